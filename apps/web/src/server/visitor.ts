import type { RestrictType } from '@baize/contract'
import { addressOf as readAddress, countryOf, mayBeFrom, placeOf } from '@baize/kit/visitor'
import { readCookie } from '../shared/page/cookies.ts'
import { chooseLocale, type LocaleChoice } from '../shared/page/locale.ts'
import type { SiteSettings } from './site-settings.ts'
import type { PageRequest, PagesConfig } from './types.ts'

const BLOCKED: RestrictType = 1
const NO_SIGN_IN: RestrictType = 2
const AGENTS_MAX = 1000
const CRAWLER = /bot|lighthouse|facebookexternalhit|google|crawl|spider/i

export interface PageVisitor extends LocaleChoice {
  country: string | null
  /** Sees the closed house instead of any page. */
  isBlocked: boolean
  isSignInClosed: boolean
  isCrawler: boolean
  hasToken: boolean
}

/** Who asks: the country as the edge says, the language to answer in, and what the country forbids. */
export function readVisitor(
  request: PageRequest,
  path: string,
  settings: SiteSettings,
  config: PagesConfig,
): PageVisitor {
  const cookies = textOf(request.headers.cookie)
  const seen = countryOf(request.headers[config.countryHeader])
  const country = placeOf(seen)
  const isCrawler = isCrawling(textOf(request.headers['user-agent']) ?? '')
  const isClosed = (type: RestrictType) =>
    settings.closed[type].some((code) => mayBeFrom(seen, code, config.isCountryStated ?? false))
  const countryLocale = (country && settings.localeOfCountry.get(country)) ?? null
  const choice = chooseLocale(
    { path, cookie: readCookie(cookies, 'user-language'), countryLocale, isCrawler },
    settings.locales,
    settings.otherLocales,
  )
  return {
    locale: choice.locale,
    path: choice.path,
    redirectPath: choice.redirectPath,
    country,
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

/** What was found of each agent: a few hundred names make nearly all visits. */
const crawling = new Map<string, boolean>()

function isCrawling(agent: string): boolean {
  const known = crawling.get(agent)
  if (known !== undefined) return known
  if (crawling.size >= AGENTS_MAX) crawling.clear()
  const found = CRAWLER.test(agent)
  crawling.set(agent, found)
  return found
}

function textOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}
