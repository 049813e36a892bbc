import { z } from 'zod'
import { fieldLengths } from '../field-rules.ts'
import { AFFILIATE_TAG_LENGTH_MAX, ONE_TIME_CODE_LENGTH, PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '../bounds.ts'
import { CalendarDay, CountryCode, CurrencyCode, Email, Fingerprint, LocaleCode, PhoneDigits, text } from './common.ts'
import { Gender } from './player.ts'

/** A member that may come as the empty string, which counts as absent. */
export function orEmpty<Schema extends z.ZodType>(schema: Schema) {
  return z.union([schema, z.literal('')])
}

/** A checkbox of a form: `1` when checked, the empty string when not. */
export const Checkbox = z.union([z.literal(1), z.literal('1'), z.literal('')])
export type Checkbox = z.output<typeof Checkbox>

export function isChecked(value: Checkbox | undefined): boolean {
  return value === 1 || value === '1'
}

/** A value of any scenario field: `null` is how a gender and a day of birth are left open, and nothing else. */
export type ScenarioValue = string | number | boolean | null

/** A value of a scenario field that the contract does not know by name. The empty string takes it away. */
export const FurtherValue: z.ZodType<ScenarioValue, ScenarioValue> = z.union([
  text(500),
  z.number().min(-Number.MAX_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER),
  z.boolean(),
])

/** Fields of a scenario by name: as many as a form may have, with names of a bounded length. */
function hasReasonableMembers(body: object): boolean {
  const names = Object.keys(body)
  return names.length <= 100 && names.every((name) => name.length <= 64)
}
const tooManyMembers = { error: 'Too many fields or too long a name' }

/** A password somebody chooses. */
export const NewPassword = z.string().min(PASSWORD_LENGTH_MIN).max(PASSWORD_LENGTH_MAX)

/** A password somebody claims to have: any text, so that a wrong one is refused as wrong and not as malformed. */
export const ClaimedPassword = z.string().min(1).max(PASSWORD_LENGTH_MAX)
/** The same, empty where there is none. */
export const PresentPassword = z.string().max(PASSWORD_LENGTH_MAX)

/** The six digits sent to a phone. */
export const OneTimeCode = z
  .string()
  .max(ONE_TIME_CODE_LENGTH)
  .regex(new RegExp(`^\\d{${ONE_TIME_CODE_LENGTH}}$`))

/** The tag of the link that brought a visitor: a line of a company's, in whatever letters it likes. */
export const AffiliateTag = z
  .string()
  .max(AFFILIATE_TAG_LENGTH_MAX)
  .regex(/^[^\p{Cc}\p{Surrogate}]*$/u)

const line = (name: keyof typeof fieldLengths) => text(fieldLengths[name].max).optional()

/** Fields of a person that both registration and profile may hold. */
export const personFields = {
  firstName: line('firstName'),
  lastName: line('lastName'),
  gender: z.union([Gender, z.literal(''), z.null()]).optional(),
  birthdate: z.union([CalendarDay, z.literal(''), z.null()]).optional(),
  nationality: line('nationality'),
  placeOfBirth: line('placeOfBirth'),
  profession: line('profession'),
  personalIdNumber: line('personalIdNumber'),
  city: line('city'),
  address: line('address'),
  additionalAddress: line('additionalAddress'),
  postalCode: line('postalCode'),
  timeZone: line('timeZone'),
  securityQuestion: line('securityQuestion'),
  securityAnswer: line('securityAnswer'),
}

const registrationFields = {
  ...personFields,
  password: NewPassword,
  password_confirmation: text(PASSWORD_LENGTH_MAX).optional(),
  nickname: line('nickname'),
  country: orEmpty(CountryCode).optional(),
  currency: orEmpty(CurrencyCode).optional(),
  locale: orEmpty(LocaleCode).optional(),
  bonusCode: line('bonusCode'),
  referralCode: line('referralCode'),
  agreements: Checkbox.optional(),
  receiveEmailPromo: Checkbox.optional(),
  receiveSmsPromo: Checkbox.optional(),
  fingerprint: Fingerprint,
  affiliateTag: AffiliateTag.optional(),
  /** From the link of a letter: that whoever registers reads the mail of this address. */
  emailProof: text(100).optional(),
}

/**
 * Registration on the e-mail tab. Which of the optional members are required is for the scenario to say;
 * members beyond these are fields of the scenario, and the empty string counts as absent.
 */
export const RegistrationByEmail = z
  .object({ ...registrationFields, email: Email, phone: orEmpty(PhoneDigits).optional() })
  .catchall(FurtherValue)
  .refine(hasReasonableMembers, tooManyMembers)
export type RegistrationByEmail = z.output<typeof RegistrationByEmail>

/** Registration on the phone tab, with the code that was sent to the phone. */
export const RegistrationByPhone = z
  .object({ ...registrationFields, phone: PhoneDigits, email: orEmpty(Email).optional(), code: OneTimeCode })
  .catchall(FurtherValue)
  .refine(hasReasonableMembers, tooManyMembers)
export type RegistrationByPhone = z.output<typeof RegistrationByPhone>

/** What of the profile changes; members left out keep their value. `phone` as the empty string removes the phone. */
export const ProfileChange = z
  .object({
    ...personFields,
    nickname: line('nickname'),
    email: orEmpty(Email).optional(),
    phone: orEmpty(PhoneDigits).optional(),
    country: orEmpty(CountryCode).optional(),
    currency: orEmpty(CurrencyCode).optional(),
    locale: orEmpty(LocaleCode).optional(),
    receiveEmailPromo: z.union([z.boolean(), Checkbox]).optional(),
    receiveSmsPromo: z.union([z.boolean(), Checkbox]).optional(),
    receiveBonus: z.union([z.boolean(), Checkbox]).optional(),
    freshchatRestoreId: text(255).optional(),
    pwaInstalled: z.boolean().optional(),
  })
  .catchall(FurtherValue)
  .refine(hasReasonableMembers, tooManyMembers)
export type ProfileChange = z.output<typeof ProfileChange>
