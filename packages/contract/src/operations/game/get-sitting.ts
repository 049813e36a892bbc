import { operation } from '../../core/operation.ts'
import { Sitting } from '../../shapes/sitting.ts'

export const getSitting = operation('getSitting', {
  summary: 'How long the player has been at play, and what that and their day came to; null when nobody plays.',
  method: 'GET',
  path: '/api/game/sitting',
  auth: 'player',
  reply: Sitting.nullable(),
})
