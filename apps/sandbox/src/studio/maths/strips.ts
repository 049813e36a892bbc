import { createHash } from 'node:crypto'
import { assert } from '@baize/kit'
import { symbolRoles } from '../symbols.ts'
import type { ReelSet } from './reel-set.ts'

/** Index of the wild and of the scatter in `symbolRoles`, which is also their number on a strip. */
export const WILD = 0
export const SCATTER = 1

interface Group {
  readonly symbol: number
  readonly size: number
  readonly place: number
}

const GOLDEN = 0.618_033_988_749_895

/**
 * Lays the counts of one reel out as a strip of symbol numbers, each part spread evenly round the reel
 * and shifted by its own share of a turn, so that no two reels show the same neighbours. The order is
 * fixed: the same counts always give the same strip. Two scatters never share a window of `rows`.
 */
export function stripOf(set: ReelSet, reel: number, rows: number): Uint8Array {
  const groups = symbolRoles.flatMap((role, symbol) => groupsOf(set, reel, symbol, role))
  groups.sort((left, right) => left.place - right.place || left.symbol - right.symbol)
  const strip = Uint8Array.from(groups.flatMap(({ symbol, size }) => Array.from({ length: size }, () => symbol)))
  assertScattersApart(strip, rows)
  return strip
}

function groupsOf(set: ReelSet, reel: number, symbol: number, role: (typeof symbolRoles)[number]): Group[] {
  const count = set.counts[role][reel] ?? 0
  const stack = set.stacks[role] ?? 1
  const groupCount = Math.ceil(count / stack)
  const shift = ((symbol * 7 + reel * 3 + 1) * GOLDEN) % 1
  return Array.from({ length: groupCount }, (_, index) => ({
    symbol,
    size: Math.min(stack, count - index * stack),
    place: (index + shift) / groupCount,
  }))
}

function assertScattersApart(strip: Uint8Array, rows: number): void {
  for (let stop = 0; stop < strip.length; stop++) {
    let scatters = 0
    for (let row = 0; row < rows; row++) if (strip[(stop + row) % strip.length] === SCATTER) scatters++
    assert(scatters <= 1, 'two scatters must not stand in one window')
  }
}

/** A short digest of everything that decides what a round can pay, so that recorded figures cannot go stale. */
export function mathsHash(parts: object): string {
  const text = JSON.stringify(parts, (_key, value) => (value instanceof Uint8Array ? [...value] : value))
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
