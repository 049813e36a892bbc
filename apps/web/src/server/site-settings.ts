import type { Collection, Country, CountryNotice, Currency, Locale, RestrictType } from '@baize/contract'
import type { Client } from '@baize/client'
import type { ChatFlag } from '../shared/chat/script-url.ts'
import type { ContentStore } from './content-store.ts'
import type { BettingCompany, IdentityWidget, PagesDeps } from './types.ts'

/** What every page needs of the platform, the same for all guests of a country. */
export interface SiteSettings {
  /** Languages in which everything is said; the site is offered in these. */
  locales: Locale[]
  /** Codes of the platform's other languages, whose addresses lead to the same page in one that is offered. */
  otherLocales: readonly string[]
  countries: Country[]
  /** The locale of visitors from a country, by its code. */
  localeOfCountry: ReadonlyMap<string, string>
  /** Codes of the countries that something is closed to, by what it is. */
  closed: Readonly<Record<RestrictType, readonly string[]>>
  /** What pages say by the rules of countries. */
  notices: readonly CountryNotice[]
  currencies: Currency[]
  collections: (Collection & { count: number })[]
  providerCount: number
  gameCount: number
  /** Addresses of the studios, the first of which is that of pictures which name no other. */
  studioUrls: readonly string[]
  /** Addresses of payment companies, whose pages the wallet may frame. */
  paymentUrls: readonly string[]
  /** Addresses of widgets that sign people in, whose scripts and frames pages may show. */
  widgetUrls: readonly string[]
  /** Who checks who players are. */
  identity: IdentityWidget | null
  isReferralOn: boolean
  /** Ways in which somebody may pay in, by the names of methods; `crypto` for any coin. */
  paymentWays: readonly string[]
  /** The betting companies that take bets, in the order in which they are taken. */
  sportsbooks: readonly BettingCompany[]
  /** Who keeps the live chat. */
  chat: ChatFlag | null
}

const SETTINGS_LIFE_MS = 600_000
const CATALOGUE_LIFE_MS = 60_000

/** Settings and the catalogue as they are known. */
export interface KnownSettings {
  /** Waits for the first ones. */
  read: () => Promise<SiteSettings>
  /** Those at hand, `null` before the first ones came. */
  atHand: () => SiteSettings | null
  /** Resolves when all of it is as it was at the call or later; pages are shown the former ones meanwhile. */
  reread: () => Promise<void>
}

/**
 * Keeps settings and collections in memory for a while; a failed renewal keeps the old ones. The languages follow
 * the content at once.
 */
export function createSiteSettings(
  {
    client,
    clock,
    logger,
    studioUrls: readStudioUrls,
    paymentUrls: readPaymentUrls = async () => [],
    widgetUrls: readWidgetUrls = async () => [],
    identity: readIdentity = async () => null,
    isReferralOn: readReferral = async () => false,
    paymentWays: readPaymentWays = async () => [],
    sportsbooks: readSportsbooks = async () => [],
    chat: readChat = async () => null,
  }: Pick<
    PagesDeps,
    | 'client'
    | 'clock'
    | 'logger'
    | 'studioUrls'
    | 'paymentUrls'
    | 'widgetUrls'
    | 'identity'
    | 'isReferralOn'
    | 'paymentWays'
    | 'sportsbooks'
    | 'chat'
  >,
  store: Pick<ContentStore, 'id' | 'isWhole'>,
): KnownSettings {
  const now = () => clock.now().getTime()
  const guest = client({ country: null, address: '127.0.0.1' })
  const settings = kept(SETTINGS_LIFE_MS, now, logger, async () => {
    const [
      locales,
      countries,
      notices,
      currencies,
      studioUrls,
      paymentUrls,
      widgetUrls,
      identity,
      isReferralOn,
      paymentWays,
      sportsbooks,
      chat,
    ] = await Promise.all([
      guest.call('listLocales', {}),
      guest.call('listCountries', {}),
      guest.call('listCountryNotices', {}),
      guest.call('listCurrencies', {}),
      readStudioUrls(),
      readPaymentUrls(),
      readWidgetUrls(),
      readIdentity(),
      readReferral(),
      readPaymentWays(),
      readSportsbooks(),
      readChat(),
    ])
    const closed = (type: RestrictType) =>
      countries.filter(({ restrict, restrictType }) => restrict && restrictType === type).map(({ code }) => code)
    return {
      locales,
      countries,
      notices,
      localeOfCountry: new Map(countries.map(({ code, locale }) => [code, locale])),
      closed: { 1: closed(1), 2: closed(2) },
      currencies,
      studioUrls,
      paymentUrls,
      widgetUrls,
      identity,
      isReferralOn,
      paymentWays,
      sportsbooks,
      chat,
    }
  })
  const catalogue = kept(CATALOGUE_LIFE_MS, now, logger, () => loadCatalogue(guest))
  let joined: { settings: SiteSettings; from: readonly unknown[] } | undefined
  const join = (known: Awaited<ReturnType<typeof settings.read>>, games: Catalogue) => {
    const from = [known, games, store.id]
    if (!joined || from.some((part, index) => part !== joined!.from[index]))
      joined = { settings: { ...known, ...games, ...languagesOf(known.locales, store) }, from }
    return joined.settings
  }
  return {
    read: async () => join(...(await Promise.all([settings.read(), catalogue.read()]))),
    atHand() {
      const known = settings.atHand()
      const games = catalogue.atHand()
      return known && games ? join(known, games) : null
    },
    async reread() {
      await Promise.all([settings.reread(), catalogue.reread()])
    },
  }
}

function languagesOf(
  locales: readonly Locale[],
  store: Pick<ContentStore, 'isWhole'>,
): Pick<SiteSettings, 'locales' | 'otherLocales'> {
  return {
    locales: locales.filter(({ code }) => store.isWhole(code)),
    otherLocales: locales.filter(({ code }) => !store.isWhole(code)).map(({ code }) => code),
  }
}

type Catalogue = Pick<SiteSettings, 'collections' | 'providerCount' | 'gameCount'>

async function loadCatalogue(guest: Client): Promise<Catalogue> {
  const [collections, providers] = await Promise.all([
    guest.call('listCollections', {}),
    guest.call('listProviders', {}),
  ])
  const countOf = async (collectionId?: string[]) =>
    (await guest.callWithMeta('listGames', { query: { collectionId, perPage: 1 } })).meta.totalRows
  const [gameCount, ...counts] = await Promise.all([countOf(), ...collections.map(({ id }) => countOf([id]))])
  return {
    collections: collections.map((collection, index) => ({ ...collection, count: counts[index]! })),
    gameCount,
    providerCount: providers.filter(({ gameEnabledCount }) => gameEnabledCount > 0).length,
  }
}

function kept<Value>(lifeMs: number, now: () => number, logger: PagesDeps['logger'], load: () => Promise<Value>) {
  let value: Value | undefined
  let loadedAtMs = 0
  let loading: Promise<Value> | null = null
  const renew = () =>
    (loading ??= load()
      .then((loaded) => {
        value = loaded
        loadedAtMs = now()
        return loaded
      })
      .finally(() => (loading = null)))
  const atHand = (): Value | undefined => {
    if (value !== undefined && now() - loadedAtMs > lifeMs)
      renew().catch((error: unknown) => logger.error('settings could not be renewed', error))
    return value
  }
  return {
    atHand,
    read: async (): Promise<Value> => atHand() ?? renew(),
    async reread(): Promise<void> {
      // A reading under way may have begun before what is asked for.
      await loading?.catch(() => undefined)
      await renew()
    },
  }
}
