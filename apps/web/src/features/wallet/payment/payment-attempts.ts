import { ApiFailure } from '@baize/client'
import { isRefused } from '../../../shared/failure/is-refused.ts'

/**
 * Keys that make a payment safe to send again. The key is made before the first attempt and stays the same for
 * the same input, so that an attempt whose answer was lost is not made twice; another input, or an answer that
 * settled the attempt, ends it.
 */
export class PaymentAttempts {
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
  if (isRefused(failure, 'key_in_use') || !(failure instanceof ApiFailure)) return false
  return (failure.status >= 400 && failure.status < 500) || isRefused(failure, 'provider_failed')
}

/** 128 random bits as text. `crypto.randomUUID` is missing on plain HTTP away from localhost. */
function makeKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
