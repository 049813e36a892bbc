import { AFFILIATE_TAG_LENGTH_MAX } from '@baize/contract/bounds'
import { readCookie, removeCookie } from '../../../shared/page/cookies.ts'

const COOKIE = 'affiliateTag'
const LIFE_DAYS = 30
const DAY_SECONDS = 86_400

/** The partner who brought the visitor, from the cookie kept at their first visit; `null` for none. */
export function readAffiliateTag(cookies: string): string | null {
  const value = readCookie(cookies, COOKIE)
  if (!value) return null
  try {
    return tagOf(decodeURIComponent(value))
  } catch {
    return tagOf(value)
  }
}

/** How a tag may be kept. */
export interface TagRules {
  /** For how many days; thirty unless the house says otherwise. */
  days?: number | undefined
  /** What the visitor said to being measured; after a no nothing is kept. */
  consent: boolean | null
}

/** The cookie that keeps the tag of an address; `null` when there is none or an earlier one stands: the first wins. */
export function affiliateCookie(
  tag: string | undefined,
  cookies: string,
  { days = LIFE_DAYS, consent }: TagRules,
): string | null {
  const kept = tagOf(tag ?? '')
  if (kept === null || consent === false || readAffiliateTag(cookies) !== null) return null
  return `${COOKIE}=${encodeURIComponent(kept)}; Path=/; Max-Age=${days * DAY_SECONDS}; SameSite=Lax`
}

/** For whoever does not want to be measured. */
export function forgetAffiliateTag(): void {
  removeCookie(COOKIE)
}

/**
 * What of a tag may be sent with a registration: a line of bounded length, so that a link somebody spoiled keeps nobody
 * from opening an account. A pair of halves that the bound would cut goes whole.
 */
function tagOf(text: string): string | null {
  const tag = text.replaceAll(/[\p{Cc}\p{Cs}]/gu, '').slice(0, AFFILIATE_TAG_LENGTH_MAX)
  return tag.replace(/\p{Cs}$/u, '') || null
}
