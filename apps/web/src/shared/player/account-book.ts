import type { Account } from '@baize/contract'

/**
 * What answers and pushes come to, whichever way they overtake each other: of each account the copy with the
 * highest version. Which accounts there are says the answer to the latest question, and what was pushed after it
 * was asked.
 */
export class AccountBook {
  #asked = 0
  #answered = 0
  readonly #pushed = new Map<string, { account: Account; asked: number }>()

  /** Begins a question; its number goes with its answer. */
  ask(): number {
    this.#asked += 1
    return this.#asked
  }

  /** The accounts after an answer, `undefined` before the first. */
  answered(question: number, known: readonly Account[] | undefined, answer: readonly Account[]): Account[] {
    const isLatest = question >= this.#answered
    this.#answered = Math.max(question, this.#answered)
    const pushed = [...this.#pushed.values()].filter(({ asked }) => asked >= question).map(({ account }) => account)
    const members = isLatest || !known ? [...answer, ...pushed.filter(({ id }) => !has(answer, id))] : known
    return members.map(({ id }) => newest(id, known ?? [], pushed, answer)!)
  }

  /** The accounts after a push. Before the first answer there are none, and the push waits for it. */
  pushed(known: readonly Account[] | undefined, account: Account): Account[] | undefined {
    const kept = newest(account.id, [this.#pushed.get(account.id)?.account ?? account], [account])!
    this.#pushed.set(account.id, { account: kept, asked: this.#asked })
    if (!known) return undefined
    return has(known, account.id) ? known.map(({ id }) => newest(id, known, [account])!) : [...known, kept]
  }
}

function has(accounts: readonly Account[], id: string): boolean {
  return accounts.some((account) => account.id === id)
}

/** The first of the copies with the highest version. */
function newest(id: string, ...lists: readonly (readonly Account[])[]): Account | undefined {
  return lists
    .flatMap((accounts) => accounts.filter((account) => account.id === id))
    .reduce<Account | undefined>((best, copy) => (best && best.version >= copy.version ? best : copy), undefined)
}
