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
  // Each asks the chat company; a page asks when the chat is opened, and when the last one has ended.
  throttle: [{ count: 60, windowSeconds: 600, per: 'address' }],
  throttledAs: 'chat_unavailable',
  refusals: ['chat_unavailable'],
})
