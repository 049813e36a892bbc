import { headOnly, howItWorks, question, targetBlank } from './common.ts'
import { type Category, bool, choice, color, icon, id, img, list, md, mdi, object, str, url } from './field.ts'

/** Folders of pages: any number of files, each reached by its `pageIdentity`. */

const pageIdentity = id

export const bonus: Category = {
  files: {},
  page: object({
    pageIdentity,
    pageMeta: headOnly(),
    backgroundColor: choice('gray', 'red', 'yellow', 'green', 'blue'),
    image: img,
    title: str,
    subtitle: str,
    description: md,
    button: object({ label: str, url: url.optional }),
    termsLabel: str,
    termsContent: md,
  }),
}

export const staticPages: Category = {
  files: {},
  page: object({
    pageIdentity,
    pageMeta: headOnly(),
    title: str,
    content: md,
    /** Of what players agree to: it is kept with their agreement, and shown. */
    version: id.optional,
    /** Shows whom to ask for help in the visitor's country. */
    hasCountryHelp: bool.optional,
  }),
}

export const questionPages: Category = {
  files: {},
  page: object({ pageIdentity, title: str, icon, questionList: list(question), pageMeta: headOnly().optional }),
}

export const tournaments: Category = {
  files: {},
  page: object({
    pageIdentity,
    pageMeta: headOnly(),
    name: str,
    reward: str,
    image: img,
    info: object({ title: str, text: md }),
    termsText: md,
    advertising: object({
      showBlock: bool,
      title: str,
      reward: str,
      button: object({ label: str, url: url.optional, targetBlank }),
    }),
  }),
}

export const wheels: Category = {
  files: {},
  page: object({
    pageIdentity,
    pageMeta: headOnly(),
    pageSubtitle: mdi,
    wheelImage: img,
    arrowImage: img,
    buttonImage: img,
    segmentImage: img,
    oddSectorColor: color,
    evenSectorColor: color,
    additionalSectorColor: color,
    segmentLabelColor: color,
    segmentRateColor: color,
    backgroundGradient: object({ topColor: color, bottomColor: color }),
    activeWheelBoardColor: color,
    unavailableWheelBoardColor: color,
    spinSourceLabel: str,
    getSpinsButton: object({ label: str, icon, url }),
    getSpinsHintLabel: str,
    howItWorks: object({ enabled: bool, ...howItWorks.fields }),
    terms: object({ enabled: bool, title: str, content: md }),
  }),
}
