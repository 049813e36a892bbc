import { ApiFailure } from '@baize/client'
import { LimitDefinition } from '@baize/contract/kinds'
import { isRefused } from '../../shared/failure/is-refused.ts'
import { forgetPendingBreak, keepPendingBreak, readPendingBreak } from './pending-break.ts'
import { addLimit } from './queries.ts'

const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000]

/**
 * Begins a break of a day and sends it again until it is taken: without a network, while the house cannot answer, and
 * after the page was loaded anew. `onRetry` is told that it was not taken yet. One key makes all attempts one break.
 */
export async function sendBreak(playerId: string, onRetry: () => void): Promise<void> {
  const pending = readPendingBreak(playerId) ?? { playerId, requestKey: crypto.randomUUID(), askedAtMs: Date.now() }
  keepPendingBreak(pending)
  for (let attempt = 0; ; attempt++) {
    try {
      await addLimit({ definition: LimitDefinition.coolingOff, period: '1_day' }, pending.requestKey)
      forgetPendingBreak()
      return
    } catch (error) {
      // A break that stands already is what was wanted.
      if (isRefused(error, 'limit_exists')) {
        forgetPendingBreak()
        return
      }
      // Whoever was signed out meanwhile gets the break when they come back.
      if (!isPassing(error)) {
        if (!(error instanceof ApiFailure && error.status === 401)) forgetPendingBreak()
        throw error
      }
      onRetry()
      await pause(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)]!)
    }
  }
}

function isPassing(error: unknown): boolean {
  return error instanceof ApiFailure && (error.status === 0 || error.status === 429 || error.status >= 500)
}

/** Ends early when the network comes back. */
function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, durationMs)
    addEventListener('online', go)
  })
}
