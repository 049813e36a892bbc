import { readPart } from '../shared/content/text.ts'
import type { Flags, MenuCollection, PageInfo } from '../shared/page/page-info.ts'
import { directionOf } from '../shared/page/locale.ts'
import { pageBrandOf } from './brand/brand-files.ts'
import type { ContentStore } from './content-store.ts'
import type { SiteSettings } from './site-settings.ts'
import { sportsbookFor } from './sportsbook.ts'
import type { PagesConfig } from './types.ts'
import type { PageVisitor } from './visitor.ts'

/** What the page and its loaders know of where they are; the part of it that travels to the browser. */
export function pageInfoOf(
  visitor: PageVisitor,
  settings: SiteSettings,
  { config, store, buildId }: { config: PagesConfig; store: ContentStore; buildId: string },
): PageInfo {
  const { locale, country } = visitor
  const isDefault = settings.locales.some(({ code, isDefault }) => code === locale && isDefault)
  return {
    locale,
    prefix: isDefault ? '' : `/${locale}`,
    direction: directionOf(locale),
    locales: settings.locales.map(({ code, nativeName, isDefault: isFirst }) => ({
      code,
      nativeName,
      isDefault: isFirst,
    })),
    country,
    isSignInClosed: visitor.isSignInClosed,
    notice: noticeOf(settings, country),
    collections: menuCollections(settings, store, locale, country),
    gameCount: settings.gameCount,
    providerCount: settings.providerCount,
    currencies: settings.currencies.map(({ isEnabled, ...currency }) => ({
      ...currency,
      ...(!isEnabled && { isOff: true as const }),
    })),
    flags: {
      ...config.flags,
      ...(config.tagManager && { tagManager: { id: config.tagManager.id, url: config.tagManager.url } }),
      ...(config.isDevelopment && { gallery: true }),
      ...(settings.identity && { sumsub: settings.identity.flag }),
      ...(settings.isReferralOn && { referralEnabled: true }),
      ...(settings.sportsbooks.length > 0 && { sportsbook: true }),
      ...bettingFlag(settings, country, config),
      ...(settings.chat && { chat: settings.chat }),
    },
    paymentWays: settings.paymentWays,
    publicUrl: config.publicUrl,
    brand: pageBrandOf(store.brand),
    studioUrl: settings.studioUrls[0]!,
    buildId,
    contentId: store.id,
  }
}

/** The betting company for visitors from the country, where its script is known. */
function bettingFlag(
  { sportsbooks }: Pick<SiteSettings, 'sportsbooks'>,
  country: string | null,
  { isSportsbookPathShared = true }: PagesConfig,
): Pick<Flags, 'betting'> {
  const company = sportsbookFor(sportsbooks, country)
  if (!company) return {}
  const { host, clientId, scriptIntegrity } = company
  return { betting: { host, clientId, scriptIntegrity, isPathShared: isSportsbookPathShared } }
}

/** What the page says by the rules of the visitor's country, or of every other one. */
function noticeOf({ notices }: SiteSettings, country: string | null): PageInfo['notice'] {
  const found =
    notices.find((notice) => notice.country !== null && notice.country === country) ??
    notices.find((notice) => notice.country === null)
  return found ?? null
}

/** The place of every game, which the platform has no collection for: the content tree names it. */
const ALL = 'all'

/** Collections the visitor's country may see, in menu order, named and pictured by the content tree. */
function menuCollections(
  settings: SiteSettings,
  store: ContentStore,
  locale: string,
  country: string | null,
): MenuCollection[] {
  const text = readPart(store.part(locale, 'globalComponents.categories') ?? {})
  const overrides = text.at<{ identity: string; icon: string; label: string }[]>('categoriesList') ?? []
  const overrideOf = (identity: string) => overrides.find((entry) => entry.identity === identity)
  const all = overrideOf(ALL)
  const own = settings.collections
    .filter(({ isHidden, count, countries }) => !isHidden && count > 0 && isShownIn(countries, country))
    .map(({ id, identity, name, count }) => {
      const override = overrideOf(identity)
      return { id, identity, label: override?.label ?? name, icon: override?.icon ?? 'cherry', count }
    })
  if (!all || own.some(({ identity }) => identity === ALL)) return own
  return [{ id: null, identity: ALL, label: all.label, icon: all.icon, count: settings.gameCount }, ...own]
}

function isShownIn(countries: readonly string[], country: string | null): boolean {
  return countries.length === 0 || (country !== null && countries.includes(country))
}
