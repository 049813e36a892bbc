import { Refusal } from '@baize/kit'

/**
 * Runs dear work a few at a time, in the order it came. What finds the queue full is refused at once,
 * so that a flood of sign-ins cannot starve the rest of the server.
 */
export class HashQueue {
  readonly #concurrencyMax: number
  readonly #waitingMax: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor({ concurrencyMax, waitingMax }: { concurrencyMax: number; waitingMax: number }) {
    this.#concurrencyMax = concurrencyMax
    this.#waitingMax = waitingMax
  }

  /** Resolves to what the work gives; throws the refusal `too_many_requests` when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#turn()
    try {
      return await work()
    } finally {
      this.#running -= 1
      this.#waiting.shift()?.()
    }
  }

  #turn(): Promise<void> | void {
    if (this.#running < this.#concurrencyMax) {
      this.#running += 1
      return
    }
    if (this.#waiting.length >= this.#waitingMax) throw new Refusal('too_many_requests')
    return new Promise((resolve) =>
      this.#waiting.push(() => {
        this.#running += 1
        resolve()
      }),
    )
  }
}
