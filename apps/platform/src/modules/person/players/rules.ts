import { type FieldIssue, PASSWORD_LENGTH_MIN } from '@baize/contract'

/** Youngest age that may play; the law of most licences. */
export const AGE_MIN_YEARS = 18

/** Oldest age that is not a slip of the pen. */
export const AGE_MAX_YEARS = 120

/** Long enough to look for a letter, short enough that an open mailbox of yesterday opens nothing. */
export const RESET_LIFE_MINUTES = 60

/** A link that opens an account without a password is for whoever reads the letter as it comes. */
export const SIGN_IN_LINK_LIFE_MINUTES = 15

/** Somebody who registers on Friday may read the letter on Monday. */
export const CONFIRMATION_LIFE_DAYS = 7

/** Somebody on a journey reads of a sign-in that was not theirs when they are back. */
export const SIGN_IN_ALARM_LIFE_DAYS = 7
/** How long the law against money laundering keeps who a player was after the account was closed. */
export const DETAILS_KEPT_YEARS = 5

/** One field of a form, as both the form and the check of what it sends need it. */
export interface FieldRule {
  name: string
  description: string
  isRequired: boolean
  /** Registration only: the site fills hidden ones in by itself. */
  isVisible: boolean
  /** Profile only: a value that stands cannot be changed where this is false. */
  isEditable: boolean
  /** Asked only of players from this country. */
  country?: string
}

/** What an account is opened by. */
export type Contact = 'email' | 'phone'

const rule = (name: string, description: string, more: Partial<FieldRule> = {}): FieldRule => ({
  name,
  description,
  isRequired: false,
  isVisible: true,
  isEditable: true,
  ...more,
})

/** The registration form, in its order. */
export const registrationFields: readonly FieldRule[] = [
  rule('email', 'Where we write to, and the name to sign in with', { isRequired: true }),
  rule('password', `At least ${PASSWORD_LENGTH_MIN} characters`, { isRequired: true }),
  rule('password_confirmation', 'The password once more', { isRequired: true }),
  rule('nickname', 'What others see; made from the e-mail when empty', { isVisible: false }),
  rule('country', 'Country of residence', { isRequired: true }),
  rule('currency', 'Currency of the first account', { isRequired: true }),
  rule('locale', 'Language of mails and messages', { isVisible: false }),
  rule('bonusCode', 'A bonus code'),
  rule('referralCode', 'The code of a friend'),
  rule('agreements', 'Terms and conditions, and the minimum age', { isRequired: true }),
  rule('receiveEmailPromo', 'Offers by e-mail'),
  rule('receiveSmsPromo', 'Offers by text message'),
]

/**
 * The form as it is judged when the account is opened by this contact: the phone stands on no list, because its own
 * tab asks for it, and who registers by phone needs no e-mail.
 */
export function registrationFieldsBy(contact: Contact): readonly FieldRule[] {
  if (contact === 'email') return registrationFields
  const phone = rule('phone', 'Digits with the country prefix', { isRequired: true })
  return [
    phone,
    ...registrationFields.map((field) => (field.name === 'email' ? { ...field, isRequired: false } : field)),
  ]
}

/** The profile form, in its order. Who a player is cannot be changed by the player once it was said. */
export const profileFields: readonly FieldRule[] = [
  rule('email', 'Where we write to, and the name to sign in with', { isRequired: true, isEditable: false }),
  rule('phone', 'Digits with the country prefix'),
  rule('nickname', 'What others see'),
  rule('firstName', 'First name', { isEditable: false }),
  rule('lastName', 'Last name', { isEditable: false }),
  rule('birthdate', 'Date of birth', { isEditable: false }),
  rule('gender', 'Gender'),
  rule('country', 'Country of residence', { isRequired: true, isEditable: false }),
  rule('city', 'City'),
  rule('address', 'Street and number'),
  rule('additionalAddress', 'Second line of the address'),
  rule('postalCode', 'Postal code'),
  rule('personalIdNumber', 'Number of an identity document'),
  rule('cpf_number', 'Brazilian tax number', { country: 'BR' }),
  rule('nationality', 'Nationality'),
  rule('placeOfBirth', 'Place of birth'),
  rule('profession', 'Profession'),
  rule('timeZone', 'Time zone'),
  rule('locale', 'Language of the site, mails and messages'),
  rule('securityQuestion', 'A question only the player can answer'),
  rule('securityAnswer', 'The answer'),
  rule('receiveEmailPromo', 'Offers by e-mail'),
  rule('receiveSmsPromo', 'Offers by text message'),
]

/** Members of a profile change that belong to no form. */
export const profileSwitches: ReadonlySet<string> = new Set(['receiveBonus', 'freshchatRestoreId', 'pwaInstalled'])

/** Members a registration may carry beside the form. */
export const registrationMarks: ReadonlySet<string> = new Set(['fingerprint', 'affiliateTag'])

/** What the forms say about a field. */
export const issues = {
  required: { code: 'required' },
  accepted: { code: 'accepted' },
  date: { code: 'date' },
  phone: { code: 'phone' },
  confirmed: { code: 'confirmed' },
  tooShort: (lengthMin: number) => ({ code: 'min', values: { min: lengthMin } }),
  tooYoung: { code: 'minAge', values: { min: AGE_MIN_YEARS } },
  unknown: { code: 'unknownField' },
  notOffered: { code: 'notOffered' },
  countryClosed: { code: 'countryClosed' },
  taken: { code: 'taken' },
  locked: { code: 'locked' },
  invalid: { code: 'regex' },
  cpfNumber: { code: 'cpf_number' },
  breached: { code: 'breached' },
  wrongPassword: { code: 'wrongPassword' },
  notYours: { code: 'notYours' },
  wrongCode: { code: 'wrongCode' },
} as const satisfies Record<string, FieldIssue | ((lengthMin: number) => FieldIssue)>
