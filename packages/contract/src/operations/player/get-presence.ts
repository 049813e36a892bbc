import { operation } from '../../core/operation.ts'
import { Presence } from '../../shapes/presence.ts'

export const getPresence = operation('getPresence', {
  summary: 'How long the session goes on without a sign of the player. Asking is no sign.',
  method: 'GET',
  path: '/api/player/presence',
  auth: 'player',
  reply: Presence,
})
