import { z } from 'zod'
import { messageChannels, messageTopics } from '../kinds.ts'
import { Id, ShortText } from './common.ts'

/** A time of the day on the player's clock, `22:30`. */
export const TimeOfDay = z
  .string()
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** `Europe/Berlin`. */
export const TimeZoneName = z.string().min(1).max(64)

/** From when until when the player wants quiet, over midnight where the end is earlier. */
export const QuietHours = z
  .strictObject({ from: TimeOfDay, to: TimeOfDay })
  .refine(({ from, to }) => from !== to, { path: ['to'] })
export type QuietHours = z.output<typeof QuietHours>

/** Whether messages of a topic take a way; `isFixed`: nobody can choose otherwise. */
export const ChannelPreference = z.strictObject({ isOn: z.boolean(), isFixed: z.boolean() })
export type ChannelPreference = z.output<typeof ChannelPreference>

/** What a player wants to hear of. `email` is null for a topic of which no letters are written. */
export const TopicPreference = z.strictObject({
  topic: z.enum(messageTopics),
  site: ChannelPreference,
  email: ChannelPreference.nullable(),
  push: ChannelPreference,
})
export type TopicPreference = z.output<typeof TopicPreference>

/** What a browser needs to show messages, and the browsers that do, each by a hash of its address. */
export const PushState = z.strictObject({ publicKey: ShortText, devices: z.array(Id) })

/** Where a browser is written to, as it says itself: its address, its key and its secret. */
export const PushSubscriptionInput = z.strictObject({
  endpoint: z
    .string()
    .max(1024)
    .regex(/^https?:\/\/[!-~]+$/),
  p256dh: z
    .string()
    .max(87)
    .regex(/^[\w-]{87}$/),
  auth: z
    .string()
    .max(22)
    .regex(/^[\w-]{22}$/),
})
export type PushSubscriptionInput = z.output<typeof PushSubscriptionInput>

export const NotificationPreferences = z.strictObject({
  topics: z.array(TopicPreference),
  quietHours: QuietHours.nullable(),
  /** In which quiet hours are read. */
  timeZone: ShortText,
  push: PushState,
})
export type NotificationPreferences = z.output<typeof NotificationPreferences>

/** One choice of a player. */
export const TopicChoice = z.strictObject({
  topic: z.enum(messageTopics),
  channel: z.enum(messageChannels),
  isOn: z.boolean(),
})
export type TopicChoice = z.output<typeof TopicChoice>
