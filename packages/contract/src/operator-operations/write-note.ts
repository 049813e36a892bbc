import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Id } from '../shapes/common.ts'
import { NoteText, PlayerNote } from '../shapes/desk/notes.ts'
import { PlayerParams } from '../shapes/desk/players.ts'

export const writeNote = operatorOperation('writeNote', {
  summary:
    'Writes a note about a player, or puts one right: both stand then. Notes are part of what players get of their data, confidential ones are not.',
  method: 'POST',
  path: '/api/operator/players/{playerId}/notes',
  roles: ['support', 'payments', 'risk', 'owner'],
  params: PlayerParams,
  body: z.strictObject({ text: NoteText, isConfidential: z.boolean().optional(), corrects: Id.optional() }),
  reply: PlayerNote,
  isKeyed: true,
  refusals: ['conflict'],
})
