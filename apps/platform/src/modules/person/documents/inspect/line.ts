import { Refusal } from '@baize/kit'
import { INSPECTIONS_MAX, INSPECTIONS_WAITING_MAX } from '../rules.ts'

const waiting: (() => void)[] = []
let running = 0

/**
 * Runs dear work a few pieces at a time, first come first served. Refuses `too_many_requests` when too many wait;
 * each has come through the throttle of its player before.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < INSPECTIONS_MAX) running += 1
  else {
    if (waiting.length >= INSPECTIONS_WAITING_MAX) throw new Refusal('too_many_requests')
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
