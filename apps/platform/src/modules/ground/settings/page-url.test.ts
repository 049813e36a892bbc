import { expect, it } from 'vitest'
import { localePath, type PagePath, pageUrl } from './page-url.ts'

const cases: [string | null, PagePath, PagePath][] = [
  ['de', '/profile/history?tab=bonuses', '/de/profile/history?tab=bonuses'],
  ['pt-br', '/', '/pt-br'],
  ['fa', '/?sign-up=true', '/fa?sign-up=true'],
  ['fa', '/#wins', '/fa#wins'],
  ['de', '/fa/games', '/fa/games'],
  ['de', '/de', '/de'],
  ['de', '/demo', '/de/demo'],
  ['en', '/games', '/games'],
  ['fi', '/games', '/games'],
  [null, '/games', '/games'],
]

it.each(cases)('for %s the page %s is %s', (locale, path, there) => {
  expect(localePath(locale, path)).toBe(there)
  expect(pageUrl({ publicUrl: 'https://play.example' }, locale, path)).toBe(`https://play.example${there}`)
})
