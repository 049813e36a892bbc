import { operation } from '../../core/operation.ts'
import { LimitPrompt } from '../../shapes/limit-prompt.ts'

export const declineLimitPrompt = operation('declineLimitPrompt', {
  summary: 'Says that the player wants no limit on deposits for now. Where limits are required it changes nothing.',
  method: 'POST',
  path: '/api/player/limit-prompt/decline',
  auth: 'player',
  reply: LimitPrompt,
})
