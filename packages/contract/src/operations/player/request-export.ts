import { operation } from '../../core/operation.ts'
import { DataExport } from '../../shapes/player-data.ts'

export const requestExport = operation('requestExport', {
  summary: 'Asks for a file of everything that is kept about the player. One that is being made is answered again.',
  method: 'POST',
  path: '/api/player/exports',
  auth: 'player',
  isKeyed: true,
  reply: DataExport,
  refusals: ['too_many_requests'],
  throttle: [{ count: 5, windowSeconds: 3600, per: 'player' }],
})
