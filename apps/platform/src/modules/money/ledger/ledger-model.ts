import type { Posting } from './index.ts'

/** What the plain ledger below answers: the name of a refusal, or what the players' accounts hold. */
export type ModelAnswer = { refused: string } | { isRepeat: boolean; balances: Map<string, bigint>; key: string }

interface ModelEntry {
  kind: string
  postings: Posting[]
  balances: Map<string, bigint>
}

interface ModelHold {
  account: string
  held: string
  amount: bigint
  endedBy: string | undefined
}

/** The rules of the ledger in plain code without a database; the property test holds both beside each other. */
export class LedgerModel {
  readonly balances = new Map<string, bigint>()
  readonly entries = new Map<string, ModelEntry>()
  /** By the key of the entry that made it. */
  readonly holds = new Map<string, ModelHold>()

  /** `currencyOf` and `isFloored` know every account; `heldOf` is the held account beside a player's account. */
  constructor(
    private readonly currencyOf: (account: string) => string,
    private readonly isFloored: (account: string) => boolean,
    private readonly heldOf: (account: string) => string,
  ) {}

  post(key: string, kind: string, postings: Posting[]): ModelAnswer {
    if (postings.some(({ from, to, amount }) => amount <= 0n || from === to)) return { refused: 'InvalidPosting' }
    const earlier = this.entries.get(key)
    if (earlier) {
      if (earlier.kind !== kind || !isSame(earlier.postings, postings)) return { refused: 'LedgerKeyConflict' }
      return { isRepeat: true, balances: earlier.balances, key }
    }
    if (postings.some(({ from, to }) => this.currencyOf(from) !== this.currencyOf(to))) {
      return { refused: 'InvalidPosting' }
    }
    const after = new Map<string, bigint>()
    for (const { from, to, amount } of postings) {
      after.set(from, (after.get(from) ?? this.balanceOf(from)) - amount)
      after.set(to, (after.get(to) ?? this.balanceOf(to)) + amount)
    }
    const players = [...after].filter(([account]) => this.isFloored(account))
    if (players.some(([, balance]) => balance < 0n)) return { refused: 'InsufficientFunds' }
    for (const [account, balance] of after) this.balances.set(account, balance)
    const entry = { kind, postings, balances: new Map(players) }
    this.entries.set(key, entry)
    return { isRepeat: false, balances: entry.balances, key }
  }

  hold(key: string, account: string, amount: bigint): ModelAnswer {
    if (!this.isFloored(account)) return { refused: 'UnknownAccount' }
    const held = this.heldOf(account)
    const answer = this.post(key, 'hold', [{ from: account, to: held, amount }])
    if ('key' in answer && !answer.isRepeat) this.holds.set(key, { account, held, amount, endedBy: undefined })
    return answer
  }

  postHold(key: string, holdKey: string, to: string, part: bigint | undefined): ModelAnswer {
    const hold = this.holds.get(holdKey)!
    const amount = part ?? hold.amount
    if (amount <= 0n) return { refused: 'InvalidPosting' }
    if (amount > hold.amount) return { refused: 'HoldExceeded' }
    const postings = [{ from: hold.held, to, amount }]
    if (amount < hold.amount) postings.push({ from: hold.held, to: hold.account, amount: hold.amount - amount })
    return this.end(key, 'hold_posted', hold, postings)
  }

  voidHold(key: string, holdKey: string): ModelAnswer {
    const hold = this.holds.get(holdKey)!
    return this.end(key, 'hold_voided', hold, [{ from: hold.held, to: hold.account, amount: hold.amount }])
  }

  reverse(reversedKey: string, key: string): ModelAnswer {
    const { kind, postings } = this.entries.get(reversedKey)!
    if (kind.startsWith('hold')) return { refused: 'InvalidPosting' }
    return this.post(
      key,
      'reversal',
      postings.map(({ from, to, amount }) => ({ from: to, to: from, amount })),
    )
  }

  balanceOf(account: string): bigint {
    return this.balances.get(account) ?? 0n
  }

  private end(key: string, kind: string, hold: ModelHold, postings: Posting[]): ModelAnswer {
    if (hold.endedBy && !this.entries.has(key)) return { refused: 'HoldEnded' }
    const answer = this.post(key, kind, postings)
    if ('refused' in answer) return answer
    if (answer.isRepeat && hold.endedBy !== key) return { refused: 'LedgerKeyConflict' }
    hold.endedBy = key
    return answer
  }
}

function isSame(left: Posting[], right: Posting[]): boolean {
  return (
    left.length === right.length &&
    left.every(({ from, to, amount }, place) => {
      const other = right[place]!
      return from === other.from && to === other.to && amount === other.amount
    })
  )
}
