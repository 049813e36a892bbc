import { withTransaction } from '@baize/database'
import { readSettings } from '../../../modules/ground/settings/index.ts'
import { amountIn, type LoyaltyFile } from '../../../modules/offers/bonuses/index.ts'
import { keepLevels, keepTerms, raiseReached } from '../../../modules/offers/loyalty/index.ts'
import type { Services } from '../../../services.ts'

const AT_ONCE = 500

/**
 * Keeps in the database what the offers say of points and levels, for whoever counts: the levels at once, what play counts
 * for from tomorrow on. Whoever has the points of a level that is new is raised to it.
 */
export async function keepLoyalty(
  services: Pick<Services, 'pool' | 'clock' | 'offers' | 'packs'>,
  signal?: AbortSignal,
): Promise<void> {
  const { pool, clock, offers } = services
  const { loyalty } = offers.current()
  const { currencies } = await readSettings(services)
  const per = loyalty.isRunning
    ? currencies.map((units) => {
        const stake = amountIn(loyalty.pointPer, units)
        return [units.code, String(stake > 0n ? stake : 1n)] as const
      })
    : []
  const hasChanged = await withTransaction(pool, async (tx) => {
    await keepTerms(tx, { per: Object.fromEntries(per), weights: thousandths(loyalty.weights) }, clock.now())
    return keepLevels(tx, loyalty.levels)
  })
  if (!hasChanged) return
  for (;;) {
    const count = await withTransaction(pool, (tx) => raiseReached(tx, AT_ONCE))
    if (count < AT_ONCE || signal?.aborted) return
  }
}

function thousandths({ games, types }: LoyaltyFile['weights']): LoyaltyFile['weights'] {
  const whole = (weights: Record<string, number>) =>
    Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, Math.round(weight * 1000)]))
  return { games: whole(games), types: whole(types) }
}
