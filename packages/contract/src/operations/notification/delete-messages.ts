import { operation } from '../../core/operation.ts'
import { MessageIds, UnreadCount } from '../../shapes/notification.ts'

export const deleteMessages = operation('deleteMessages', {
  summary: 'Deletes messages.',
  method: 'DELETE',
  path: '/api/notification/messenger/messages',
  auth: 'player',
  body: MessageIds,
  reply: UnreadCount,
})
