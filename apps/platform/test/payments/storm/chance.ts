import { randomInt } from 'node:crypto'

/** Whether something happens that happens in this share of cases. */
export const chance = (share: number): boolean => randomInt(1_000_000) < share * 1_000_000

/** Milliseconds, at most so many. */
export const upTo = (ms: number): number => randomInt(ms + 1)

export function pick<Of>(choices: readonly Of[]): Of {
  return choices[randomInt(choices.length)]!
}
