import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { pageQuery } from '../../shapes/common.ts'
import { MessagePageMeta, PlayerMessage } from '../../shapes/notification.ts'

export const listMessages = operation('listMessages', {
  summary: 'The messages to the player, newest first, with the number of unread ones.',
  method: 'GET',
  path: '/api/notification/messenger/messages',
  auth: 'player',
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(PlayerMessage),
  meta: MessagePageMeta,
})
