import { assert } from '@baize/kit'
import { layoutOf } from '../layouts.ts'
import type { Layout } from '../layouts.ts'
import type { ReelSet } from '../maths/reel-set.ts'
import { mathsHash, stripOf } from '../maths/strips.ts'
import { reelSetOf } from '../maths/tables.ts'
import type { LayoutId, ProfileId } from '../profiles-ids.ts'
import { symbolRoles } from '../symbols.ts'

/** A game ready to be played: strips, paylines and pays by plain number, prepared once and then only read. */
export interface Game {
  readonly layout: Layout
  /** Symbol numbers of every reel, from top to bottom; the window wraps round the end. */
  readonly strips: readonly Uint8Array[]
  /** `linePays[symbol][count]`: line bets paid for `count` equal symbols from the left. */
  readonly linePays: readonly (readonly number[])[]
  /** `scatterPays[count]`: total bets paid for that many scatters in the window. */
  readonly scatterPays: readonly number[]
  /** `freeSpins[count]`: free spins won by that many scatters in the window. */
  readonly freeSpins: readonly number[]
  readonly multiplier: number
  readonly maxWin: number
  readonly hash: string
}

const games = new Map<string, Game>()

/** The game of a profile on a layout. Throws for a pair that has no reel set. */
export function gameOf(profileId: ProfileId, layoutId: LayoutId): Game {
  const key = `${profileId} ${layoutId}`
  let game = games.get(key)
  if (!game) {
    const set = reelSetOf(profileId, layoutId)
    assert(set, `there is no reel set for profile ${profileId} on layout ${layoutId}`)
    game = buildGame(set, layoutOf(layoutId))
    games.set(key, game)
  }
  return game
}

/** Prepares any reel set on any layout. */
export function buildGame(set: ReelSet, layout: Layout): Game {
  const strips = Array.from({ length: layout.reels }, (_, reel) => stripOf(set, reel, layout.rows))
  const linePays = symbolRoles.map((role) => byCount(role === 'scatter' ? [] : set.pays[role], 2, layout.reels))
  const scatterPays = byCount(set.scatterPays, 3, layout.reels)
  const freeSpins = byCount(set.freeSpins, 3, layout.reels)
  const { multiplier, maxWin } = set
  const decisive = { strips, paylines: layout.paylines, linePays, scatterPays, freeSpins, multiplier, maxWin }
  return { ...decisive, layout, hash: mathsHash(decisive) }
}

function byCount(values: readonly number[], first: number, reels: number): number[] {
  return Array.from({ length: reels + 1 }, (_, count) => values[count - first] ?? 0)
}
