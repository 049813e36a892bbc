import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { PlayerNote } from '../shapes/desk/notes.ts'
import { PlayerParams } from '../shapes/desk/players.ts'

export const listNotes = operatorOperation('listNotes', {
  summary: 'What operators wrote down about a player, the newest first. Confidential notes are for risk and owners.',
  method: 'GET',
  path: '/api/operator/players/{playerId}/notes',
  roles: ['support', 'payments', 'risk', 'owner'],
  params: PlayerParams,
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(PlayerNote),
  meta: PageMeta,
})
