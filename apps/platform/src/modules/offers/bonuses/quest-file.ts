import { z } from 'zod'
import { Reward } from './loyalty-file.ts'
import { Amount, country, identity, Names } from './offer.ts'
import { periodEdges } from './period-edges.ts'

const Texts = z.object({ en: z.string().min(1).max(255) }).catchall(z.string().min(1).max(255))
const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'is no id')
const words = { names: Names, descriptions: Texts }
const times = z.int().min(1).max(100_000)
const games = z.array(identity).max(200).default([])
const amount = Amount.nullable().default(null)
const factor = z.number().positive().max(1_000_000).nullable().default(null)

/** Things players do once in a while that a task can ask for. */
export const questDeeds = [
  'wheel_spun',
  'limit_set',
  'passkey_added',
  'second_factor_on',
  'reality_check_set',
  'game_opened',
] as const

const Task = z.discriminatedUnion('kind', [
  z.strictObject({ ...words, kind: z.literal('confirmContact') }),
  z.strictObject({
    ...words,
    kind: z.literal('fillProfile'),
    fields: z.array(z.string().min(1).max(64)).min(1).max(20),
  }),
  /** Rounds of these games, all unless told, that paid within bounds of money and of their stake. */
  z.strictObject({
    ...words,
    kind: z.literal('win'),
    times,
    games,
    from: amount,
    to: amount,
    timesStakeFrom: factor,
    timesStakeTo: factor,
  }),
  /** Rounds of these games with a stake within bounds. */
  z.strictObject({ ...words, kind: z.literal('bet'), times, games, from: amount, to: amount }),
  z.strictObject({ ...words, kind: z.literal('deposit'), times, from: amount, to: amount }),
  z.strictObject({ ...words, kind: z.literal('other'), times, deed: z.enum(questDeeds) }),
])
export type QuestTaskFile = z.output<typeof Task>

/** Month and day of every year, of UTC. */
const yearDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'is no month and day')

/** What a file below `quests` says of one quest; its name without `.json` is the id. */
export const QuestFile = z
  .strictObject({
    ...words,
    isRunning: z.boolean().default(true),
    availableFrom: z.iso.datetime().nullable().default(null),
    availableTo: z.iso.datetime().nullable().default(null),
    countries: z.array(country).max(250).default([]),
    segments: z.array(z.string().min(1).max(64)).max(100).default([]),
    /** Quests stand by it, the lowest first. */
    order: z.int().min(0).max(1000).default(0),
    /** Quests that come one after another: each can be taken up when those of a lower order are done. */
    package: z
      .strictObject({ id, order: z.int().min(0).max(1000) })
      .nullable()
      .default(null),
    /** How often a player may take it up: once, or in each calendar period, or once in each season. */
    repeats: z.enum(['once', 'day', 'week', 'month', 'season']).default('once'),
    /** The days of each year, the last one included, in which it is there; over the turn of the year where they fall. */
    season: z.strictObject({ from: yearDay, to: yearDay }).nullable().default(null),
    /** How long there is for it from the moment it is taken up; to the end of its period at most. */
    lastsDays: z.number().positive().max(366).nullable().default(null),
    /** Its tasks are done one after another, and not in any order. */
    isInOrder: z.boolean().default(false),
    tasks: z.array(Task).min(1).max(12),
    rewards: z.array(Reward).min(1).max(10),
  })
  .superRefine(({ repeats, season }, context) => {
    if (repeats === 'season' && !season) context.addIssue({ code: 'custom', path: ['season'], message: 'is missing' })
  })

export interface QuestOffer extends z.output<typeof QuestFile> {
  id: string
}

/** When a quest can be taken up, and which of its turns this is. */
export interface QuestWindow {
  period: string
  endsAt: Date | null
}

/** The turn of a quest that is open at a moment, by its file alone; null where none is. */
export function openWindow(quest: QuestOffer, now: Date): QuestWindow | null {
  const { isRunning, availableFrom, availableTo, season, repeats } = quest
  if (!isRunning || (availableFrom && now < new Date(availableFrom))) return null
  const inSeason = season && seasonAt(season, now)
  if (inSeason === undefined) return null
  const calendar = repeats === 'once' || repeats === 'season' ? null : periodEdges(repeats, now)
  const ends = [availableTo && Date.parse(availableTo), inSeason?.[1], calendar?.[1]].filter(
    (end) => typeof end === 'number',
  )
  const endMs = ends.length > 0 ? Math.min(...ends) : null
  if (endMs !== null && now.getTime() >= endMs) return null
  const begin = repeats === 'season' ? inSeason?.[0] : calendar?.[0]
  return {
    period: begin === undefined ? 'once' : new Date(begin).toISOString().slice(0, 10),
    endsAt: endMs === null ? null : new Date(endMs),
  }
}

const DAY_MS = 86_400_000

/** The edges of the season a moment lies in; undefined where it lies in none. */
function seasonAt({ from, to }: { from: string; to: string }, now: Date): [number, number] | undefined {
  const dayOf = (year: number, [month, day]: number[]) => Date.UTC(year, month! - 1, day)
  const [first, last] = [from.split('-').map(Number), to.split('-').map(Number)]
  for (const year of [now.getUTCFullYear() - 1, now.getUTCFullYear()]) {
    const begin = dayOf(year, first)
    const end = dayOf(to < from ? year + 1 : year, last) + DAY_MS
    if (now.getTime() >= begin && now.getTime() < end) return [begin, end]
  }
}
