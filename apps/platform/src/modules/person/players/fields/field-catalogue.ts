import { type FieldScenario, PASSWORD_LENGTH_MIN } from '@baize/contract'

/** How a form asks for a field, as both the form and the check of what it sends need it. */
export interface FieldAsking {
  isAsked: boolean
  isRequired: boolean
  /** Registration only: the site fills hidden ones in by itself. */
  isVisible: boolean
  /** Profile only: a value that stands cannot be changed where this is false. */
  isEditable: boolean
  /** Fields stand in the order of their positions. */
  position: number
}

/** One field of a form. */
export interface FieldRule extends FieldAsking {
  name: string
  description: string
  /** The account cannot do without it: it is always asked for and required. */
  isFixed: boolean
  /** Asked only of players from this country. */
  country?: string
}

type FieldDraft = Omit<FieldRule, 'position'>

const field = (name: string, description: string, more: Partial<FieldDraft> = {}): FieldDraft => ({
  name,
  description,
  isAsked: true,
  isRequired: false,
  isVisible: true,
  isEditable: true,
  isFixed: false,
  ...more,
})

const fixed = { isRequired: true, isFixed: true } as const
const spare = { isAsked: false } as const

const person = {
  firstName: 'First name',
  lastName: 'Last name',
  birthdate: 'Date of birth',
  gender: 'Gender',
  city: 'City',
  address: 'Street and number',
  additionalAddress: 'Second line of the address',
  postalCode: 'Postal code',
  personalIdNumber: 'Number of an identity document',
  nationality: 'Nationality',
  placeOfBirth: 'Place of birth',
  profession: 'Profession',
  timeZone: 'Time zone',
  securityQuestion: 'A question only the player can answer',
  securityAnswer: 'The answer',
} as const

const ofPerson = (name: keyof typeof person, more?: Partial<FieldDraft>) => field(name, person[name], more)

const age = (more: Partial<FieldDraft>) => field('age', 'Age in years', more)
const cpfNumber = (more: Partial<FieldDraft>) => field('cpf_number', 'Brazilian tax number', { country: 'BR', ...more })

const registration: readonly FieldDraft[] = [
  field('email', 'Where we write to, and the name to sign in with', fixed),
  field('password', `At least ${PASSWORD_LENGTH_MIN} characters`, fixed),
  field('password_confirmation', 'The password once more', { isRequired: true, ...spare }),
  field('nickname', 'What others see; made from the e-mail when empty', { isVisible: false }),
  ...(Object.keys(person) as (keyof typeof person)[]).map((name) => ofPerson(name, spare)),
  age(spare),
  cpfNumber(spare),
  field('country', 'Country of residence', fixed),
  field('currency', 'Currency of the first account', fixed),
  field('locale', 'Language of mails and messages', { isVisible: false }),
  field('bonusCode', 'A bonus code'),
  field('referralCode', 'The code of a friend'),
  field('agreements', 'Terms and conditions, and the minimum age', fixed),
  field('receiveEmailPromo', 'Offers by e-mail'),
  field('receiveSmsPromo', 'Offers by text message'),
]

/** Who a player is cannot be changed by the player once it was said. */
const profile: readonly FieldDraft[] = [
  field('email', 'Where we write to, and the name to sign in with', { isRequired: true, isEditable: false }),
  field('phone', 'Digits with the country prefix'),
  field('nickname', 'What others see'),
  ofPerson('firstName', { isEditable: false }),
  ofPerson('lastName', { isEditable: false }),
  ofPerson('birthdate', { isEditable: false }),
  age(spare),
  ofPerson('gender'),
  field('country', 'Country of residence', { ...fixed, isEditable: false }),
  ofPerson('city'),
  ofPerson('address'),
  ofPerson('additionalAddress'),
  ofPerson('postalCode'),
  ofPerson('personalIdNumber'),
  cpfNumber({}),
  ofPerson('nationality'),
  ofPerson('placeOfBirth'),
  ofPerson('profession'),
  ofPerson('timeZone'),
  field('locale', 'Language of the site, mails and messages'),
  ofPerson('securityQuestion'),
  ofPerson('securityAnswer'),
  field('receiveEmailPromo', 'Offers by e-mail'),
  field('receiveSmsPromo', 'Offers by text message'),
]

/** Room between two fields, so that an operator can put others there. */
const STEP = 10

const placed = (fields: readonly FieldDraft[]): readonly FieldRule[] =>
  fields.map((draft, index) => ({ ...draft, position: (index + 1) * STEP }))

/** Every field that a form may ask for, as it does unless an operator chose otherwise. */
export const fieldCatalogue: Readonly<Record<FieldScenario, readonly FieldRule[]>> = {
  registration: placed(registration),
  profile: placed(profile),
}
