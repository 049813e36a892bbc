import { operation } from '../../core/operation.ts'
import { MessageIds, UnreadCount } from '../../shapes/notification.ts'

export const readMessages = operation('readMessages', {
  summary: 'Marks messages as read.',
  method: 'POST',
  path: '/api/notification/messenger/messages/read',
  auth: 'player',
  body: MessageIds,
  reply: UnreadCount,
})
