import { z } from 'zod'
import { OPERATOR_PASSWORD_LENGTH_MIN, PASSWORD_LENGTH_MAX } from '../bounds.ts'
import {
  documentRejectReasons,
  DocumentStatus,
  identityStates,
  operatorRoles,
  PlayerStatus,
  withdrawalRefusals,
  withdrawalStates,
} from '../kinds.ts'
import {
  Count,
  CountryCode,
  CurrencyCode,
  Id,
  Instant,
  LocaleCode,
  MainAmount,
  requiredText,
  ShortText,
  text,
} from './common.ts'
import { Passkey } from './passkeys.ts'
import { DocumentType, FieldScenario, Referral } from './player.ts'
import { SecondFactor } from './second-factors.ts'
import { Account } from './wallet.ts'

const Role = z.enum(operatorRoles)

/** What an operator signs in by. */
export const OperatorName = z
  .string()
  .max(64)
  .regex(/^[a-z0-9][a-z0-9.-]{1,63}$/)

export const OperatorPassword = text(PASSWORD_LENGTH_MAX).min(OPERATOR_PASSWORD_LENGTH_MIN)

/** The digits an authenticator shows. */
export const AuthenticatorCode = z
  .string()
  .max(6)
  .regex(/^\d{6}$/)

/** Why something is done, for whoever reads the audit log years later. Every write has one. */
export const Reason = requiredText(1000).min(3)

/** An invitation, as whoever made it hands it over. It works once. */
export const Invitation = z
  .string()
  .max(64)
  .regex(/^[\w-]{1,64}$/)

export const OperatorParams = z.strictObject({ operatorId: Id })
export const PlayerParams = z.strictObject({ playerId: Id })
export const PlayerPasskeyParams = z.strictObject({ playerId: Id, passkeyId: Id })

/** What a player signs in by, as operators see it: nothing by which one could sign in. */
export const PlayerGuards = z.strictObject({
  hasPassword: z.boolean(),
  passkeys: z.array(Passkey),
  secondFactor: SecondFactor,
})
export type PlayerGuards = z.output<typeof PlayerGuards>

export const Operator = z.strictObject({
  id: Id,
  name: OperatorName,
  roles: z.array(Role),
  /** `invited` ones have not chosen a password yet, or not anew. */
  state: z.enum(['invited', 'enrolled']),
  isEnabled: z.boolean(),
  createdAt: Instant,
})
export type Operator = z.output<typeof Operator>

/** What signing in answers with. The token is over at `endsAt`, and after `idleSeconds` without a call. */
export const OperatorSignedIn = z.strictObject({
  token: text(128),
  role: Role,
  endsAt: Instant,
  idleSeconds: Count,
  operator: Operator,
})
export type OperatorSignedIn = z.output<typeof OperatorSignedIn>

/** Who is calling, as what. */
export const OperatorSelf = z.strictObject({ operator: Operator, role: Role, endsAt: Instant })
export type OperatorSelf = z.output<typeof OperatorSelf>

/** A new operator, or one invited anew. The invitation is told once, to whoever made it. */
export const InvitedOperator = z.strictObject({ operator: Operator, invitation: Invitation, endsAt: Instant })
export type InvitedOperator = z.output<typeof InvitedOperator>

/** What an authenticator needs to show the codes of the invited operator. */
export const Enrolment = z.strictObject({
  name: OperatorName,
  authenticatorUri: text(512),
  authenticatorKey: text(128),
})
export type Enrolment = z.output<typeof Enrolment>

/** A player in a list. */
export const PlayerSummary = z.strictObject({
  id: Id,
  externalId: z.int(),
  status: z.enum(PlayerStatus),
  email: ShortText.nullable(),
  phone: ShortText.nullable(),
  nickname: ShortText.nullable(),
  country: CountryCode.nullable(),
  createdAt: Instant,
})
export type PlayerSummary = z.output<typeof PlayerSummary>

