import type { Locale } from '@baize/contract'

/** The languages of the site. The default one has no prefix in addresses. */
export const locales: readonly Locale[] = [
  { code: 'en', name: 'English', nativeName: 'English', languageCode: 'en', isDefault: true },
  { code: 'de', name: 'German', nativeName: 'Deutsch', languageCode: 'de', isDefault: false },
  { code: 'fa', name: 'Persian', nativeName: 'فارسی', languageCode: 'fa', isDefault: false },
  {
    code: 'pt-br',
    name: 'Portuguese (Brazil)',
    nativeName: 'Português (Brasil)',
    languageCode: 'pt',
    isDefault: false,
  },
  { code: 'es', name: 'Spanish', nativeName: 'Español', languageCode: 'es', isDefault: false },
  { code: 'tr', name: 'Turkish', nativeName: 'Türkçe', languageCode: 'tr', isDefault: false },
  { code: 'hi', name: 'Hindi', nativeName: 'हिन्दी', languageCode: 'hi', isDefault: false },
]

export const DEFAULT_LOCALE = 'en'
