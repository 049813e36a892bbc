import { withTransaction } from '@baize/database'
import { uuidv7 } from '@baize/kit'
import { addJob, jobKind } from '../../../modules/ground/jobs/index.ts'
import { readSettings } from '../../../modules/ground/settings/index.ts'
import { amountIn, type TournamentOffer, type Units } from '../../../modules/offers/bonuses/index.ts'
import { type CountedCurrency, heldAround, keepPlans, lockPlans } from '../../../modules/offers/tournaments/index.ts'
import type { Services } from '../../../services.ts'

/** Fixes the places of a tournament whose time is over, and gives its prizes. */
export const endTournamentJob = jobKind<{ tournamentId: string }>('end-tournament')

/**
 * Keeps in the database which tournaments are held now and next, by the files and rates of the moment until each begins.
 * A house that opens in the middle of one begins it then.
 */
export async function keepTournaments(services: Pick<Services, 'pool' | 'clock' | 'offers' | 'packs'>): Promise<void> {
  const { pool, clock, offers } = services
  const now = clock.now()
  const { currencies } = await readSettings(services)
  const running = [...offers.current().tournaments.values()].filter(({ isRunning }) => isRunning)
  const plans = running.flatMap((offer) =>
    heldAround(offer, now).map((held) => ({
      ...held,
      id: uuidv7(now.getTime()),
      startsAt: held.startsAt > now ? held.startsAt : now,
      currencies: countedIn(offer, currencies),
    })),
  )
  await withTransaction(pool, async (tx) => {
    await lockPlans(tx)
    for (const { id, countsUntil } of await keepPlans(tx, plans, now)) {
      const runAt = new Date(countsUntil.getTime() + 1)
      await addJob(tx, endTournamentJob, { tournamentId: id }, { key: `end-tournament:${id}`, runAt })
    }
  })
}

function countedIn({ stake }: TournamentOffer, currencies: readonly Units[]): Record<string, CountedCurrency> {
  return Object.fromEntries(
    currencies.map((units) => {
      const [from, to] = [stake.from, stake.to].map((bound) => (bound ? String(amountIn(bound, units)) : null))
      return [units.code, { rate: units.rate.rate, from: from ?? null, to: to ?? null }]
    }),
  )
}