/** A player as operators see them: no password, no security answer. */
export const PlayerDetails = PlayerSummary.extend({
  confirmedAt: Instant.nullable(),
  phoneConfirmed: z.boolean(),
  firstName: ShortText.nullable(),
  lastName: ShortText.nullable(),
  birthdate: ShortText.nullable(),
  city: ShortText.nullable(),
  address: ShortText.nullable(),
  postalCode: ShortText.nullable(),
  currency: CurrencyCode.nullable(),
  locale: LocaleCode.nullable(),
  timeZone: ShortText.nullable(),
  receiveEmailPromo: z.boolean(),
  receiveSmsPromo: z.boolean(),
  agreedAt: Instant.nullable(),
  segmentIds: z.array(Id),
})
export type PlayerDetails = z.output<typeof PlayerDetails>

/** An account as operators see it: hidden ones too. */
export const PlayerAccount = Account.extend({ isHidden: z.boolean() })
export type PlayerAccount = z.output<typeof PlayerAccount>

/** Where the money of an account lies in the ledger. */
export const Purse = z.enum(['cash', 'bonus', 'held'])
export type Purse = z.output<typeof Purse>

/** An entry of the ledger as one purse saw it: what it gained, or lost below zero, and what it then held. */
export const StatementLine = z.strictObject({
  entryId: Id,
  /** Names the cause, for example `deposit:<invoice>`. */
  key: ShortText,
  kind: ShortText,
  amount: MainAmount,
  balance: MainAmount,
  currency: CurrencyCode,
  postedAt: Instant,
})
export type StatementLine = z.output<typeof StatementLine>

/** What became of a player's standing. */
export const PlayerStanding = z.strictObject({ id: Id, status: z.enum(PlayerStatus) })
export type PlayerStanding = z.output<typeof PlayerStanding>

/** How the check of an identity stands. Nothing of who somebody is stands in it. */
export const PlayerIdentity = z.strictObject({
  playerId: Id,
  state: z.enum(identityStates),
  reason: text(1000).nullable(),
  /** The company that looks, and what it calls the player; `null` before the first look, or by hand. */
  companyId: ShortText.nullable(),
  applicantId: ShortText.nullable(),
  /** When what stands was said. */
  toldAt: Instant.nullable(),
  /** Other accounts with the same checked document, or the same checked name and day of birth. */
  samePerson: z.array(Id),
})
export type PlayerIdentity = z.output<typeof PlayerIdentity>

/** Main units of the base currency. */
export const ReferralSum = z.number().min(0).max(1e9)

/** When a player whom another brought counts: after so much was paid in and staked within so many days. */
export const ReferralRules = z.strictObject({
  isEnabled: z.boolean(),
  depositFrom: ReferralSum,
  stakeFrom: ReferralSum,
  days: z.int().min(1).max(365),
  /** Most that one player may bring; `null` for any number. */
  countMax: z.int().min(1).nullable(),
})
export type ReferralRules = z.output<typeof ReferralRules>

/** Somebody whom a player brought. */
export const PlayerReferral = z.strictObject({
  refereeId: Id,
  ...Referral.shape,
  /** The reward is due, and the player may be given nothing at the moment. */
  isRewardWaiting: z.boolean(),
})
export type PlayerReferral = z.output<typeof PlayerReferral>

/** Money put right by hand. `waiting` for another operator, where it is above what one may do alone. */
export const Correction = z.strictObject({
  id: Id,
  playerId: Id,
  accountId: Id,
  currency: CurrencyCode,
  direction: z.enum(['credit', 'debit']),
  amount: MainAmount,
  state: z.enum(['waiting', 'posted', 'refused']),
  reason: text(1000),
  askedBy: Id,
  /** The second operator; `null` where one was enough. */
  decidedBy: Id.nullable(),
  decisionReason: text(1000).nullable(),
  entryId: Id.nullable(),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
})
export type Correction = z.output<typeof Correction>

/** What an operator may correct alone in a currency within a day, all players together. Nothing where none is set. */
export const CorrectionCeiling = z.strictObject({ currency: CurrencyCode, aloneMax: MainAmount })
export type CorrectionCeiling = z.output<typeof CorrectionCeiling>

export const WithdrawalParams = z.strictObject({ withdrawalId: Id })

