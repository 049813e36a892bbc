import type { HouseCountry, Restriction, RestrictType } from '@baize/contract'
import { Refusal } from '@baize/kit'
import {
  changeCountryOffer,
  changeRestriction,
  type CountryOffer,
  isCountry,
  listCountryOffers,
  readSettings,
} from '../../modules/ground/settings/index.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'

const TYPES = { open: null, closed: 1, 'no-sign-in': 2 } as const satisfies Record<Restriction, RestrictType | null>

export const countryHandlers = {
  listRestrictedCountries: handleRead('listRestrictedCountries', async ({ services, db }) => {
    const { countries } = await readSettings(services, db)
    const restricted = countries.filter(({ restrict }) => restrict)
    return { data: restricted.map(({ code, restrictType }) => restrictionView(code, restrictType)) }
  }),

  restrictCountry: handle('restrictCountry', async ({ params: { country }, body, services, tx, audit }) => {
    if (!isCountry(country)) throw new Refusal('not_found')
    const before = await changeRestriction(tx, services, country, TYPES[body.restriction])
    const data = restrictionView(country, TYPES[body.restriction])
    audit.wrote({ subject: { kind: 'country', id: country }, before: restrictionView(country, before), after: data })
    return { data }
  }),

  listHouseCountries: handleRead('listHouseCountries', async ({ services, db }) => ({
    data: (await listCountryOffers(db, services)).map(offerView),
  })),

  setCountry: handle(
    'setCountry',
    async ({ params: { country }, body: { reason: _reason, ...change }, services, tx, audit }) => {
      const { before, after } = await changeCountryOffer(tx, services, country, change)
      const data = offerView(after)
      audit.wrote({ subject: { kind: 'country', id: country }, before: offerView(before), after: data })
      return { data }
    },
  ),
} satisfies Partial<OperatorHandlers>

function offerView({ code: country, ...offer }: CountryOffer): HouseCountry {
  return { country, ...offer }
}

function restrictionView(country: string, type: RestrictType | null) {
  const restriction: Restriction = type === null ? 'open' : type === 1 ? 'closed' : 'no-sign-in'
  return { country, restriction }
}
