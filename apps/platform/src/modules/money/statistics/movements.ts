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

type PlayKind = 'stake_taken' | 'stake_given_back' | 'win_paid' | 'win_taken_back'

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

/**
 * Bonus money is no part of it; a stake that is given back counts as if it had not been taken. Asked for each fact of
 * money several times, so it fills one object: copies of one would take twenty times as long.
 */
export function movementOf(fact: StoredFact<(typeof movingKinds)[number]>): Movement {
  const movement: Movement = {
    playerId: fact.playerId,
    currency: fact.data.currency,
    occurredAt: fact.occurredAt,
    stakeCount: 0,
    staked: 0n,
    won: 0n,
    deposited: 0n,
    paidOut: 0n,
    corrected: 0n,
  }
  const amount = BigInt(fact.data.amount)
  switch (fact.kind) {
    case 'deposit_settled':
      movement.deposited = amount
      break
    case 'withdrawal_paid':
      movement.paidOut = amount
      break
    case 'withdrawal_returned':
      movement.paidOut = -amount
      break
    case 'balance_corrected':
      movement.corrected = fact.data.direction === 'credit' ? amount : -amount
      break
    default:
      addPlay(movement, fact.kind, amount - BigInt(fact.data.bonusAmount ?? 0))
  }
  return movement
}

function addPlay(movement: Movement, kind: PlayKind, cash: bigint): void {
  if (kind === 'win_paid') movement.won = cash
  else if (kind === 'win_taken_back') movement.won = -cash
  else {
    movement.stakeCount = kind === 'stake_taken' ? 1 : -1
    movement.staked = kind === 'stake_taken' ? cash : -cash
  }
}
