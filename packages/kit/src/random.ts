import { randomInt } from 'node:crypto'

/** Where chance comes from. */
export interface Random {
  /** A whole number from 0 up to but not including `bound` (at most 2^48 − 1), every one equally likely. */
  below(bound: number): number
}

/** The operating system's generator, for everything that touches money or access. */
export const secureRandom: Random = { below: (bound) => (bound <= 1 ? 0 : randomInt(bound)) }

/**
 * A seeded generator for simulations and tests: the same seed gives the same sequence.
 * The mixing function is mulberry32, which passes gjrand's small tests and is fast; it guards nothing.
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return {
    below(bound) {
      state = (state + 0x6d2b79f5) >>> 0
      let mixed = Math.imul(state ^ (state >>> 15), state | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound)
    },
  }
}
