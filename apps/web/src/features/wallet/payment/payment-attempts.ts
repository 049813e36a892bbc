import { ApiFailure } from '@baize/client'
import { isRefused } from '../../../shared/failure/is-refused.ts'

interface Attempt {
  /** What was sent, as a digest: it may name where the player's money is. */
  input: string
  key: string
}

/**
 * Keys that make a payment safe to send again. The key is made before the first attempt and stays the same for
 * the same input, past a reload of the page, so that an attempt whose answer was lost is not made twice; another input,
 * or an answer that settled the attempt, ends it.
 */
export class PaymentAttempts {
  readonly #place: string

  /** `kind` tells apart what is paid in from what is paid out. */
  constructor(kind: string) {
    this.#place = `attempt:${kind}`
  }

  keyFor(input: object): string {
    const digest = digestOf(JSON.stringify(input))
    const known = this.#read()
    if (known?.input === digest) return known.key
    const attempt: Attempt = { input: digest, key: makeKey() }
    sessionStorage.setItem(this.#place, JSON.stringify(attempt))
    return attempt.key
  }

  /** To be told how the attempt ended; `null` for success. An answer that never came leaves the key standing. */
  ended(failure: unknown): void {
    if (failure === null || isAnswer(failure)) sessionStorage.removeItem(this.#place)
  }

  #read(): Attempt | null {
    const text = sessionStorage.getItem(this.#place)
    return text === null ? null : (JSON.parse(text) as Attempt)
  }
}

/** A refusal is final for its key; a lost connection, a server in trouble or an attempt still under way is not. */
function isAnswer(failure: unknown): boolean {
  if (isRefused(failure, 'key_in_use') || !(failure instanceof ApiFailure)) return false
  return (failure.status >= 400 && failure.status < 500) || isRefused(failure, 'provider_failed')
}

/** Two sums over the text, 64 bits in all (FNV-1a from two starts): enough to tell one input from the next. */
function digestOf(text: string): string {
  const sums = [0x811c9dc5, 0x01000193].map((start) => {
    let sum = start
    for (let index = 0; index < text.length; index += 1) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
    return (sum >>> 0).toString(16).padStart(8, '0')
  })
  return sums.join('')
}

/** 128 random bits as text. `crypto.randomUUID` is missing on plain HTTP away from localhost. */
function makeKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
