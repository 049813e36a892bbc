import { describe, expect, it } from 'vitest'
import { chooseLocale, directionOf } from './locale.ts'

const locales = [
  { code: 'en', isDefault: true },
  { code: 'de', isDefault: false },
  { code: 'fa', isDefault: false },
  { code: 'pt-br', isDefault: false },
]
const guest = { cookie: null, countryLocale: null, isCrawler: false }
const choose = (path: string, request: Partial<typeof guest> | Record<string, unknown> = {}) =>
  chooseLocale({ ...guest, ...request, path }, locales)

describe('the locale of a request', () => {
  it('is the default where nothing else is said', () => {
    expect(choose('/games/x')).toEqual({ locale: 'en', path: '/games/x', redirectPath: null })
  })

  it('is what the prefix says to a visitor without a cookie', () => {
    expect(choose('/de/games/x', { countryLocale: 'fa' })).toEqual({
      locale: 'de',
      path: '/games/x',
      redirectPath: null,
    })
    expect(choose('/fa')).toEqual({ locale: 'fa', path: '/', redirectPath: null })
    expect(choose('/pt-br/main').locale).toBe('pt-br')
  })

  it('follows the cookie, whatever the prefix says', () => {
    expect(choose('/fa/main', { cookie: 'de' })).toMatchObject({ locale: 'de', redirectPath: '/de/main' })
    expect(choose('/de', { cookie: 'en' })).toMatchObject({ locale: 'en', redirectPath: '/' })
    expect(choose('/', { cookie: 'FA' })).toMatchObject({ locale: 'fa', redirectPath: '/fa' })
  })

  it("follows the visitor's country where neither cookie nor prefix speaks", () => {
    expect(choose('/main', { countryLocale: 'de' })).toMatchObject({ locale: 'de', redirectPath: '/de/main' })
  })

  it('ignores a cookie for a language the site does not have', () => {
    expect(choose('/', { cookie: 'xx' })).toMatchObject({ locale: 'en', redirectPath: null })
  })

  it('takes the prefix off the default locale', () => {
    expect(choose('/en/main')).toMatchObject({ locale: 'en', redirectPath: '/main' })
    expect(choose('/en')).toMatchObject({ redirectPath: '/' })
  })

  it('leaves crawlers where they are', () => {
    expect(choose('/main', { isCrawler: true, countryLocale: 'de' }).redirectPath).toBeNull()
    expect(choose('/de/main', { isCrawler: true, cookie: 'fa' })).toMatchObject({ locale: 'de', redirectPath: null })
  })

  it('leaves questions without a prefix, in the language of the visitor', () => {
    expect(choose('/questions/account', { cookie: 'de' })).toMatchObject({ locale: 'de', redirectPath: null })
    expect(choose('/de/questions/account')).toMatchObject({ locale: 'de', redirectPath: null })
    expect(choose('/fa/questions', { cookie: 'de' })).toMatchObject({ redirectPath: '/de/questions' })
  })

  it('leads from the address of a language that is not offered to the page in one that is, crawlers too', () => {
    const from = (path: string, request: Partial<typeof guest> | Record<string, unknown> = {}) =>
      chooseLocale({ ...guest, ...request, path }, locales, ['tr'])
    expect(from('/tr/games/x')).toEqual({ locale: 'en', path: '/games/x', redirectPath: '/games/x' })
    expect(from('/tr', { countryLocale: 'tr' })).toMatchObject({ locale: 'en', redirectPath: '/' })
    expect(from('/tr/main', { cookie: 'de' })).toMatchObject({ locale: 'de', redirectPath: '/de/main' })
    expect(from('/tr/main', { isCrawler: true })).toMatchObject({ redirectPath: '/main' })
    expect(from('/tr/questions/account')).toMatchObject({ redirectPath: '/questions/account' })
    expect(from('/main', { cookie: 'tr' })).toMatchObject({ locale: 'en', redirectPath: null })
  })

  it('takes an unknown prefix for a part of the path', () => {
    expect(choose('/xx/main')).toEqual({ locale: 'en', path: '/xx/main', redirectPath: null })
  })
})

it('writes Persian from right to left', () => {
  expect([directionOf('fa'), directionOf('de')]).toEqual(['rtl', 'ltr'])
})