/** A withdrawal as those who decide about it see it. */
export const ReviewedWithdrawal = z.strictObject({
  id: Id,
  playerId: Id,
  accountId: Id,
  method: ShortText,
  currency: CurrencyCode,
  amount: MainAmount,
  /** The same in the base currency, at the rate of the moment it was asked for. */
  baseAmount: MainAmount,
  state: z.enum(withdrawalStates),
  /** Why it is not paid without a person. */
  checks: z.array(ShortText),
  /** As much of it as may be shown. */
  destination: ShortText.nullable(),
  isDestinationNew: z.boolean(),
  /** What the company says it paid, where that is something else. In smallest units of its own currency. */
  paid: z.strictObject({ amount: ShortText, currency: ShortText }).nullable(),
  why: z.enum(withdrawalRefusals).nullable(),
  note: text(500).nullable(),
  /** The first of two operators, where it takes two. */
  firstApprovedBy: Id.nullable(),
  /** `null` where the rules of the house approved. */
  approvedBy: Id.nullable(),
  createdAt: Instant,
  approvedAt: Instant.nullable(),
  sentAt: Instant.nullable(),
  endedAt: Instant.nullable(),
})
export type ReviewedWithdrawal = z.output<typeof ReviewedWithdrawal>

/** Money that came to an account after its player had closed it. */
export const LateMoney = z.strictObject({
  accountId: Id,
  playerId: Id,
  currency: CurrencyCode,
  /** What lies there now. */
  amount: MainAmount,
  /** When the first of it came. */
  heldSince: Instant,
  /** When the player was written to; `null` where that was not done yet, or there is no address any more. */
  toldAt: Instant.nullable(),
})
export type LateMoney = z.output<typeof LateMoney>

/** The name a company's calls are signed under. */
export const CompanyId = z
  .string()
  .max(64)
  .regex(/^[a-z0-9][a-z0-9-]{0,63}$/)

export const CompanyParams = z.strictObject({ companyId: CompanyId })

/** An outside company. `null` serves every currency, or country. */
export const Company = z.strictObject({
  id: CompanyId,
  kind: ShortText,
  url: text(2048),
  currencies: z.array(CurrencyCode).nullable(),
  countries: z.array(CountryCode).nullable(),
  isEnabled: z.boolean(),
  isSandbox: z.boolean(),
})
export type Company = z.output<typeof Company>

/** A company with a secret that was just made for it; `null` where it kept its own. Told once. */
export const CompanyWithSecret = z.strictObject({ company: Company, secret: text(256).nullable() })
export type CompanyWithSecret = z.output<typeof CompanyWithSecret>

export const WinParams = z.strictObject({ winId: Id })

/** A win above a ceiling, which waits for somebody to decide. Rounds and companies are named as the companies do. */
export const WaitingWin = z.strictObject({
  id: Id,
  playerId: Id,
  source: ShortText,
  game: ShortText,
  round: ShortText,
  currency: CurrencyCode,
  staked: MainAmount,
  amount: MainAmount,
  /** What the round may pay without an operator. */
  ceiling: MainAmount,
  createdAt: Instant,
})
export type WaitingWin = z.output<typeof WaitingWin>

export const DecidedWin = z.strictObject({ id: Id, state: z.enum(['paid', 'refused']) })
export type DecidedWin = z.output<typeof DecidedWin>

export const DepositParams = z.strictObject({ depositId: Id })

/** A deposit for which other money came than was asked for: in the currency of the account, or in another. */
export const ReviewedDeposit = z.strictObject({
  id: Id,
  playerId: Id,
  provider: ShortText,
  amount: MainAmount,
  currency: CurrencyCode,
  paidAmount: MainAmount,
  paidCurrency: CurrencyCode,
  createdAt: Instant,
  /** Since when it waits. */
  updatedAt: Instant,
})
export type ReviewedDeposit = z.output<typeof ReviewedDeposit>

export const DecidedDeposit = z.strictObject({ id: Id, state: z.enum(['settled', 'failed']) })
export type DecidedDeposit = z.output<typeof DecidedDeposit>

