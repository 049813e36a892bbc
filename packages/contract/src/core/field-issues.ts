/** Figures and words that belong to an issue, by the name of their placeholder. */
export type FieldIssueValues = Readonly<Record<string, string | number>>

/** What is wrong with a field: a code that does not change, and its figures. */
export interface FieldIssue {
  code: FieldIssueCode
  values?: FieldIssueValues
}

/**
 * Everything that may be wrong with a field, with what a reader of the API is told. Players read the entry of the
 * same name in `fields-settings/validation-messages` of the content, in their own language.
 */
export const fieldIssues = {
  required: 'Value is required',
  accepted: 'This must be accepted',
  email: 'Value is not a valid email address',
  phone: 'Value is not a valid phone number',
  date: 'Value is not a valid date',
  integer: 'Value is not an integer',
  confirmed: 'The values do not match',
  min: 'This field should be at least {min} characters long',
  max: 'This field should be at most {max} characters long',
  minValue: 'Value should be at least {min}',
  maxValue: 'Value should be at most {max}',
  minAge: 'You must be at least {min} years old',
  cpf_number: 'Value is not a valid CPF number',
  regex: 'Value is not valid',
  amountRange: 'From {min} to {max} {currency}',
  breached: 'This password is known from stolen lists',
  siteWord: 'This password is hardly more than a name of this site',
  countryClosed: 'This is not open in this country',
  excludedUntil: 'This account is excluded at the wish of its owner, until {until}',
  excludedForever: 'This account is excluded at the wish of its owner, for good',
  listed: 'The register {register} lists this person as excluded from play',
  listedUntil: 'The register {register} lists this person as excluded from play, until {until}',
  fileType: 'This type of file is not accepted',
  fileEmpty: 'The file is empty',
  fileBroken: 'The file cannot be read, or was cut off',
  filePixels: 'The picture has too many pixels',
  fileActive: 'The file is locked, or has programs or other files in it',
  fileInfected: 'A virus was found in the file',
  letterSent: 'A letter was sent to this address; open its link to go on',
  locked: 'This value cannot be changed',
  notOffered: 'This choice is not offered',
  notYours: 'This is not the phone of your profile',
  otherCurrency: 'Not the currency of the account',
  outsideAddress: 'Not an address of this site',
  taken: 'Already registered',
  unknownField: 'Unknown field',
  wrongCode: 'This link is wrong or has expired',
  wrongPassword: 'This is not your present password',
} as const

export type FieldIssueCode = keyof typeof fieldIssues

/** The issue for a reader of the API. */
export function issueText({ code, values = {} }: FieldIssue): string {
  return fieldIssues[code].replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
