import { Refusal } from '@baize/kit'
import { FairLine } from './fair-line.ts'

/** Who has work done. */
export interface Asker {
  /** What one subscriber holds (`networkOf`); strangers of one network share its turns. */
  network: string
  /** Whether somebody proved to be the owner before, by a device or a session. */
  isKnown: boolean
}

export interface HashQueueLimits {
  concurrencyMax: number
  /** Waiting at most, of strangers and of the known each. */
  waitingMax: number
  /** Of them, from one network. */
  perNetworkMax: number
}

/** A turn in so many goes to a stranger, so that the known cannot keep everybody else out. */
const STRANGER_EVERY = 4

/** What one piece of work takes, about; only for telling somebody when to come back. */
const WORK_MS = 50

/**
 * Runs dear work a few pieces at a time. The known come first; on either side networks take turns, so that a flood
 * from one of them waits for itself. What finds its side full, or its network's share taken, is refused at once with
 * the time after which there will be room.
 */
export class HashQueue {
  readonly #limits: HashQueueLimits
  readonly #known: FairLine<() => void>
  readonly #strangers: FairLine<() => void>
  #running = 0
  #turns = 0

  constructor(limits: HashQueueLimits) {
    this.#limits = limits
    this.#known = new FairLine(limits.waitingMax, limits.perNetworkMax)
    this.#strangers = new FairLine(limits.waitingMax, limits.perNetworkMax)
  }

  /** Resolves to what the work gives; throws the refusal `too_many_requests` when there is no room to wait. */
  async run<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    await this.#turn(asker)
    try {
      return await work()
    } finally {
      this.#running -= 1
      this.#next()?.()
    }
  }

  #turn({ network, isKnown }: Asker): Promise<void> | void {
    if (this.#running < this.#limits.concurrencyMax) {
      this.#running += 1
      return
    }
    return new Promise((resolve, reject) => {
      const begin = () => {
        this.#running += 1
        resolve()
      }
      const line = isKnown ? this.#known : this.#strangers
      if (!line.enter(network, begin)) reject(this.#full(line.size))
    })
  }

  #next(): (() => void) | undefined {
    this.#turns += 1
    const isStrangersTurn = this.#turns % STRANGER_EVERY === 0
    const [first, second] = isStrangersTurn ? [this.#strangers, this.#known] : [this.#known, this.#strangers]
    return first.leave() ?? second.leave()
  }

  #full(waiting: number): Refusal {
    const seconds = Math.max(1, Math.ceil((waiting * WORK_MS) / this.#limits.concurrencyMax / 1000))
    return new Refusal('too_many_requests', undefined, undefined, seconds)
  }
}
