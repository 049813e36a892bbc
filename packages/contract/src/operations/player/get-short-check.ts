import { operation } from '../../core/operation.ts'
import { ShortCheck } from '../../shapes/short-check.ts'

export const getShortCheck = operation('getShortCheck', {
  summary: 'How the last seven days of play compare with a usual week, and whether the player is asked about it.',
  method: 'GET',
  path: '/api/player/short-check',
  auth: 'player',
  reply: ShortCheck,
})
