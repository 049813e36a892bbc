import { z } from 'zod'
import { DocumentStatus, identityNeeds, identityStates, PlayerStatus } from '../kinds.ts'
import {
  CountryCode,
  Count,
  CurrencyCode,
  Id,
  Instant,
  LocaleCode,
  MainAmount,
  requiredText,
  ShortText,
  text,
} from './common.ts'

export const Gender = z.enum(['male', 'female'])

/** A player as the player sees them. Further members are fields of the profile scenario, by field name. */
export const Profile = z
  .object({
    id: Id,
    status: z.enum(PlayerStatus),
    email: ShortText.nullable(),
    phone: ShortText.nullable(),
    nickname: ShortText.nullable(),
    firstName: ShortText.nullable(),
    lastName: ShortText.nullable(),
    country: CountryCode.nullable(),
    currency: CurrencyCode.nullable(),
    locale: LocaleCode.nullable(),
    timeZone: ShortText.nullable(),
    birthdate: ShortText.nullable(),
    gender: Gender.nullable(),
    nationality: ShortText.nullable(),
    placeOfBirth: ShortText.nullable(),
    profession: ShortText.nullable(),
    personalIdNumber: ShortText.nullable(),
    city: ShortText.nullable(),
    address: ShortText.nullable(),
    additionalAddress: ShortText.nullable(),
    postalCode: ShortText.nullable(),
    securityQuestion: ShortText.nullable(),
    securityAnswer: ShortText.nullable(),
    receiveEmailPromo: z.boolean(),
    receiveSmsPromo: z.boolean(),
    receiveBonus: z.boolean(),
    agreedTc: z.boolean(),
    /** When the e-mail was confirmed. */
    confirmedAt: Instant.nullable(),
    phoneConfirmed: z.boolean(),
    createdAt: Instant.nullable(),
    segmentIds: z.array(Id),
    /** True only in the social sign-in reply that created the player. */
    isNewlyRegistered: z.boolean(),
    pwaInstalled: z.boolean(),
    freshchatRestoreId: ShortText.nullable(),
    /** The public number of the player. */
    externalId: z.int(),
    referralCode: ShortText.nullable(),
    qualifiedReferralsCount: Count.nullable(),
  })
  .catchall(z.unknown())
export type Profile = z.output<typeof Profile>

/** What every way of signing in answers with. */
export const AuthResult = z.strictObject({
  accessToken: text(8192),
  tokenType: ShortText,
  expiresAfter: ShortText,
  sessionId: Id,
  profile: Profile,
})
export type AuthResult = z.output<typeof AuthResult>

export const RefreshResult = z.strictObject({ accessToken: text(8192) })
export type RefreshResult = z.output<typeof RefreshResult>

export const FieldScenario = z.enum(['registration', 'profile'])
export type FieldScenario = z.output<typeof FieldScenario>

/** One field of a form. Lists come sorted by `position`. */
export const FieldDef = z.strictObject({
  id: z.int(),
  name: ShortText,
  description: ShortText,
  editable: z.boolean(),
  isRequired: z.boolean(),
  isVisible: z.boolean(),
  position: z.int(),
  value: z.unknown().optional(),
  /** Of those alone who live there. */
  country: CountryCode.optional(),
})
export type FieldDef = z.output<typeof FieldDef>

/** A signed-in session. `id` and `sessionId` are the same. */
export const Session = z.strictObject({
  id: Id,
  sessionId: Id,
  playerId: Id,
  ip: ShortText,
  country: ShortText,
  deviceType: ShortText,
  userAgent: text(1024),
  closedAt: Instant.nullable(),
  createdAt: Instant,
})
export type Session = z.output<typeof Session>

export const DocumentType = z.enum([
  'identity_front',
  'identity_back',
  'identity_selfie_id',
  'address',
  'payment',
  'payment_back',
  'other',
])
export type DocumentType = z.output<typeof DocumentType>

/** A document handed in for verification. */
export const Document = z.strictObject({
  id: Id,
  fileName: ShortText,
  status: z.enum(DocumentStatus),
  type: DocumentType,
  createdAt: Instant,
  rejectReason: text(1000).nullable(),
  error: text(1000).optional(),
})
export type Document = z.output<typeof Document>

/** A player brought by this player. `qualified` 0 shows a dash. */
export const Referral = z.strictObject({
  qualified: z.int().min(0).max(3),
  registrationDate: Instant,
  qualificationDate: Instant.nullable(),
  qualificationEndDate: Instant,
  /** Ours: what it brought, in main units; `null` while it brought nothing. */
  reward: z.strictObject({ bonusId: Id, amount: MainAmount, currency: CurrencyCode }).nullable(),
})
export type Referral = z.output<typeof Referral>

/** A document players agree to, in a version. */
export const AgreementVersion = z.strictObject({ document: ShortText, version: ShortText })
export type AgreementVersion = z.output<typeof AgreementVersion>

export const ReferralSettings = z.strictObject({
  enabled: z.boolean(),
  maxReferralCount: Count.nullable(),
  /** The offer that rewards this player for each friend who qualifies; `null` where there is none for them. */
  ownerBonusId: Id.nullable(),
  /** Ours: what a referee pays in and stakes, in main units, within so many days; `null` while referrals are off. */
  conditions: z
    .strictObject({ depositFrom: MainAmount, stakeFrom: MainAmount, currency: CurrencyCode, days: Count })
    .nullable(),
})
export type ReferralSettings = z.output<typeof ReferralSettings>

/** A token for the chat company. It has run out when `now >= creationDate + expiresIn`, both in milliseconds. */
export const LiveChatToken = z.strictObject({
  accessToken: text(8192),
  tokenType: ShortText,
  entityId: ShortText,
  licenseId: ShortText,
  creationDate: z.int(),
  expiresIn: Count,
})
export type LiveChatToken = z.output<typeof LiveChatToken>

/** A token for the identity-check company. */
export const IdentityCheckToken = z.strictObject({ token: text(8192) })
export type IdentityCheckToken = z.output<typeof IdentityCheckToken>

/** How the check of the player's identity stands, and what the house asks it for. */
export const IdentityCheck = z.strictObject({
  state: z.enum(identityStates),
  /** Why it was not approved, in the words of the company that looked. */
  reason: text(1000).nullable(),
  isNeededFor: z.array(z.enum(identityNeeds)),
})
export type IdentityCheck = z.output<typeof IdentityCheck>

export const SocialProvider = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9_-]{1,64}$/)

/** What a social sign-in carries through the provider and back, byte for byte. */
export const SocialState = text(4096)

/** The query a social provider appended to its callback, whatever its members are. */
export const CallbackQuery = z
  .record(requiredText(64), text(8192))
  .refine((query) => Object.keys(query).length <= 50, { error: 'Too many members' })

export const OneTimeCodeReason = z.enum(['registration', 'phoneVerification', 'changingPass'])
export type OneTimeCodeReason = z.output<typeof OneTimeCodeReason>

/** What a code is given back for by itself; that of a registration goes with the registration. */
export const VerificationReason = OneTimeCodeReason.exclude(['registration'])
export type VerificationReason = z.output<typeof VerificationReason>
