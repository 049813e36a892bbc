import { z } from 'zod'
import { identityStates, PlayerStatus } from '../../kinds.ts'
import { CountryCode, CurrencyCode, Id, Instant, LocaleCode, ShortText, text } from '../common.ts'
import { Passkey } from '../passkeys.ts'
import { Referral } from '../player.ts'
import { SecondFactor } from '../second-factors.ts'
import { Account } from '../wallet.ts'

export const PlayerParams = z.strictObject({ playerId: Id })
export const PlayerPasskeyParams = z.strictObject({ playerId: Id, passkeyId: Id })

/** What a player signs in by, as operators see it: nothing by which one could sign in. */
export const PlayerGuards = z.strictObject({
  hasPassword: z.boolean(),
  passkeys: z.array(Passkey),
  secondFactor: SecondFactor,
})
export type PlayerGuards = z.output<typeof PlayerGuards>

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

export const PlayerSessionParams = z.strictObject({ playerId: Id, sessionId: Id })
