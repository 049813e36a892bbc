import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { NoteText, PlayerNote } from '../shapes/desk/notes.ts'
import { PlayerParams } from '../shapes/desk/players.ts'

export const writeNote = operatorOperation('writeNote', {
  summary:
    'Writes a note about a player. It stands for ever, and is part of what the player gets of their data unless it is confidential.',
  method: 'POST',
  path: '/api/operator/players/{playerId}/notes',
  roles: ['support', 'payments', 'risk', 'owner'],
  params: PlayerParams,
  body: z.strictObject({ text: NoteText, isConfidential: z.boolean().optional() }),
  reply: PlayerNote,
  isKeyed: true,
})