export const CountryParams = z.strictObject({ country: CountryCode })

/** What is closed in a country: the whole site, or signing in and registering. */
export const Restriction = z.enum(['open', 'closed', 'no-sign-in'])
export type Restriction = z.output<typeof Restriction>

export const RestrictedCountry = z.strictObject({ country: CountryCode, restriction: Restriction })
export type RestrictedCountry = z.output<typeof RestrictedCountry>

export const PlayerSessionParams = z.strictObject({ playerId: Id, sessionId: Id })

export const JobId = z.int().min(1).max(Number.MAX_SAFE_INTEGER)

/** A job as it stands. `failed` ones have used up their attempts. */
export const Job = z.strictObject({
  id: JobId,
  name: ShortText,
  state: z.enum(['running', 'due', 'waiting', 'failed']),
  runAt: Instant,
  attempts: Count,
  attemptsMax: Count,
  lastError: text(500).nullable(),
})
export type Job = z.output<typeof Job>

/** How many of the named jobs nobody worked on, and so were changed. */
export const JobCount = z.strictObject({ count: Count })
export type JobCount = z.output<typeof JobCount>

/** What a line of the audit log is about. */
export const AuditSubject = z.strictObject({ kind: ShortText, id: ShortText })
export type AuditSubject = z.output<typeof AuditSubject>

/** A line of the audit log: who did what as what, or looked at whom. */
export const AuditLine = z.strictObject({
  number: z.int(),
  at: Instant,
  /** `null` for a command on the machine itself. */
  operatorId: Id.nullable(),
  operator: ShortText,
  role: Role.nullable(),
  operation: ShortText,
  action: z.enum(['write', 'look']),
  subject: AuditSubject,
  before: z.unknown(),
  after: z.unknown(),
  reason: text(1000).nullable(),
  requestId: Id,
  network: ShortText.nullable(),
})
export type AuditLine = z.output<typeof AuditLine>

export const DocumentParams = z.strictObject({ documentId: Id })

/** A document with what became of it, as those who check see it. */
export const ReviewedDocument = z.strictObject({
  id: Id,
  playerId: Id,
  type: DocumentType,
  fileName: ShortText,
  status: z.enum(DocumentStatus),
  /** Why it was sent back, and the sentence that was added. */
  why: z.enum(documentRejectReasons).nullable(),
  note: text(500).nullable(),
  reviewedBy: Id.nullable(),
  reviewedAt: Instant.nullable(),
  createdAt: Instant,
})
export type ReviewedDocument = z.output<typeof ReviewedDocument>

/** The file of a document. Whoever saves it gives it an end of its own, by `contentType`. */
export const DocumentFile = z.strictObject({
  fileName: ShortText,
  contentType: z.enum(['image/jpeg', 'application/pdf']),
  /** Base64 of at most ten megabytes, or of a picture drawn anew. */
  content: text(48 * 1024 * 1024),
})
export type DocumentFile = z.output<typeof DocumentFile>

/** Where a field stands in its form, from 1; two of one position stand as they do by themselves. */
export const FormFieldPosition = z.int().min(1).max(10_000)

/** A field of a form, as operators see it. */
export const FormField = z.strictObject({
  scenario: FieldScenario,
  name: ShortText,
  description: ShortText,
  isAsked: z.boolean(),
  isRequired: z.boolean(),
  isVisible: z.boolean(),
  isEditable: z.boolean(),
  position: FormFieldPosition,
  /** Always asked for and required, because no account can do without it. */
  isFixed: z.boolean(),
})
export type FormField = z.output<typeof FormField>

/** A letter or text message that was never delivered. */
export const GivenUpLetter = z.strictObject({
  id: Id,
  kind: ShortText,
  medium: z.enum(['email', 'sms']),
  recipient: ShortText,
  /** Refused by whoever carries it, of no use any more, or closed by a secret that is lost. */
  reason: z.enum(['refused', 'late', 'unreadable']),
  attempts: Count,
  writtenAt: Instant,
  givenUpAt: Instant,
})
export type GivenUpLetter = z.output<typeof GivenUpLetter>
