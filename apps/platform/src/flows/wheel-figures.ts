import type { PlayerWheelSpin, WheelFigures } from '@baize/contract'
import { WheelState } from '@baize/contract/kinds'
import type { Queryable } from '@baize/database'
import { assert } from '@baize/kit'
import { BASE_CURRENCY, readSettings } from '../modules/ground/settings/index.ts'
import { CHANCES, nameIn, type OfferBook, type Sector, timesOf, type Wheel } from '../modules/offers/bonuses/index.ts'
import { type PlayerSpin, readStops, readTallies } from '../modules/offers/wheels/index.ts'
import type { Services } from '../services.ts'
import { sectorView } from './wheel-words.ts'

/** Every wheel of the files as operators see it. */
export async function listWheelFigures(db: Queryable, services: Services): Promise<WheelFigures[]> {
  const book = services.offers.current()
  const units = (await readSettings(services, db)).currencies.find(({ code }) => code === BASE_CURRENCY)
  assert(units, 'the base currency is one of the house')
  const [stops, { spins, sectors }] = [await readStops(db), await readTallies(db)]
  return [...book.wheels.values()].map((wheel): WheelFigures => {
    const { state, from, to } = timesOf(wheel, services.clock.now())
    const { held = 0, used = 0, expired = 0 } = spins.find(({ wheelId }) => wheelId === wheel.id) ?? {}
    const drawn = new Map(sectors.filter(({ wheelId }) => wheelId === wheel.id).map((row) => [row.sectorId, row.drawn]))
    return {
      wheelId: wheel.id,
      title: nameIn(wheel, null),
      state: state === 'over' ? null : state === 'running' ? WheelState.running : WheelState.scheduled,
      isStopped: stops.has(wheel.id),
      startAt: from?.toISOString() ?? null,
      endAt: to?.toISOString() ?? null,
      sectors: wheel.sectors.map((sector) => ({
        id: sector.id,
        title: sectorView(sector, { book, units, locale: null }).title,
        chance: sector.chance,
        value: valueOf(sector, book),
        drawn: drawn.get(sector.id) ?? 0,
      })),
      averageValue: averageOf(wheel, book),
      held,
      used,
      expired,
    }
  })
}

/** What a sector gives at its full worth, in main units of the base currency; points are no money. */
function valueOf({ gives }: Sector, { offers }: OfferBook): number {
  if (gives.kind === 'money') return gives.amount.base
  if (gives.kind !== 'offer') return 0
  const { amount, freeSpins } = offers.get(gives.offer)!.gives
  return (amount?.base ?? 0) + (freeSpins ? freeSpins.rounds * freeSpins.value.base : 0)
}

/** To a hundredth of the smallest amounts that are told. */
function averageOf({ sectors }: Wheel, book: OfferBook): number {
  const sum = sectors.reduce((total, sector) => total + sector.chance * valueOf(sector, book), 0)
  return Math.round((sum / CHANCES) * 10_000) / 10_000
}

const STATES = { 1: 'held', 2: 'used', 3: 'expired' } as const

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
