import { AFFILIATE_TAG_LENGTH_MAX } from '@baize/contract/bounds'
import { readCookie } from '../../../shared/page/cookies.ts'

const COOKIE = 'affiliateTag'
const LIFE_DAYS = 30
const DAY_SECONDS = 86_400

/** The partner who brought the visitor, from the cookie kept at their first visit; `null` for none. */
export function readAffiliateTag(cookies: string): string | null {
  const value = readCookie(cookies, COOKIE)
  if (!value) return null
  try {
    return decodeURIComponent(value).slice(0, AFFILIATE_TAG_LENGTH_MAX)
  } catch {
    return value.slice(0, AFFILIATE_TAG_LENGTH_MAX)
  }
}

/** The cookie that keeps the tag of an address; `null` when there is none or an earlier one stands: the first wins. */
export function affiliateCookie(tag: string | undefined, cookies: string): string | null {
  if (!tag || readAffiliateTag(cookies) !== null) return null
  const value = encodeURIComponent(tag.slice(0, AFFILIATE_TAG_LENGTH_MAX))
  return `${COOKIE}=${value}; Path=/; Max-Age=${LIFE_DAYS * DAY_SECONDS}; SameSite=Lax`
}
