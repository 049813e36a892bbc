import { countryNotices } from '../../flows/ground/country-notices.ts'
import { readConstants } from '../../flows/person/sign-in/social-ways.ts'
import { locales, readSettings } from '../../modules/ground/settings/index.ts'
import { type Handlers, handleRead } from '../handler.ts'

export const settingsHandlers: Handlers = {
  listCurrencies: handleRead('listCurrencies', async ({ query, services }) => {
    const { currencies } = await readSettings(services)
    return { data: currencies.filter(({ isEnabled }) => isEnabled || !query.visible) }
  }),
  listLocales: handleRead('listLocales', async () => ({ data: [...locales] })),
  listCountries: handleRead('listCountries', async ({ services }) => ({
    data: [...(await readSettings(services)).countries],
  })),
  listCountryNotices: handleRead('listCountryNotices', async ({ services }) => ({ data: countryNotices(services) })),
  getConstants: handleRead('getConstants', async ({ services, visitor }) => ({
    data: await readConstants(services, visitor.country),
  })),
}
