import { createHash, createHmac } from 'node:crypto'
import { assert } from '@baize/kit'
import { CHANCES } from '../bonuses/index.ts'

const CHUNK_BYTES = 6
const BOUND = 2 ** (8 * CHUNK_BYTES)
/** Above it the numbers are one short of a whole turn, and would favour the first ones. */
const FAIR_BELOW = BOUND - (BOUND % CHANCES)

/** What is told of a seed while it is in use. */
export function commitmentOf(seed: Uint8Array): Buffer {
  return createHash('sha256').update(seed).digest()
}

/** The text that is drawn from a seed: nothing of it is the house's to choose once the commitment was told. */
export function drawnFrom({
  playerId,
  turn,
  playerKey,
}: {
  playerId: string
  turn: number
  playerKey: string
}): string {
  return `${playerId}:${turn}:${playerKey}`
}

/**
 * A whole number below a million, every one equally likely: the first six bytes of HMAC-SHA-256 of the text under the
 * seed that lie below the highest multiple of a million, then the next ones, then those of the text with `:1` and so on.
 * `docs/wheels.md` says the same for whoever checks it.
 */
export function numberOf(seed: Uint8Array, text: string): number {
  for (let round = 0; ; round++) {
    const digest = createHmac('sha256', seed)
      .update(round === 0 ? text : `${text}:${round}`)
      .digest()
    for (let at = 0; at + CHUNK_BYTES <= digest.length; at += CHUNK_BYTES) {
      const value = digest.readUIntBE(at, CHUNK_BYTES)
      if (value < FAIR_BELOW) return value % CHANCES
    }
  }
}

/** The sector a number below a million leads to: each takes as many of them as its chance, in drum order. */
export function sectorAt<Some extends { chance: number }>(sectors: readonly Some[], number: number): Some {
  let before = 0
  const found = sectors.find(({ chance }) => number < (before += chance))
  assert(found, 'chances sum to a million')
  return found
}
