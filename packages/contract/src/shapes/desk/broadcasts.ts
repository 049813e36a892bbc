import { z } from 'zod'
import { messageChannels } from '../../kinds.ts'
import { Count, Id, Identity, Instant, LocaleCode, requiredText, ShortText, text } from '../common.ts'

const Title = requiredText(120)
const Body = requiredText(2000)

/** Topics of broadcasts: those alone that every player can switch off. */
export const broadcastTopics = ['offers', 'play', 'invitations'] as const

/** What is said to whom, and in which ways. English is there for every language that has no text of its own. */
export const broadcastDraft = {
  segmentId: Identity,
  topic: z.enum(broadcastTopics),
  channels: z.array(z.enum(messageChannels)).min(1).max(3),
  titleEn: Title,
  bodyEn: Body,
  titleDe: Title.optional(),
  bodyDe: Body.optional(),
  titleFa: Title.optional(),
  bodyFa: Body.optional(),
  /** A page of the site it leads to, without a language. */
  path: z
    .string()
    .max(255)
    .regex(/^\/([\w\-.?=&%#][\w\-./?=&%#]*)?$/)
    .optional(),
}

const figures = {
  reached: Count,
  bySite: Count,
  byEmail: Count,
  byPush: Count,
  /** Closed, blocked or limited. */
  leftClosed: Count,
  /** Excluded, cooling off, or in a register of exclusions. */
  leftBreak: Count,
  /** They want to hear of it in none of the ways, or cannot. */
  leftUnwilling: Count,
}

const BroadcastText = z.strictObject({ locale: LocaleCode, title: text(120), body: text(2000) })

/** Whom a broadcast would reach now, and what they would read. */
export const BroadcastPreview = z.strictObject({ players: Count, ...figures, texts: z.array(BroadcastText).max(3) })
export type BroadcastPreview = z.output<typeof BroadcastPreview>

export const BroadcastParams = z.strictObject({ broadcastId: Id })

/** A broadcast and how far it is. */
export const Broadcast = z.strictObject({
  broadcastId: Id,
  segmentId: Identity,
  title: text(120),
  topic: z.enum(broadcastTopics),
  channels: z.array(z.enum(messageChannels)),
  state: z.enum(['waiting', 'sending', 'sent', 'stopped']),
  sendAt: Instant,
  perSecond: Count,
  /** In the segment when it was written. */
  players: Count,
  ...figures,
  /** Something went wrong at these; the log says what. */
  leftFailed: Count,
  texts: z.array(BroadcastText).max(3),
  path: ShortText.nullable(),
  operatorId: Id,
  createdAt: Instant,
  endedAt: Instant.nullable(),
})
export type Broadcast = z.output<typeof Broadcast>

/** A segment of the files, with how many players are in it. */
export const SegmentFigures = z.strictObject({
  segmentId: Identity,
  title: ShortText,
  players: Count,
  /** As its file has them, all of which hold: `deposits ≥ 10`, `daysAway 14–90`, `countries not DE AT`. */
  rules: z.array(text(2000)),
})
export type SegmentFigures = z.output<typeof SegmentFigures>
