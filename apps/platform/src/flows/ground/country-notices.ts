import type { CountryNotice } from '@baize/contract'
import type { Services } from '../../services.ts'

/** What pages say by the rules of each country with a pack, and of every other one; only where something is to be said. */
export function countryNotices({ packs, clock }: Pick<Services, 'packs' | 'clock'>): CountryNotice[] {
  const now = clock.now()
  return [null, ...packs.countries]
    .map((country) => {
      const { minimumAge, page } = packs.rulesOf(country, now)
      return { country, minimumAge, ...page }
    })
    .filter(({ marks }) => marks.length > 0)
}
