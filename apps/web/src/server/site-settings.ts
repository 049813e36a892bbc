import type { Collection, Country, Currency, Locale } from '@baize/contract'
import type { Client } from '@baize/client'
import type { PagesDeps } from './types.ts'

/** What every page needs of the platform, the same for all guests of a country. */
export interface SiteSettings {
  locales: Locale[]
  countries: Country[]
  currencies: Currency[]
  collections: (Collection & { count: number })[]
  providerCount: number
  gameCount: number
}

const SETTINGS_LIFE_MS = 600_000
const CATALOGUE_LIFE_MS = 60_000

/** Countries that no list of the site contains. */
const EXCLUDED_COUNTRIES = new Set(['US', 'UM', 'GB', 'FR', 'NL', 'AW', 'CW', 'MF'])

/** Keeps settings and collections in memory for a while; a failed renewal keeps the old ones. */
export function createSiteSettings({ client, clock, logger }: Pick<PagesDeps, 'client' | 'clock' | 'logger'>) {
  const now = () => clock.now().getTime()
  const guest = client({ country: null, address: '127.0.0.1' })
  const settings = kept(SETTINGS_LIFE_MS, now, logger, async () => {
    const [locales, countries, currencies] = await Promise.all([
      guest.call('listLocales', {}),
      guest.call('listCountries', {}),
      guest.call('listCurrencies', {}),
    ])
    return {
      locales,
      countries: countries.filter(({ code }) => !EXCLUDED_COUNTRIES.has(code)),
      currencies: currencies.filter(({ isEnabled }) => isEnabled),
    }
  })
  const catalogue = kept(CATALOGUE_LIFE_MS, now, logger, () => loadCatalogue(guest))
  return {
    async read(): Promise<SiteSettings> {
      const [known, games] = await Promise.all([settings.read(), catalogue.read()])
      return { ...known, ...games }
    },
    /** Resolves when all of it is as it was at the call or later; pages are shown the former ones meanwhile. */
    async reread(): Promise<void> {
      await Promise.all([settings.reread(), catalogue.reread()])
    },
  }
}

async function loadCatalogue(
  guest: Client,
): Promise<Pick<SiteSettings, 'collections' | 'providerCount' | 'gameCount'>> {
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
  return {
    async read(): Promise<Value> {
      if (value === undefined) return renew()
      if (now() - loadedAtMs > lifeMs)
        renew().catch((error: unknown) => logger.error('settings could not be renewed', error))
      return value
    },
    async reread(): Promise<void> {
      // A reading under way may have begun before what is asked for.
      await loading?.catch(() => undefined)
      await renew()
    },
  }
}
