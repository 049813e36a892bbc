import { type Category, type Fields, md, mdi, object, str } from './field.ts'

const control = object({ label: str, placeholder: str.optional })
const list = object({ label: str, placeholder: str.optional, emptySearchTitle: str })
const check = object({ label: mdi, placeholder: str.optional })

const PLAIN = [
  'email',
  'password',
  'password_confirmation',
  'currentPassword',
  'newPassword',
  'repeatNewPassword',
  'nickname',
  'firstName',
  'lastName',
  'nationality',
  'placeOfBirth',
  'city',
  'address',
  'additionalAddress',
  'postalCode',
  'locale',
  'language',
  'profession',
  'personalIdNumber',
  'securityQuestion',
  'securityAnswer',
  'age',
  'cpf_number',
  'bonusCode',
  'referralCode',
  'message',
  'login',
  'amount',
]

const RULES = [
  'required',
  'email',
  'phone',
  'confirmed',
  'date',
  'integer',
  'regex',
  'cpf_number',
  'login',
  'sameAs',
  'alpha',
  'alphaNum',
  'alpha_num',
  'alpha_dash',
  'numeric',
  'decimal',
  'url',
  'ip',
  'ipAddress',
  'mac_address',
  'macAddress',
  'lowercase',
  'uppercase',
  'accepted',
  'declined',
  'array',
  'boolean',
  'string',
  'not_regex',
  'countryCode',
  'languageCode',
  'breached',
  'countryClosed',
  'excludedForever',
  'fileType',
  'locked',
  'notOffered',
  'notYours',
  'otherCurrency',
  'outsideAddress',
  'taken',
  'unknownField',
  'wrongCode',
  'wrongPassword',
]

const rules: Fields = {
  ...each(RULES, str.with('min?', 'max?', 'param?')),
  ...each(['min', 'minLength', 'minValue', 'minAge'], str.with('min')),
  ...each(['max', 'maxLength', 'maxValue', 'maxAge'], str.with('max')),
  ...each(['between', 'digits_between'], str.with('min', 'max')),
  excludedUntil: str.with('until'),
  amountRange: str.with('min', 'max', 'currency'),
  ...each(
    ['digits', 'before', 'before_or_equal', 'after', 'after_or_equal', 'date_equals', 'different', 'required_if'],
    str.with('param'),
  ),
}

export const fieldsSettings: Category = {
  files: {
    'fields-controls': object({
      ...each(PLAIN, control),
      country: list,
      currency: list,
      timeZone: list,
      agreements: check,
      receiveEmailPromo: check,
      receiveSmsPromo: check,
      receiveBonus: check,
      birthdate: object({ label: str, placeholderDay: str, placeholderMonth: str, placeholderYear: str }),
      gender: object({ label: str, maleLabel: str, femaleLabel: str, otherLabel: str }),
      phone: object({ label: str, placeholder: object({ countryCode: str, phoneNumber: str }) }),
      networkSelect: object({ label: str, placeholder: str.optional, info: md.awaits('crypto-deposits') }),
    }),
    'validation-messages': object(rules),
  },
}

function each(names: readonly string[], field: Fields[string]): Fields {
  return Object.fromEntries(names.map((name) => [name, field]))
}
