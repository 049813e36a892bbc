import { setTimeout as sleep } from 'node:timers/promises'
import { company } from '../../support/companies.ts'

/** How long calls that went to a process before it is stopped are given to be answered there. */
const LAST_CALLS_MS = 2000

type Company = ReturnType<typeof company>

/** Which of two processes calls go to, as an edge decides that stands before them: to its own while that stands. */
export class Way {
  readonly #companies = new Map<string, Company>()
  #isAway = false

  constructor(
    readonly home: string,
    readonly other: string,
    /** Where deposits are ordered: the sandbox leads payers back to one of them only, which stays. */
    readonly deposits: string,
  ) {}

  get url(): string {
    return this.#isAway ? this.other : this.home
  }

  get studio(): Company {
    return this.#company('studio')
  }

  get cashier(): Company {
    return this.#company('cashier')
  }

  /** Sends everybody to the other process while this one is stopped and started again. */
  async around(restart: () => Promise<void>): Promise<void> {
    this.#isAway = true
    await sleep(LAST_CALLS_MS)
    await restart()
    this.#isAway = false
  }

  close(): void {
    for (const each of this.#companies.values()) each.close()
  }

  #company(name: 'studio' | 'cashier'): Company {
    const key = `${name} ${this.url}`
    const known = this.#companies.get(key) ?? company(name, this.url)
    this.#companies.set(key, known)
    return known
  }
}
