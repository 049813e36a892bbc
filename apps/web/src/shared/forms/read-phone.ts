import { type PhoneCountry, splitInternational } from '@baize/ui/phone-field'

/** Digits as they are kept, the way `PhoneInput` holds them: `+49 1701234567`. */
export function readPhone(digits: string, countries: readonly PhoneCountry[]): string {
  const phone = splitInternational(`+${digits}`, countries)
  return phone ? `+${phone.prefix} ${phone.number}` : `+${digits}`
}
