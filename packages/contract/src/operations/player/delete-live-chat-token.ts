import { operation } from '../../core/operation.ts'
import { ShortText } from '../../shapes/common.ts'

export const deleteLiveChatToken = operation('deleteLiveChatToken', {
  summary: 'Forgets the chat token of the player.',
  method: 'DELETE',
  path: '/api/player/integrations/livechat/token',
  auth: 'player',
  reply: ShortText,
})
