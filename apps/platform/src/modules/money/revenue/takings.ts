import type { FactKind, StoredFact } from '../../ground/facts/index.ts'

/** Facts that move what the house turns over. */
export const revenueKinds = [
  'stake_taken',
  'stake_given_back',
  'win_paid',
  'win_taken_back',
  'bonus_issued',
  'bonus_ended',
  'deposit_settled',
  'withdrawal_paid',
  'withdrawal_returned',
  'balance_corrected',
] as const satisfies readonly FactKind[]

export type RevenueFact = StoredFact<(typeof revenueKinds)[number]>

/** Sums of play; amounts in smallest units, bonus money within `staked` and `won`. */
export interface PlaySums {
  stakeCount: number
  staked: bigint
  bonusStaked: bigint
  won: bigint
  bonusWon: bigint
}

/** All that is counted: see the README for what each means. */
export interface Sums extends PlaySums {
  bonusCost: bigint
  depositCount: number
  deposited: bigint
  payoutCount: number
  paidOut: bigint
  corrected: bigint
}

/** Sums to be added to. */
export const nothing = (): Sums => ({
  stakeCount: 0,
  staked: 0n,
  bonusStaked: 0n,
  won: 0n,
  bonusWon: 0n,
  bonusCost: 0n,
  depositCount: 0,
  deposited: 0n,
  payoutCount: 0,
  paidOut: 0n,
  corrected: 0n,
})

export function addSums(to: Sums, added: Sums): void {
  to.stakeCount += added.stakeCount
  to.staked += added.staked
  to.bonusStaked += added.bonusStaked
  to.won += added.won
  to.bonusWon += added.bonusWon
  to.bonusCost += added.bonusCost
  to.depositCount += added.depositCount
  to.deposited += added.deposited
  to.payoutCount += added.payoutCount
  to.paidOut += added.paidOut
  to.corrected += added.corrected
}

/** What free spins won becomes a bonus of this cause. It was won in rounds already, and costs nothing more. */
const SPINS_CAUSE = 'free_spins:'

/**
 * What a fact adds. `passedOn` is what bonuses cost beside it, for money of a round that came when its bonus was over:
 * below zero where the house got it back.
 */
export function takingsOf(fact: RevenueFact, passedOn = 0n): Sums {
  const { kind, data } = fact
  const amount = BigInt(data.amount)
  const sums = nothing()
  switch (kind) {
    case 'deposit_settled':
      sums.depositCount = 1
      sums.deposited = amount
      break
    case 'withdrawal_paid':
      sums.payoutCount = 1
      sums.paidOut = amount
      break
    case 'withdrawal_returned':
      sums.payoutCount = -1
      sums.paidOut = -amount
      break
    case 'balance_corrected':
      sums.corrected = data.direction === 'credit' ? amount : -amount
      break
    case 'bonus_issued':
      if (!data.cause.startsWith(SPINS_CAUSE)) sums.bonusCost = amount
      break
    case 'bonus_ended':
      sums.bonusCost = -BigInt(data.forfeited)
      break
    default: {
      const bonus = BigInt(data.bonusAmount ?? 0)
      const sign = kind === 'stake_given_back' || kind === 'win_taken_back' ? -1n : 1n
      sums.bonusCost = passedOn
      if (kind === 'stake_taken' || kind === 'stake_given_back') {
        sums.stakeCount = Number(sign)
        sums.staked = sign * amount
        sums.bonusStaked = sign * bonus
      } else {
        sums.won = sign * amount
        sums.bonusWon = sign * bonus
      }
    }
  }
  return sums
}

/** The entry of a round's money that may have met a bonus that was over; `null` for every other fact. */
export function entryOfBonusMoney({ kind, data }: RevenueFact): string | null {
  const isOfRound = kind === 'win_paid' || kind === 'win_taken_back' || kind === 'stake_given_back'
  return isOfRound && data.bonusAmount !== undefined ? data.entryId : null
}

/** The game a fact is of, if it is of one. */
export function gameOf({ kind, data }: RevenueFact): string | null {
  const isOfRound =
    kind === 'stake_taken' || kind === 'stake_given_back' || kind === 'win_paid' || kind === 'win_taken_back'
  return isOfRound ? data.gameId : null
}
