import { z } from 'zod'
import { MessageState } from '../kinds.ts'
import { Count, Id, Instant, LongText, PageMeta, ResourceUrl, ShortText } from './common.ts'

/** A message of the house to a player. `image` is a path on the CDN of the customer. */
export const PlayerMessage = z.strictObject({
  id: Id,
  playerId: Id,
  state: z.enum(MessageState),
  content: z.strictObject({
    title: ShortText,
    body: LongText,
    link: z.strictObject({ url: ResourceUrl, label: ShortText }).nullable().optional(),
    image: ResourceUrl.nullable().optional(),
  }),
  readAt: Instant.nullable(),
  createdAt: Instant,
  updatedAt: Instant.nullable(),
})
export type PlayerMessage = z.output<typeof PlayerMessage>

export const MessagePageMeta = PageMeta.extend({ totalUnread: Count })
export type MessagePageMeta = z.output<typeof MessagePageMeta>

export const UnreadCount = z.strictObject({ totalUnread: Count })
export type UnreadCount = z.output<typeof UnreadCount>

/** Which messages a call is about. */
export const MessageIds = z.strictObject({ messageIds: z.array(Id).min(1).max(100) })
export type MessageIds = z.output<typeof MessageIds>
