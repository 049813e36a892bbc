import { z } from 'zod'
import { channelTable } from '../channel-table.ts'
import { channel } from '../core/channel.ts'
import { KycType } from '../kinds.ts'
import { PlayerMessage } from '../shapes/notification.ts'

export const playerProfile = channel({
  summary: 'The profile of the player changed elsewhere. Readers load it again.',
  ...channelTable.playerProfile,
  events: {
    'player.updated': z.strictObject({}),
    /** The player takes a break: whatever page is open, nothing goes on being played on it. */
    'player.break.started': z.strictObject({}),
    'player.kyc.updated': z.strictObject({ type: z.enum(KycType), value: z.boolean() }),
  },
})

export const messengerNotifications = channel({
  summary: 'Messages of the house to the player.',
  ...channelTable.messengerNotifications,
  events: { 'message.received': z.strictObject({ message: PlayerMessage }) },
})
