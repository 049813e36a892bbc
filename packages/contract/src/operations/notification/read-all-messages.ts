import { operation } from '../../core/operation.ts'
import { UnreadCount } from '../../shapes/notification.ts'

export const readAllMessages = operation('readAllMessages', {
  summary: 'Marks all messages as read.',
  method: 'POST',
  path: '/api/notification/messenger/messages/read/all',
  auth: 'player',
  reply: UnreadCount,
})
