/** What the page is written in. */
export const languages = ['en', 'de', 'fa'] as const
export type Language = (typeof languages)[number]

/** The language of the page for a locale of the site. */
export const languageOf = (locale: string): Language => languages.find((language) => language === locale) ?? 'en'

/** One thing in every language. */
export type Words = Readonly<Record<Language, string>>

export const same = (latin: string, fa: string): Words => ({ en: latin, de: latin, fa })
