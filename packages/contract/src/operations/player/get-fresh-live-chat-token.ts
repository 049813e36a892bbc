import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { PageUrl } from '../../shapes/common.ts'
import { LiveChatToken } from '../../shapes/player.ts'

export const getFreshLiveChatToken = operation('getFreshLiveChatToken', {
  summary: 'A new chat token, for guests too where guests may chat.',
  method: 'GET',
  path: '/api/player/integrations/livechat/fresh-token',
  auth: 'either',
  query: z.strictObject({ returnUrl: PageUrl }),
  reply: LiveChatToken,
  refusals: ['chat_unavailable'],
})
