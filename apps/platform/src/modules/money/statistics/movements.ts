import type { FactKind, StoredFact } from '../../ground/facts/index.ts'

/** Facts that move a player's real money. */
export const movingKinds = [
  'stake_taken',
  'stake_given_back',
  'win_paid',
  'win_taken_back',
  'deposit_settled',
  'withdrawal_paid',
  'withdrawal_returned',
  'balance_corrected',
] as const satisfies readonly FactKind[]

/** What a fact adds to the sums of its player, in smallest units of real money. */
export interface Movement {
  playerId: string
  currency: string
  occurredAt: Date
  stakeCount: number
  staked: bigint
  won: bigint
  deposited: bigint
  paidOut: bigint
  corrected: bigint
}

const nothing = { stakeCount: 0, staked: 0n, won: 0n, deposited: 0n, paidOut: 0n, corrected: 0n }

/** Bonus money is no part of it; a stake that is given back counts as if it had not been taken. */
export function movementOf(fact: StoredFact<(typeof movingKinds)[number]>): Movement {
  const { playerId, occurredAt, data } = fact
  const common = { ...nothing, playerId, occurredAt, currency: data.currency }
  const amount = BigInt(data.amount)
  switch (fact.kind) {
    case 'deposit_settled':
      return { ...common, deposited: amount }
    case 'withdrawal_paid':
      return { ...common, paidOut: amount }
    case 'withdrawal_returned':
      return { ...common, paidOut: -amount }
    case 'balance_corrected':
      return { ...common, corrected: fact.data.direction === 'credit' ? amount : -amount }
    default: {
      const cash = amount - BigInt(fact.data.bonusAmount ?? 0)
      if (fact.kind === 'win_paid') return { ...common, won: cash }
      if (fact.kind === 'win_taken_back') return { ...common, won: -cash }
      return fact.kind === 'stake_taken'
        ? { ...common, stakeCount: 1, staked: cash }
        : { ...common, stakeCount: -1, staked: -cash }
    }
  }
}
