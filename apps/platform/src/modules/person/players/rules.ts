import type { FieldIssue } from '@baize/contract'

/** Long enough to look for a letter, short enough that an open mailbox of yesterday opens nothing. */
export const RESET_LIFE_MINUTES = 60

/** A link that opens an account without a password is for whoever reads the letter as it comes. */
export const SIGN_IN_LINK_LIFE_MINUTES = 15

/** Somebody who registers on Friday may read the letter on Monday. */
export const CONFIRMATION_LIFE_DAYS = 7

/** Somebody on a journey reads of a sign-in that was not theirs when they are back. */
export const SIGN_IN_ALARM_LIFE_DAYS = 7
/** Months for which the law against money laundering keeps who a player was after the account was closed. */
export const DETAILS_KEPT_MONTHS_MIN = 60

/** What an account is opened by. */
export type Contact = 'email' | 'phone'

/** Members of a profile change that belong to no form. */
export const profileSwitches: ReadonlySet<string> = new Set(['receiveBonus', 'freshchatRestoreId', 'pwaInstalled'])

/** Members a registration may carry beside the form. */
export const registrationMarks: ReadonlySet<string> = new Set(['fingerprint', 'affiliateTag', 'emailProof'])

/** What the forms say about a field. */
export const issues = {
  required: { code: 'required' },
  accepted: { code: 'accepted' },
  phone: { code: 'phone' },
  confirmed: { code: 'confirmed' },
  tooYoung: (years: number) => ({ code: 'minAge', values: { min: years } }),
  unknown: { code: 'unknownField' },
  notOffered: { code: 'notOffered' },
  countryClosed: { code: 'countryClosed' },
  taken: { code: 'taken' },
  letterSent: { code: 'letterSent' },
  locked: { code: 'locked' },
  invalid: { code: 'regex' },
  wrongPassword: { code: 'wrongPassword' },
  notYours: { code: 'notYours' },
  wrongCode: { code: 'wrongCode' },
} as const satisfies Record<string, FieldIssue | ((years: number) => FieldIssue)>
