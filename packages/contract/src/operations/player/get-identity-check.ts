import { operation } from '../../core/operation.ts'
import { IdentityCheck } from '../../shapes/player.ts'

export const getIdentityCheck = operation('getIdentityCheck', {
  summary: 'How the check of the own identity stands.',
  method: 'GET',
  path: '/api/player/identity-check',
  auth: 'player',
  reply: IdentityCheck,
})
