import { ApiFailure } from '@baize/client'
import type { refusals } from '@baize/contract'

const PROVIDER_FAILED: (typeof refusals)['provider_failed']['code'] = 13105
const KEY_IN_USE: (typeof refusals)['key_in_use']['code'] = 15002

/**
 * Keys that make a deposit safe to send again. The key is made before the first attempt and stays the same for
 * the same input, so that an attempt whose answer was lost is not made twice; another input, or an answer that
 * settled the attempt, ends it.
 */
export class DepositAttempts {
  #input: string | null = null
  #key = ''

  keyFor(input: object): string {
    const text = JSON.stringify(input)
    if (text !== this.#input) {
      this.#input = text
      this.#key = makeKey()
    }
    return this.#key
  }

  /** To be told how the attempt ended; `null` for success. An answer that never came leaves the key standing. */
  ended(failure: unknown): void {
    if (failure === null || isAnswer(failure)) this.#input = null
  }
}

/** A refusal is final for its key; a lost connection, a server in trouble or an attempt still under way is not. */
function isAnswer(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return false
  if (failure.code === KEY_IN_USE) return false
  return (failure.status >= 400 && failure.status < 500) || failure.code === PROVIDER_FAILED
}

/** 128 random bits as text. `crypto.randomUUID` is missing on plain HTTP away from localhost. */
function makeKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
