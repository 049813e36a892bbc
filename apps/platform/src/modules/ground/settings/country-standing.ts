import { one, type Queryable } from '@baize/database'

/**
 * Stands for a visitor who may be in any country: the edge's word contradicts itself, or they came around the edge.
 * What is closed to one country is closed to them. A code that ISO 3166 leaves to its users.
 */
export const ANYWHERE = 'XX'

/** Whether the house deals with people in a country. */
export type CountryStanding = 'open' | 'closed'

/** How the country stands now, read beside the caller's other rows; one that no edge names is open. */
export async function countryStanding(db: Queryable, country: string | null): Promise<CountryStanding> {
  const { closed } = await one<{ closed: boolean }>(db, 'SELECT settings_country_is_closed($1) AS closed', [country])
  return closed ? 'closed' : 'open'
}
