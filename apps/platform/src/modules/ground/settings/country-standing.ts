import { one, type Queryable } from '@baize/database'

/** Whether the house deals with people in a country. */
export type CountryStanding = 'open' | 'closed'

/** How the country stands now, read beside the caller's other rows; one that nobody could name is open. */
export async function countryStanding(db: Queryable, country: string | null): Promise<CountryStanding> {
  const { closed } = await one<{ closed: boolean }>(db, 'SELECT settings_country_is_closed($1) AS closed', [country])
  return closed ? 'closed' : 'open'
}
