import type { RestrictType } from '@baize/contract'
import { addressOf as readAddress, countryOf, mayBeFrom, placeOf } from '@baize/kit/visitor'
import { readCookie } from '../shared/page/cookies.ts'
import { chooseLocale, type LocaleChoice } from '../shared/page/locale.ts'
import type { SiteSettings } from './site-settings.ts'
import type { PageRequest, PagesConfig } from './types.ts'

const BLOCKED: RestrictType = 1
const NO_SIGN_IN: RestrictType = 2
const CRAWLER = /bot|lighthouse|facebookexternalhit|google|crawl|spider/i

export interface PageVisitor extends LocaleChoice {
  country: string | null
  address: string
  /** Sees the closed house instead of any page. */
  isBlocked: boolean
  isSignInClosed: boolean
  isCrawler: boolean
  hasToken: boolean
}

/** Who asks: country and address as the edge says, the language to answer in, and what the country forbids. */
export function readVisitor(
  request: PageRequest,
  path: string,
  settings: SiteSettings,
  config: PagesConfig,
): PageVisitor {
  const header = headersOf(request)
  const cookies = header('cookie')
  const seen = countryOf(request.headers[config.countryHeader])
  const country = placeOf(seen)
  const known = country === null ? undefined : settings.countries.find(({ code }) => code === country)
  const isCrawler = CRAWLER.test(header('user-agent') ?? '')
  const isClosed = (type: RestrictType) =>
    settings.countries.some(
      ({ code, restrict, restrictType }) =>
        restrict && restrictType === type && mayBeFrom(seen, code, config.isCountryStated ?? false),
    )
  return {
    ...chooseLocale(
      { path, cookie: readCookie(cookies, 'user-language'), countryLocale: known?.locale ?? null, isCrawler },
      settings.locales,
    ),
    country,
    address: addressOf(request, config),
    isBlocked: isClosed(BLOCKED),
    isSignInClosed: isClosed(NO_SIGN_IN),
    isCrawler,
    hasToken: readCookie(cookies, 'access_token') !== null,
  }
}

/** The visitor's address: the header's where the operator named one, otherwise the connection's. */
export function addressOf(request: PageRequest, { addressHeader }: Pick<PagesConfig, 'addressHeader'>): string {
  return readAddress(addressHeader ? request.headers[addressHeader] : undefined, request.address ?? '')
}

function headersOf(request: PageRequest): (name: string) => string | undefined {
  return (name) => {
    const value = request.headers[name]
    return Array.isArray(value) ? value[0] : value
  }
}
