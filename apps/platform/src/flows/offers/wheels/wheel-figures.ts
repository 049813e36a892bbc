import type { PlayerWheelSpin, WheelFigures, WheelResult } from '@baize/contract'
import { WheelState } from '@baize/contract/kinds'
import type { Queryable } from '@baize/database'
import { countLargeDeposits } from '../../../modules/money/payments/index.ts'
import {
  amountIn,
  nameIn,
  timesOf,
  type Units,
  type Wheel,
  type WholeBook,
} from '../../../modules/offers/bonuses/index.ts'
import { type DrawnSpin, type PlayerSpin, readStops, readTallies } from '../../../modules/offers/wheels/index.ts'
import type { Services } from '../../../services.ts'
import { DAY_MS, LATELY_DAYS, rewardCosts } from '../bonuses/reward-costs.ts'
import { sectorView } from './wheel-words.ts'

/** Every wheel of a book as operators see it, or one of them. */
export async function listWheelFigures(
  db: Queryable,
  services: Services,
  { book = services.offers.current(), only }: { book?: WholeBook; only?: string } = {},
): Promise<WheelFigures[]> {
  const now = services.clock.now()
  const since = new Date(now.getTime() - LATELY_DAYS * DAY_MS)
  const { units, costOf, averageOf } = await rewardCosts(db, services, book)
  const stops = await readStops(db)
  const { spins, sectors } = await readTallies(db, since)
  const figures: WheelFigures[] = []
  for (const wheel of only === undefined ? book.wheels.values() : [book.wheels.get(only)]) {
    if (!wheel) continue
    const { state, from, to } = timesOf(wheel, now)
    const tally = spins.find(({ wheelId }) => wheelId === wheel.id)
    const { held = 0, used = 0, lately = 0, expired = 0, takenBack = 0 } = tally ?? {}
    const drawn = new Map(sectors.filter(({ wheelId }) => wheelId === wheel.id).map((row) => [row.sectorId, row.drawn]))
    const { value, cost } = await averageOf(wheel)
    const expectedSpins = lately > 0 ? lately : await spinsOfDeposits(db, wheel, { units, since })
    const sectorFigures = wheel.sectors.map(async (sector) => {
      const each = await costOf(sector.gives)
      return {
        id: sector.id,
        title: sectorView(sector, { book, units, locale: null }).title,
        chance: sector.chance,
        value: rounded(each.value),
        cost: rounded(each.cost),
        drawn: drawn.get(sector.id) ?? 0,
      }
    })
    figures.push({
      wheelId: wheel.id,
      title: nameIn(wheel, null),
      state: state === 'over' ? null : state === 'running' ? WheelState.running : WheelState.scheduled,
      isStopped: stops.has(wheel.id),
      startAt: from?.toISOString() ?? null,
      endAt: to?.toISOString() ?? null,
      sectors: await Promise.all(sectorFigures),
      averageValue: rounded(value),
      averageCost: rounded(cost),
      expectedSpins,
      expectedTotalCost: rounded(expectedSpins * cost),
      held,
      used,
      expired,
      takenBack,
    })
  }
  return figures
}

/** What the deposits since a moment would have brought by the rule of a wheel. */
async function spinsOfDeposits(
  db: Queryable,
  { deposits }: Wheel,
  { units, since }: { units: Units; since: Date },
): Promise<number> {
  if (!deposits) return 0
  const { from, spins, times, each } = deposits
  return spins * (await countLargeDeposits(db, { since, from: amountIn(from, units), times, each }))
}

/** To a hundredth of the smallest amounts that are told. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000

const STATES = { 1: 'held', 2: 'used', 3: 'expired', 4: 'takenBack' } as const

/** A spin as operators see it. */
export function playerSpinView(spin: PlayerSpin): PlayerWheelSpin {
  const { id, wheelId, cause, state, grantedAt, expiresAt, endedAt, sectorId } = spin
  return {
    id,
    wheelId,
    cause,
    state: STATES[state],
    grantedAt: grantedAt.toISOString(),
    expireAt: expiresAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    sectorId,
  }
}

/** A draw as operators see it. */
export function wheelResult({ drawnAt, commitment, ...draw }: DrawnSpin): WheelResult {
  return { ...draw, commitment: commitment.toString('hex'), drawnAt: drawnAt.toISOString() }
}
