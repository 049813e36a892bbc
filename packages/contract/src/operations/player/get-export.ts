import { operation } from '../../core/operation.ts'
import { DataExport } from '../../shapes/player-data.ts'

export const getExport = operation('getExport', {
  summary: "The player's latest file of everything that is kept about them, or null.",
  method: 'GET',
  path: '/api/player/exports',
  auth: 'player',
  reply: DataExport.nullable(),
})
