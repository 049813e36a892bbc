import { operation } from '../../core/operation.ts'
import { Presence } from '../../shapes/presence.ts'

export const reportPresence = operation('reportPresence', {
  summary:
    'Says that the player is there. Every call that changes something and every stake says so too; where the rules of a country ask for it, a session without such signs ends.',
  method: 'POST',
  path: '/api/player/presence',
  auth: 'player',
  reply: Presence,
})
