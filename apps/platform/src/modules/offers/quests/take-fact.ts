import { QuestState } from '@baize/contract/kinds'
import type { StoredFact } from '../../ground/facts/index.ts'
import { questDeeds } from '../bonuses/index.ts'
import { type LiveQuest, type LiveTask, measure, type PersonState, setProgress } from './live-quest.ts'
import type { Amounts, TaskTerms } from './terms.ts'

const movements = ['stake_taken', 'stake_given_back', 'win_paid', 'win_taken_back'] as const

export const countedKinds = [
  'quest_taken',
  'quest_corrected',
  ...movements,
  'deposit_settled',
  'profile_changed',
  ...questDeeds,
] as const
export type CountedFact = StoredFact<(typeof countedKinds)[number]>

/** What was staked and won on a round since a quest looks at it. */
export interface QuestRound {
  questId: string
  source: string
  round: string
  gameId: string
  currency: string
  /** The number of the fact it began with. */
  begun: number
  begunAt: Date
  staked: bigint
  won: bigint
}

/** What is known around a quest while facts are taken. */
export interface Around {
  person: PersonState
  /** Identities of games by id. */
  games: ReadonlyMap<string, string>
  /** Rounds by `roundKey`; those that begin or change are put here. */
  rounds: Map<string, QuestRound>
}

export function roundKey({ questId, source, round }: Pick<QuestRound, 'questId' | 'source' | 'round'>): string {
  return JSON.stringify([questId, source, round])
}

/** Lets an active quest count a fact of its player. */
export function takeFact(quest: LiveQuest, fact: CountedFact, around: Around): void {
  if (quest.state !== QuestState.active) return
  const moment = { number: fact.number, at: fact.occurredAt }
  if (fact.kind === 'quest_taken') {
    if (fact.data.questId !== quest.id) return
    // The profile was looked at when it was taken up.
    for (const task of quest.tasks) if (task.isActive) task.countsAfter ??= fact.number
    return
  }
  if (!quest.tasks.some(({ countsAfter }) => countsAfter !== null)) return
  if (fact.kind === 'quest_corrected') {
    const task = quest.tasks.find(({ place }) => place === fact.data.task)
    if (fact.data.questId === quest.id && task) setProgress(quest, task, fact.data.progress, moment)
    return measure(quest, around.person, moment, false)
  }
  if (isMovement(fact)) takeMovement(quest, fact, around)
  else if (quest.endsAt === null || fact.occurredAt < quest.endsAt) takeDeed(quest, fact)
  // What a task opens may be done already.
  measure(quest, around.person, moment, fact.kind === 'profile_changed')
}

function takeDeed(quest: LiveQuest, fact: CountedFact): void {
  for (const { task, terms } of openTasks(quest, fact.number)) {
    const isCounted =
      fact.kind === 'deposit_settled'
        ? terms.kind === 'deposit' && isBetween(BigInt(fact.data.amount), terms, fact.data.currency)
        : terms.kind === 'other' && terms.deed === fact.kind
    if (isCounted) setProgress(quest, task, task.progress + 1, { number: fact.number, at: fact.occurredAt })
  }
}

type MovementFact = Extract<CountedFact, { kind: (typeof movements)[number] }>

function isMovement(fact: CountedFact): fact is MovementFact {
  return movements.some((kind) => kind === fact.kind)
}

function takeMovement(quest: LiveQuest, fact: MovementFact, { games, rounds }: Around): void {
  const { source, round, gameId, currency } = fact.data
  const isOfRounds = ({ kind }: TaskTerms) => kind === 'bet' || kind === 'win'
  const open = openTasks(quest, fact.number).filter(({ terms }) => isOfRounds(terms))
  const isWatched = quest.tasks.some(
    ({ place, completedAt }) => !completedAt && isOfRounds(quest.terms.tasks[place - 1]!),
  )
  const key = roundKey({ questId: quest.id, source, round })
  const isOver = quest.endsAt !== null && fact.occurredAt >= quest.endsAt
  const before =
    rounds.get(key) ??
    (fact.kind === 'stake_taken' && !isOver
      ? {
          questId: quest.id,
          source,
          round,
          gameId,
          currency,
          begun: fact.number,
          begunAt: fact.occurredAt,
          staked: 0n,
          won: 0n,
        }
      : undefined)
  if (!before || !isWatched) return
  const after = moved(before, fact)
  rounds.set(key, after)
  const game = games.get(gameId)
  for (const { task, terms } of open) {
    if (before.begun <= task.countsAfter!) continue
    const change = Number(isCounted(after, terms, game)) - Number(isCounted(before, terms, game))
    if (change !== 0) setProgress(quest, task, task.progress + change, { number: fact.number, at: fact.occurredAt })
  }
}

function moved(round: QuestRound, { kind, data }: MovementFact): QuestRound {
  const amount = BigInt(data.amount)
  if (kind === 'win_paid') return { ...round, won: round.won + amount }
  if (kind === 'win_taken_back') return { ...round, won: round.won - amount }
  return { ...round, staked: round.staked + (kind === 'stake_taken' ? amount : -amount) }
}

function openTasks(quest: LiveQuest, number: number): { task: LiveTask; terms: TaskTerms }[] {
  return quest.tasks.flatMap((task) => {
    const { countsAfter, completedAt, place } = task
    const isOpen = countsAfter !== null && countsAfter < number && !completedAt
    return isOpen ? [{ task, terms: quest.terms.tasks[place - 1]! }] : []
  })
}

/** Whether a round counts for a task as it stands. */
export function isCounted({ staked, won, currency }: QuestRound, terms: TaskTerms, game: string | undefined): boolean {
  if (staked <= 0n) return false
  if (terms.games.length > 0 && (game === undefined || !terms.games.includes(game))) return false
  if (terms.kind === 'bet') return isBetween(staked, terms, currency)
  const { timesStakeFrom, timesStakeTo } = terms
  const isAtLeast = timesStakeFrom === null || won * 1000n >= staked * thousandths(timesStakeFrom)
  const isAtMost = timesStakeTo === null || won * 1000n <= staked * thousandths(timesStakeTo)
  return won > 0n && isBetween(won, terms, currency) && isAtLeast && isAtMost
}

function thousandths(factor: number): bigint {
  return BigInt(Math.round(factor * 1000))
}

/** A currency the house did not have when the quest was taken up has no bounds that could be met. */
function isBetween(amount: bigint, { from, to }: Pick<TaskTerms, 'from' | 'to'>, currency: string): boolean {
  const bound = (amounts: Amounts | null) => (amounts === null ? null : amounts[currency])
  const [least, most] = [bound(from), bound(to)]
  if (least === undefined || most === undefined) return false
  return (least === null || amount >= BigInt(least)) && (most === null || amount <= BigInt(most))
}
