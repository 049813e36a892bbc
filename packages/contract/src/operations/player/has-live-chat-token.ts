import { z } from 'zod'
import { operation } from '../../core/operation.ts'

export const hasLiveChatToken = operation('hasLiveChatToken', {
  summary: 'Whether the player has a chat token.',
  method: 'GET',
  path: '/api/player/integrations/livechat/has-token',
  auth: 'player',
  reply: z.boolean(),
})
