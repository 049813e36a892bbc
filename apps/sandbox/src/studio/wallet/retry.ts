import { setTimeout as sleep } from 'node:timers/promises'

export interface RetryRule {
  /** Attempts in all, the first included; `Infinity` never gives up. */
  attempts: number
  /** Pause after the first failure; it doubles from one failure to the next. */
  delayMs: number
  delayMaxMs: number
}

/**
 * Runs `attempt` until it succeeds, the rule's attempts are used up or `isFinal` says that repeating
 * cannot help; then the last error is thrown.
 */
export async function retry<T>(rule: RetryRule, attempt: () => Promise<T>, isFinal: (error: unknown) => boolean) {
  for (let made = 1, delayMs = rule.delayMs; ; made++, delayMs = Math.min(delayMs * 2, rule.delayMaxMs)) {
    try {
      return await attempt()
    } catch (error) {
      if (made >= rule.attempts || isFinal(error)) throw error
    }
    await sleep(delayMs)
  }
}
