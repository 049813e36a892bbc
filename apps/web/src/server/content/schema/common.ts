import { type Fields, bool, icon, img, list, md, mdi, object, str, url } from './field.ts'

/** What several files share. */

export const targetBlank = bool.optional

export const link = { label: str, url, targetBlank }

export const menu = object({ title: str, items: list(link) })

export const iconButton = object({ label: str, icon })

/** A place without anything in it, with one action where there is one. */
export const empty = object({ title: str, description: str, image: img.optional, button: str.optional })

/** An empty place of a list, which has nothing to do but to wait or to look elsewhere. */
export const emptyWords = object({ title: str, description: str })

/** An empty place whose description is markdown. */
export const emptyMarked = object({ title: str, description: md, image: img.optional, button: str.optional })

export const failed = object({ title: str, description: str, button: str })

export const timer = object({ days: str, hours: str, minutes: str, seconds: str })

export const question = { question: str, answer: md }

/** The head of a page. `places` may stand in its texts. */
export function pageMeta(...places: string[]) {
  const optional = places.map((place) => `${place}?`)
  return object({
    title: str.with(...optional),
    description: str.with(...optional),
    image: img.optional,
    canonicalUrl: url.optional,
    seoText: object({
      visible: md.with(...optional).optional,
      hidden: md.with(...optional).optional,
      button: str.optional,
    }).optional,
  })
}

/** The head of a page that shows no text about itself: one of a player, or one that is all text. */
export function headOnly() {
  const { seoText: _seoText, ...head } = pageMeta().fields
  return object(head)
}

/** The words under a list that has pages. */
export const pagingLabels: Fields = { pagesLabel: str, previousLabel: str, nextLabel: str }

export const howItWorks = object({
  title: str,
  description: str,
  image: img.optional,
  items: list({ image: img.optional, title: str, description: mdi }),
  button: str.optional,
})
