import type { MessageTopic } from '@baize/contract/kinds'
import type { PagePath } from '../../ground/settings/index.ts'

/** What each kind of letter says that its text leaves open. Pages are named by their paths; see `compose`. */
export interface LetterValues {
  emailConfirmation: { link: PagePath; days: number }
  passwordReset: { link: PagePath; minutes: number }
  /** Whether an address is whose, before an account is opened by it. */
  registrationProof: { link: PagePath; hours: number }
  /** A link that signs its reader in. */
  signInLink: { link: PagePath; minutes: number }
  /** A sign-in from a device or country that is new, with a link for whoever it was not. */
  newSignIn: { device: string; country: string; time: string; link: PagePath; days: number }
  /** The same to a phone, where there is no e-mail. */
  newSignInText: { device: string; country: string; link: PagePath }
  /** Days on which what is kept is removed, `YYYY-MM-DD`. */
  accountClosed: { signIns: string; details: string }
  /** Six digits, to a phone. */
  oneTimeCode: { code: string; minutes: number }
  /** Six digits to an e-mail address, before something that a thief of the session must not do. */
  proofCode: { code: string; minutes: number }
  /** What guards the account has changed. */
  secondFactorOn: Record<never, never>
  secondFactorOff: Record<never, never>
  recoveryCodesRenewed: Record<never, never>
  recoveryCodeUsed: { left: number }
  passkeyAdded: { name: string }
  passkeyRemoved: { name: string }
  guardsChangedText: Record<never, never>
  recoveryCodeUsedText: Record<never, never>
  /** What became of a document somebody handed in. */
  documentApproved: { file: string }
  documentRejected: { file: string; reason: string; link: PagePath }
  /** What became of the check of who somebody is. */
  identityApproved: { link: PagePath }
  identityRejected: { link: PagePath }
  /** A withdrawal to where no money of the player's went before. */
  newDestination: { sum: string; destination: string; link: PagePath }
  withdrawalFailed: { sum: string; link: PagePath }
  withdrawalRefused: { sum: string; reason: string; link: PagePath }
  /** Money that came to an account after it was closed. */
  lateMoneyHeld: { sum: string; link: PagePath }
  lateMoneyPaid: { sum: string; destination: string }
  /** What came of a player's invitation; nothing of who was invited. */
  referralJoined: { link: PagePath }
  referralRewarded: { sum: string; link: PagePath }
  /** A share of losses that was given back. */
  cashbackPaid: { sum: string; link: PagePath }
  /** What becomes of a bonus. */
  bonusGiven: { name: string; sum: string; link: PagePath }
  bonusExpiring: { name: string; sum: string; until: string; link: PagePath }
  bonusPlayed: { name: string; sum: string; won: string; link: PagePath }
  bonusEnded: { name: string; sum: string; link: PagePath }
  /** What becomes of free spins; `sum` is what they have won. */
  freeSpinsGiven: { name: string; count: number; until: string; link: PagePath }
  freeSpinsExpiring: { name: string; count: number; left: number; until: string; link: PagePath }
  freeSpinsEnded: { name: string; count: number; used: number; sum: string; link: PagePath }
  /** What an operator wrote to the players of a segment. */
  broadcast: { title: string; text: string; link: PagePath; settings: PagePath }
  /** What a month did to a player's real money: amounts with their currency, one account after another. */
  activityStatement: { month: string; time: string; each: StatementLines[]; link: PagePath }
  /** To the operator: what somebody wrote in the contact form. */
  communication: { email: string; message: string; country: string; reference: string }
}
/** The lines of one account in a statement, as they are read. */
export interface StatementLines {
  currency: string
  opening: string
  deposited: string
  paidOut: string
  staked: string
  won: string
  net: string
  other: string
  closing: string
}

export type LetterKind = keyof LetterValues

export type Medium = 'email' | 'sms'

/** What carries each kind of letter. */
export const mediums: Record<LetterKind, Medium> = {
  emailConfirmation: 'email',
  passwordReset: 'email',
  registrationProof: 'email',
  signInLink: 'email',
  newSignIn: 'email',
  newSignInText: 'sms',
  accountClosed: 'email',
  oneTimeCode: 'sms',
  proofCode: 'email',
  secondFactorOn: 'email',
  secondFactorOff: 'email',
  recoveryCodesRenewed: 'email',
  recoveryCodeUsed: 'email',
  passkeyAdded: 'email',
  passkeyRemoved: 'email',
  guardsChangedText: 'sms',
  recoveryCodeUsedText: 'sms',
  documentApproved: 'email',
  documentRejected: 'email',
  newDestination: 'email',
  withdrawalFailed: 'email',
  withdrawalRefused: 'email',
  identityApproved: 'email',
  identityRejected: 'email',
  lateMoneyHeld: 'email',
  lateMoneyPaid: 'email',
  referralJoined: 'email',
  referralRewarded: 'email',
  cashbackPaid: 'email',
  bonusGiven: 'email',
  bonusExpiring: 'email',
  bonusPlayed: 'email',
  bonusEnded: 'email',
  freeSpinsGiven: 'email',
  freeSpinsExpiring: 'email',
  freeSpinsEnded: 'email',
  broadcast: 'email',
  activityStatement: 'email',
  communication: 'email',
}

/** Of letters that players may choose about: what each is about. All others must be said, or were asked for. */
export const letterTopics: Partial<Record<LetterKind, MessageTopic>> = {
  documentApproved: 'documents',
  documentRejected: 'documents',
  identityApproved: 'documents',
  identityRejected: 'documents',
  withdrawalFailed: 'money',
  withdrawalRefused: 'money',
  cashbackPaid: 'offers',
  bonusGiven: 'offers',
  bonusExpiring: 'offers',
  bonusPlayed: 'offers',
  bonusEnded: 'offers',
  freeSpinsGiven: 'offers',
  freeSpinsExpiring: 'offers',
  freeSpinsEnded: 'offers',
  referralJoined: 'invitations',
  referralRewarded: 'invitations',
}

/** Letters that lead to play. They wait until the player's quiet hours end, and never leave once the player takes a break. */
export const promotingLetters: ReadonlySet<LetterKind> = new Set<LetterKind>([
  'cashbackPaid',
  'broadcast',
  'bonusGiven',
  'bonusExpiring',
  'freeSpinsGiven',
  'freeSpinsExpiring',
  'referralJoined',
  'referralRewarded',
])

/** A letter somebody has a reason to send. */
export interface LetterDraft<Kind extends LetterKind = LetterKind> {
  kind: Kind
  /**
   * The address. `null` writes a letter that is dropped instead of sent, for callers who must not tell by the
   * time they take whether there is anybody to write to.
   */
  to: string | null
  /** The reader's language; a language we do not write in gets the default one. */
  locale: string
  values: LetterValues[Kind]
  /** What it is about, where that is not said by its kind. */
  topic?: MessageTopic
  /** Who reads it; needed for whatever players may choose about. */
  reader?: { playerId: string; timeZone: string | null }
  /** Where an answer goes, when not to us. */
  replyTo?: string
  /** From here on nobody needs it any more. */
  expiresAt: Date
}

/** What a letter says, in the language it says it in. */
export interface LetterContent {
  locale: string
  /** Text messages have none. */
  subject: string | null
  /** Plain text; an empty line parts paragraphs, and an address to follow stands alone on its line. */
  text: string
}

/** Letters carry codes that give access, so that whoever reads the table, or a copy of it, must find them closed. */
export const SEALED_FOR = { purpose: 'letters' }
