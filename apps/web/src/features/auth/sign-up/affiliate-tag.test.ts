import { describe, expect, it } from 'vitest'
import { affiliateCookie, readAffiliateTag } from './affiliate-tag.ts'

describe('the tag of a partner', () => {
  it('is kept for 30 days and read back as it came', () => {
    const cookie = affiliateCookie('spring sale;1', '')
    expect(cookie).toBe('affiliateTag=spring%20sale%3B1; Path=/; Max-Age=2592000; SameSite=Lax')
    expect(readAffiliateTag('a=b; affiliateTag=spring%20sale%3B1')).toBe('spring sale;1')
  })

  it('stays that of the first partner', () => {
    expect(affiliateCookie('second', 'affiliateTag=first')).toBeNull()
    expect(affiliateCookie(undefined, '')).toBeNull()
    expect(affiliateCookie('', '')).toBeNull()
  })

  it('is read even when it was written badly', () => {
    expect(readAffiliateTag('affiliateTag=100%')).toBe('100%')
    expect(readAffiliateTag('')).toBeNull()
  })
})
