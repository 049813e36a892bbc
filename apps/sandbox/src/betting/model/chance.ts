import { createHmac } from 'node:crypto'
import type { Random } from '@baize/kit'

const WORD = 2 ** 32
const WORDS_PER_BLOCK = 8

/** At least 0, below 1. */
export const uniform = (random: Random): number => random.below(WORD) / WORD

/** How long until something happens that happens `rate` times a unit of time on average. */
export const waiting = (random: Random, rate: number): number => -Math.log(1 - uniform(random)) / rate

/**
 * The chance of one fixture: the same secret and name give the same numbers in any process and at any time, and
 * nobody without the secret can tell the next from those before.
 */
export function namedRandom(secret: string, name: string): Random {
  let block = Buffer.alloc(0)
  let taken = WORDS_PER_BLOCK
  let blocks = 0
  return {
    below(bound) {
      if (taken === WORDS_PER_BLOCK) {
        block = createHmac('sha256', secret).update(`${name}:${blocks}`).digest()
        blocks += 1
        taken = 0
      }
      const word = block.readUInt32LE(taken * 4)
      taken += 1
      return Math.floor((word / WORD) * bound)
    },
  }
}

/** A number from 0 up to but not including 1 that goes with a name for good: a team's strength, not a match's course. */
export function shareOf(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / WORD
}
