import { describe, expect, it } from 'vitest'
import { ownUrl } from './own-url.ts'

const SITE = 'https://play.example'

describe('an address to send the player back to', () => {
  it('is absolute when it is a page of the site', () => {
    expect(ownUrl(SITE, '/de/main?x=1')).toBe('https://play.example/de/main?x=1')
    expect(ownUrl(SITE, 'https://play.example/')).toBe('https://play.example/')
  })

  it.each([
    'https://evil.example/',
    'http://play.example/',
    'https://play.example.evil.example/',
    'https://play.example@evil.example/',
    'https://anna:pw@play.example/',
    '//evil.example/',
    String.raw`/\evil.example/`,
    'javascript:alert(1)',
    'https://',
  ])('is none of ours: %s', (address) => {
    expect(ownUrl(SITE, address)).toBeNull()
  })
})
