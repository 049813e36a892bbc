import { z } from 'zod'
import { QuestState } from '../../kinds.ts'
import { Count, CurrencyCode, Id, Instant, MainAmount, Percent, ShortText, text } from '../common.ts'

export const QuestParams = z.strictObject({ questId: Id })
export const TakenQuestParams = z.strictObject({ playerQuestId: Id })

/** A quest of the files as operators see it, with what it is expected to cost. Amounts in main units of the base currency. */
export const QuestFigures = z.strictObject({
  questId: Id,
  title: ShortText,
  /** Whether it can be taken up now, by its file alone. */
  isOpen: z.boolean(),
  isStopped: z.boolean(),
  endAt: Instant.nullable(),
  /** What one player is given for it, at full worth; points are no money. */
  rewardValue: MainAmount,
  /** What that costs on average: of bonuses and rounds what is left, by the mathematics of a typical game. */
  rewardCost: MainAmount,
  /** What a player who does it stakes at least, by the mathematics of a typical game, and what the house keeps of that. */
  expectedStake: MainAmount,
  expectedMargin: MainAmount,
  /** The share of those that ended which were completed: its own, or of quests like it; null before any did. */
  completedShare: Percent.nullable(),
  /** What one that is taken up costs: the share that is completed, or all, times what the rewards cost above the margin. */
  expectedCost: MainAmount,
  /** How many are taken up in four weeks, as in the last ones, or as quests like it; null where none was. */
  expectedTaken: Count.nullable(),
  /** What those cost together. */
  expectedTotalCost: MainAmount.nullable(),
  active: Count,
  completed: Count,
  expired: Count,
  canceled: Count,
})
export type QuestFigures = z.output<typeof QuestFigures>

/** A quest that a player took up, with how far each task is. */
export const TakenQuest = z.strictObject({
  playerQuestId: Id,
  questId: Id,
  playerId: Id,
  period: ShortText,
  currency: CurrencyCode,
  state: z.enum(QuestState),
  startedAt: Instant,
  endAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  tasks: z.array(z.strictObject({ task: z.int().min(1), title: ShortText, progress: Count, quantity: Count })),
})
export type TakenQuest = z.output<typeof TakenQuest>

/** What a file of a quest would cost if it ran, or the sentences that say what is wrong with it. */
export const QuestPreview = z.strictObject({ problems: z.array(text(2000)).max(100), figures: QuestFigures.nullable() })
export type QuestPreview = z.output<typeof QuestPreview>
