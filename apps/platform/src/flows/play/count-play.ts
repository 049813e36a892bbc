import type { FactConsumer, StoredFact } from '../../modules/ground/facts/index.ts'
import { addToPositions, movementOf, movingKinds, removePositions } from '../../modules/money/statistics/index.ts'
import { answerChecks, countSittings, type Happened, removeSittings } from '../../modules/play/sittings/index.ts'

const kinds = [...movingKinds, 'free_round_taken', 'game_opened', 'reality_check_answered'] as const

const moneyOfRounds = ['stake_taken', 'stake_given_back', 'win_paid', 'win_taken_back'] as const
type Fact = StoredFact<(typeof kinds)[number]>

/** Counts what players' money comes to by quarters of an hour, and how long they sit at play and what that comes to. */
export const playFigures: FactConsumer<(typeof kinds)[number]> = {
  name: 'play-figures',
  kinds,
  async apply(tx, facts) {
    const movements = facts.filter(isMovement).map(movementOf)
    if (movements.length > 0) await addToPositions(tx, movements)
    await countSittings(tx, facts.flatMap(happenedOf))
    const answers = facts.filter(({ kind }) => kind === 'reality_check_answered')
    if (answers.length > 0) await answerChecks(tx, answers)
  },
  async reset(tx) {
    await removePositions(tx)
    await removeSittings(tx)
  },
}

type Movement = Extract<Fact, { kind: (typeof movingKinds)[number] }>

function isMovement(fact: Fact): fact is Movement {
  return movingKinds.some((kind) => kind === fact.kind)
}

function isOfRounds(fact: Fact): fact is Extract<Fact, { kind: (typeof moneyOfRounds)[number] }> {
  return moneyOfRounds.some((kind) => kind === fact.kind)
}

function happenedOf(fact: Fact): Happened[] {
  const { playerId, occurredAt } = fact
  if (fact.kind === 'game_opened' || fact.kind === 'free_round_taken')
    return [{ playerId, occurredAt, isPlay: true, currency: null, staked: 0n, won: 0n }]
  if (!isOfRounds(fact)) return []
  const { currency, staked, won } = movementOf(fact)
  return [{ playerId, occurredAt, isPlay: fact.kind === 'stake_taken', currency, staked, won }]
}
