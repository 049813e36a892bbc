import type { WheelDraw, WheelSeed } from '@baize/contract'
import type { Queryable } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import { readSettings } from '../../../modules/ground/settings/index.ts'
import {
  countListedDraws,
  countSeeds,
  drawnFrom,
  listDraws,
  type ListedDraw,
  listSeeds,
  type Seed,
} from '../../../modules/offers/wheels/index.ts'
import type { Services } from '../../../services.ts'
import { sectorView } from './wheel-words.ts'

interface Slice {
  limit: number
  offset: number
}

/** The seeds of a wheel, the newest first; what is in use stays secret. Refuses `not_found`. */
export async function listWheelSeeds(db: Queryable, wheelId: string, { limit, offset }: Slice) {
  const totalRows = await countSeeds(db, wheelId)
  if (totalRows === 0) throw new Refusal('not_found')
  const rows = await listSeeds(db, wheelId, limit, offset)
  return { rows: rows.map(seedView), totalRows }
}

function seedView(seed: Seed): WheelSeed {
  const { id, usedFrom, retiredAt } = seed
  return {
    id,
    ...toldOf(seed),
    usedFrom: usedFrom.toISOString(),
    retiredAt: retiredAt?.toISOString() ?? null,
  }
}

/** What a player drew on a wheel, the newest first, in their language. Refuses `not_found`. */
export async function listWheelDraws(
  db: Queryable,
  services: Services,
  { playerId, wheelId, locale }: { playerId: string; wheelId: string; locale: string | null },
  slice: Slice,
) {
  if (!services.offers.current().wheels.has(wheelId)) throw new Refusal('not_found')
  const { currencies } = await readSettings(services, db)
  const view = (draw: ListedDraw): WheelDraw => {
    const units = currencies.find(({ code }) => code === draw.currency)
    const sector = draw.wheel.sectors.find(({ id }) => id === draw.sectorId)
    assert(units && sector, 'a draw is of a sector of its wheel, in a currency of the house')
    return {
      id: draw.spinId,
      wheelId,
      seedId: draw.seedId,
      ...toldOf(draw),
      drawnFrom: drawnFrom(draw),
      sector: sectorView(sector, { book: services.offers.current(), units, locale }),
      createdAt: draw.drawnAt.toISOString(),
    }
  }
  const rows = await listDraws(db, playerId, wheelId, slice)
  return { rows: rows.map(view), totalRows: await countListedDraws(db, playerId, wheelId) }
}

function toldOf({ commitment, seed, retiredAt, wheel }: Pick<Seed, 'commitment' | 'seed' | 'retiredAt' | 'wheel'>) {
  return {
    commitment: commitment.toString('hex'),
    seed: retiredAt ? seed.toString('hex') : null,
    items: wheel.sectors.map(({ id, chance }) => ({ id, chance })),
  }
}
