import { empty, failed, headOnly, howItWorks } from './common.ts'
import { type Category, type Fields, img, list, md, mdi, object, str } from './field.ts'

/** What every page of the profile has: the label of its menu entry and its head. */
const page: Fields = { title: str, pageMeta: headOnly() }

const documentCard = object({ icon: img, title: str, description: str })
const photos = { description: md, photoInstruction: list({ image: img, icon: img, description: str }) }
const cashLimit = object({ label: str, hint: str })
const dated = str.with('date')

/** An address or number: what is said of it in each state, and what one does about it. */
const contact: Fields = {
  title: str,
  noneText: str,
  unconfirmedText: str,
  confirmedText: str,
  addButton: str,
  verifyButton: str,
}

export const profile: Category = {
  files: {
    personal: object({
      ...page,
      editButton: str,
      saveButton: str,
      cancelButton: str,
      verifyButton: str,
      verifiedLabel: str,
      unverifiedLabel: str,
      subscriptionTitle: str,
      manageTitle: str,
      emptyValue: str,
      lockedHint: str,
      failed,
      externalId: object({ label: str, copyLabel: str, copyMsg: str }),
      questsHub: object({ title: str, historyLabel: str, rewardsTitle: str, empty }).awaits('quests'),
    }),
    wallet: object({
      ...page,
      addButton: str,
      changeButton: str,
      hideButton: str,
      depositButton: str,
      withdrawButton: str,
    }).awaits('profile'),
    bonuses: object({
      ...page,
      historyLink: str,
      activeTitle: str,
      issuedTitle: str,
      depositTitle: str,
      bonusCode: object({
        title: str,
        description: str,
        image: img,
        buttonLabel: str,
        timerText: str,
        tryError: str,
      }),
    }).awaits('bonuses'),
    notifications: object({ ...page, empty }).awaits('notifications'),
    documents: object({
      ...page,
      selectTypeTitle: str,
      continueButton: str,
      verificationTitle: str.with('type'),
      uploadPlaceholder: str,
      uploadHint: str,
      uploadButton: str,
      uploadMore: str,
      documentTypeCards: object({
        passport: documentCard,
        identity_selfie_id: documentCard,
        address: documentCard,
        payment: documentCard,
        other: documentCard,
      }),
      uploadDocumentName: object({
        identity_front: str,
        identity_back: str,
        identity_selfie_id: str,
        address: str,
        payment: str,
        payment_back: str,
        other: str,
      }),
      verification: object({
        passport: object({ ...photos, alert: str }),
        identity_selfie_id: object(photos),
        address: object(photos),
        payment: object({ ...photos, alert: str }),
        other: object(photos),
      }),
      backButton: str,
      removeButton: str,
      sendingLabel: str,
      megabytes: str.with('size'),
      sentOn: dated,
      statuses: object({ approve: str, pending: str, canceled: str }),
      rejections: object({ type: str, size: str, count: str, full: str, tooMany: str, failed: str }),
      failed,
    }),
    referral: object({
      ...page,
      info: object({ description: md, showMoreLabel: str }),
      card: object({
        image: img,
        bonusTitle: mdi.with('bonus'),
        cashBonusLabel: str,
        freeSpinsBonusLabel: str,
        totalReferrals: object({ title: str, tooltip: str }),
        qualifiedPlayers: object({ title: str, tooltip: str }),
        copyLink: object({ btnLabel: str, msg: str }),
        unavailable: object({ image: img, text: str }),
      }),
      howItWorks: object({ ...howItWorks.fields, itemBgImg: img.optional }),
      rewards: object({
        title: str,
        columns: object({ qualified: str, registrationDate: str, qualificationDate: str, qualificationEndDate: str }),
        statusLabels: object({ inProgress: str, qualified: str, unQualified: str }),
        unqualifiedTooltip: str,
      }),
      faq: object({ title: str, description: str, items: list({ question: str, answer: md }) }),
    }).awaits('referral'),
    verification: object({
      ...page,
      email: object({ ...contact }),
      phone: object({
        ...contact,
        removeButton: str,
        remove: object({ title: str, description: str.with('phone'), confirmButton: str, cancelButton: str }),
      }),
      sumsub: object({ title: str, infoList: list({ title: str, description: mdi }) }).awaits('identity-check'),
    }),
    security: object({
      ...page,
      password: object({ label: str, description: str, saveButton: str }),
      sessions: object({ title: str, description: str }),
      signIns: object({ title: str, description: str }),
    }),
    history: object({ ...page, tabsLabel: str }),
    limits: object({
      ...page,
      modeToggle: str,
      bet: cashLimit,
      loss: cashLimit,
      deposit: cashLimit,
      coolingOff: object({
        label: str,
        hint: mdi,
        selectLabel: str,
        activeStatusLabel: dated,
        pendingStatusLabel: dated,
      }),
      selfExclusion: object({ label: str, hint: md, selectLabel: str }),
      addButtonLabel: str,
      editButtonLabel: str,
      doneButtonLabel: str,
      setButtonLabel: str,
      availableLimitSum: str.with('balance?', 'amount?', 'currency?'),
      activeStatusLabel: dated,
      pendingStatusLabel: dated,
      statusActiveTimerLabel: str,
      statusPendingTimerLabel: str,
      timerAlmostDone: str,
    }).awaits('limits'),
  },
}
