import { describe, expect, it } from 'vitest'
import { siteWords, withoutSiteWords } from './site-words.ts'

const words = siteWords({ siteName: 'Royal Flush', publicUrl: 'https://www.play.royal-house.example:8443' })

it('are the name of the house, each word of it, its host and the words of the trade', () => {
  expect(words).toEqual(expect.arrayContaining(['royalflush', 'royal', 'flush', 'play', 'royal-house', 'casino']))
  for (const none of ['www', 'example', '8443']) expect(words).not.toContain(none)
  expect(siteWords({ siteName: 'B', publicUrl: 'http://127.0.0.1:3000' })).not.toEqual(
    expect.arrayContaining(['b', '127', '0']),
  )
})

describe('what is left of a password without them', () => {
  it.each([
    ['RoyalFlush2026', '2026'],
    ['r0y4l-f1u$h!', ''],
    ['casino.casino.1', '1'],
    ['Ｃａｓｉｎｏ１９９９', '1999'],
    ['flush the seven lanterns', 'thesevenlanterns'],
  ])('%s leaves %s', (password, rest) => {
    expect(withoutSiteWords(password, words)).toBe(rest)
  })

  it('is nothing to speak of where none is in it', () => {
    expect(withoutSiteWords('battery staple', words)).toBeNull()
  })
})
