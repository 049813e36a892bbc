import { LimitDefinition } from '@baize/contract/kinds'
import type { FactConsumer, StoredFact } from '../../modules/ground/facts/index.ts'
import { movementOf } from '../../modules/money/statistics/index.ts'
import { countHappened, type Happened, removeCounted } from '../../modules/play/short-checks/index.ts'

const kinds = [
  'stake_taken',
  'stake_given_back',
  'win_paid',
  'win_taken_back',
  'deposit_settled',
  'limit_changed',
] as const

/** Counts what the rules of short checks look at beside the sums of `play-figures`. */
export const changesOfPlay: FactConsumer<(typeof kinds)[number]> = {
  name: 'short-checks',
  kinds,
  async apply(tx, facts) {
    const happened = facts.flatMap(happenedOf)
    if (happened.length > 0) await countHappened(tx, happened)
  },
  reset: removeCounted,
}

function happenedOf(fact: StoredFact<(typeof kinds)[number]>): Happened[] {
  const { playerId, occurredAt } = fact
  if (fact.kind === 'limit_changed') {
    const { change, definition } = fact.data
    const isWeaker = (change === 'raised' || change === 'removed') && definition <= LimitDefinition.deposit
    return isWeaker ? [{ kind: 'raise', playerId, occurredAt }] : []
  }
  const { currency, staked, won, deposited } = movementOf(fact)
  const turn =
    fact.kind === 'deposit_settled'
      ? ({ kind: 'deposit', amount: deposited, occurredAt } as const)
      : ({ kind: 'play', lost: staked - won, isStake: fact.kind === 'stake_taken', occurredAt } as const)
  return [{ kind: 'turn', playerId, occurredAt, currency, turn }]
}
