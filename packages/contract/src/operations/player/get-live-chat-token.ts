import { operation } from '../../core/operation.ts'
import { LiveChatToken } from '../../shapes/player.ts'

export const getLiveChatToken = operation('getLiveChatToken', {
  summary: 'The chat token of the player, or null where there is none.',
  method: 'GET',
  path: '/api/player/integrations/livechat/token',
  auth: 'player',
  reply: LiveChatToken.nullable(),
})
