import { operation } from '../../core/operation.ts'
import { Message } from '../../shapes/common.ts'

export const logout = operation('logout', {
  summary: 'Closes the session of the caller.',
  method: 'POST',
  path: '/api/player/sessions/logout',
  auth: 'player',
  reply: Message,
})
