import type { Period } from '../ledger/index.ts'

/** A month of real money in one currency, in smallest units: it begins with `opening` and every line leads to `closing`. */
export interface Statement {
  currency: string
  opening: bigint
  deposited: bigint
  paidOut: bigint
  /** Without those that were given back. */
  staked: bigint
  /** Less what was taken back, also of what a former month had: it can be below zero. */
  won: bigint
  /** Everything else: corrections, bonuses that became real money. */
  other: bigint
  closing: bigint
}

/** Puts what the ledger says of a month into the lines of a statement. */
export function statementOf(currency: string, { opening, closing, flows }: Period): Statement {
  const lines = { deposited: 0n, paidOut: 0n, staked: 0n, won: 0n, other: 0n }
  for (const { place, isUndone, gained, lost } of flows) {
    if (place === 'cashier') {
      lines.deposited += gained
      lines.paidOut += lost
    } else if (place === 'gaming') {
      // What comes back by an undone stake was never staked, what goes by an undone win was never won.
      lines.staked += isUndone ? -gained : lost
      lines.won += isUndone ? -lost : gained
    } else lines.other += gained - lost
  }
  return { currency, opening, ...lines, closing }
}

/** Whether the lines lead from the opening to the closing balance. */
export function addsUp({ opening, deposited, paidOut, staked, won, other, closing }: Statement): boolean {
  return opening + deposited - paidOut - staked + won + other === closing
}
