import { operation } from '../../core/operation.ts'
import { RealityCheck } from '../../shapes/sitting.ts'

export const getRealityCheck = operation('getRealityCheck', {
  summary: 'How often a game says how it stands, and what the player may choose.',
  method: 'GET',
  path: '/api/player/reality-check',
  auth: 'player',
  reply: RealityCheck,
})
