import { randomBytes } from 'node:crypto'
import { type Pool, type Tx, withTransaction } from '@baize/database'
import { uuidv7 } from '@baize/kit'
import { isDeepStrictEqual } from 'node:util'
import { periodEdges, type Wheel } from '../bonuses/index.ts'
import { commitmentOf } from './draw.ts'
import * as store from './store.ts'

const SEED_BYTES = 32

/** A seed serves for one day of UTC, and for as long as its wheel is what the house offers. */
export function isUsable(seed: store.Seed, wheel: Wheel, now: Date): boolean {
  return seed.usedFrom.getTime() >= periodEdges('day', now)[0] && isDeepStrictEqual(seed.wheel, plain(wheel))
}

/**
 * The seed that the wheel is drawn from now, held until the transaction ends. Where a new day began or the wheel has
 * changed, the former one is retired and another takes its place.
 */
export async function holdUsableSeed(tx: Tx, wheel: Wheel, now: Date): Promise<store.Seed> {
  const seed = await store.holdSeed(tx, wheel.id, (found) => isUsable(found, wheel, now))
  if (seed) return seed
  await store.lockSeeds(tx, wheel.id)
  const former = await store.readSeed(tx, wheel.id)
  if (former && isUsable(former, wheel, now)) return former
  if (former) await store.retireSeed(tx, former.id, now)
  const next = newSeed(wheel, now)
  await store.insertSeed(tx, next)
  return { ...next, wheel: plain(wheel), retiredAt: null }
}

/** The seeds in use, each of them good for its wheel as it is now. */
export async function turnSeeds(pool: Pool, wheels: Iterable<Wheel>, now: Date): Promise<Map<string, store.Seed>> {
  const seeds = await store.readSeeds(pool)
  const offered = [...wheels]
  for (const wheel of offered) {
    const seed = seeds.get(wheel.id)
    if (seed && isUsable(seed, wheel, now)) continue
    seeds.set(wheel.id, await withTransaction(pool, (tx) => holdUsableSeed(tx, wheel, now)))
  }
  for (const { id, wheelId } of seeds.values())
    if (!offered.some((wheel) => wheel.id === wheelId)) {
      await withTransaction(pool, async (tx) => {
        await store.lockSeeds(tx, wheelId)
        await store.retireSeed(tx, id, now)
      })
      seeds.delete(wheelId)
    }
  return seeds
}

function newSeed(wheel: Wheel, now: Date): Omit<store.Seed, 'retiredAt'> {
  const seed = randomBytes(SEED_BYTES)
  const id = uuidv7(now.getTime())
  return { id, wheelId: wheel.id, seed, commitment: commitmentOf(seed), wheel, usedFrom: now }
}

/** As it comes out of the database. */
function plain(wheel: Wheel): Wheel {
  return JSON.parse(JSON.stringify(wheel)) as Wheel
}
