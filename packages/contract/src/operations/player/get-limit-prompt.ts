import { operation } from '../../core/operation.ts'
import { LimitPrompt } from '../../shapes/limit-prompt.ts'

export const getLimitPrompt = operation('getLimitPrompt', {
  summary: 'Whether the player is asked for limits on deposits, as the rules of their country say.',
  method: 'GET',
  path: '/api/player/limit-prompt',
  auth: 'player',
  reply: LimitPrompt,
})
