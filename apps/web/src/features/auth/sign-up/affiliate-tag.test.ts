import { describe, expect, it } from 'vitest'
import { affiliateCookie, readAffiliateTag } from './affiliate-tag.ts'

const unasked = { consent: null }
const cookieOf = (tag: string | undefined, cookies = '') => affiliateCookie(tag, cookies, unasked)

describe('the tag of a partner', () => {
  it('is kept for 30 days and read back as it came', () => {
    const cookie = cookieOf('spring sale;1')
    expect(cookie).toBe('affiliateTag=spring%20sale%3B1; Path=/; Max-Age=2592000; SameSite=Lax')
    expect(readAffiliateTag('a=b; affiliateTag=spring%20sale%3B1')).toBe('spring sale;1')
  })

  it('is kept for as many days as the house says', () => {
    expect(affiliateCookie('a', '', { days: 7, consent: null })).toContain('Max-Age=604800;')
  })

  it('stays that of the first partner', () => {
    expect(cookieOf('second', 'affiliateTag=first')).toBeNull()
    expect(cookieOf(undefined)).toBeNull()
    expect(cookieOf('')).toBeNull()
  })

  it('is not kept for whoever does not want to be measured', () => {
    expect(affiliateCookie('a', '', { consent: false })).toBeNull()
    expect(affiliateCookie('a', '', { consent: true })).toContain('affiliateTag=a;')
  })

  it('is read even when it was written badly', () => {
    expect(readAffiliateTag('affiliateTag=100%')).toBe('100%')
    expect(readAffiliateTag('')).toBeNull()
  })

  it('of a spoiled link is what of it the house takes, and keeps nobody from registering', () => {
    const keptOf = (tag: string) => {
      const cookie = cookieOf(tag)
      return cookie && readAffiliateTag(cookie.split(';')[0]!)
    }
    expect(keptOf('a\u0000b\r\nSet-Cookie: x=1\u007f')).toBe('abSet-Cookie: x=1')
    expect(keptOf('half \ud83d of a pair')).toBe('half  of a pair')
    expect(keptOf('\u0000')).toBeNull()
    expect(keptOf('x'.repeat(300))).toBe('x'.repeat(255))
    expect(keptOf(`${'x'.repeat(254)}🃏`)).toBe('x'.repeat(254))
    expect(keptOf('جشن 🃏')).toBe('جشن 🃏')
    expect(readAffiliateTag('affiliateTag=%00%0A')).toBeNull()
  })
})
