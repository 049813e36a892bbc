import { multiplyByRatio } from '@baize/money'

/** Under which a share is counted; amounts in smallest units. */
export interface ShareTerms {
  percentage: number
  floor: bigint
  cap: bigint
}

/** What of a net loss is given back: rounded down, nothing below the floor, the cap at most. */
export function shareOf(loss: bigint, { percentage, floor, cap }: ShareTerms): bigint {
  if (loss <= 0n) return 0n
  const share = multiplyByRatio(loss, BigInt(Math.round(percentage * 100)), 10_000n, 'down')
  if (share < floor) return 0n
  return share < cap ? share : cap
}

/** A period that was settled: its loss as it is known now, and what was given for it then. */
export interface Settled extends ShareTerms {
  loss: bigint
  amount: bigint
}

/**
 * What is due for each of some periods, the oldest first, after those that were settled. A win or a stake given back
 * that came to a settled period later was paid too much for, or too little: the next ones make up for it.
 */
export function dueFor(settled: readonly Settled[], open: readonly (ShareTerms & { loss: bigint })[]): bigint[] {
  let owed = settled.reduce((sum, past) => sum + shareOf(past.loss, past) - past.amount, 0n)
  return open.map((period) => {
    owed += shareOf(period.loss, period)
    const amount = owed > 0n ? owed : 0n
    owed -= amount
    return amount
  })
}
