import { z } from 'zod'
import { channelTable } from '../channel-table.ts'
import { channel } from '../core/channel.ts'
import { KycType } from '../kinds.ts'
import { PlayerMessage } from '../shapes/notification.ts'
import { ShortCheck } from '../shapes/short-check.ts'

export const playerProfile = channel({
  summary: 'The profile of the player changed elsewhere, which readers load again, or the player is asked something.',
  ...channelTable.playerProfile,
  events: {
    'player.updated': z.strictObject({}),
    /** The player takes a break: whatever page is open, nothing goes on being played on it. */
    'player.break.started': z.strictObject({}),
    'player.kyc.updated': z.strictObject({ type: z.enum(KycType), value: z.boolean() }),
    /** A question waits for the player. */
    'player.short-check.asked': z.strictObject({ check: ShortCheck }),
  },
})

export const messengerNotifications = channel({
  summary: 'Messages of the house to the player.',
  ...channelTable.messengerNotifications,
  events: { 'message.received': z.strictObject({ message: PlayerMessage }) },
})
