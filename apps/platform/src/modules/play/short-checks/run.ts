import { CHASE_MINUTES } from './rules.ts'

/** A player's play in one currency since their last deposit; smallest units of real money. */
export interface Run {
  lost: bigint
  /** 0 before the first deposit. */
  lastDeposit: bigint
  lastStakeAt: Date | null
}

/** Something that changes a run. A stake that is given back, and a win, come off what was lost. */
export type Turn =
  | { kind: 'deposit'; amount: bigint; occurredAt: Date }
  | { kind: 'play'; lost: bigint; isStake: boolean; occurredAt: Date }

export const BEGINNING: Run = { lost: 0n, lastDeposit: 0n, lastStakeAt: null }

/**
 * Follows one turn. A deposit chases a loss when it comes within an hour of the last stake, after at least half of the
 * deposit before it was lost.
 */
export function follow(run: Run, turn: Turn): { run: Run; isChase: boolean } {
  const { occurredAt } = turn
  if (turn.kind === 'play') {
    const lastStakeAt = turn.isStake ? occurredAt : run.lastStakeAt
    return { run: { ...run, lost: run.lost + turn.lost, lastStakeAt }, isChase: false }
  }
  const isSoon = run.lastStakeAt !== null && occurredAt.getTime() - run.lastStakeAt.getTime() <= CHASE_MINUTES * 60_000
  const isChase = isSoon && run.lastDeposit > 0n && run.lost * 2n >= run.lastDeposit
  return { run: { lost: 0n, lastDeposit: turn.amount, lastStakeAt: run.lastStakeAt }, isChase }
}
