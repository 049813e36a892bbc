import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Id } from '../shapes/common.ts'
import { NoteText, PlayerNote } from '../shapes/desk/notes.ts'

export const correctNote = operatorOperation('correctNote', {
  summary: 'Puts a note right by another, once: both stand, and the second is confidential where the first is.',
  method: 'POST',
  path: '/api/operator/players/{playerId}/notes/{noteId}/correction',
  roles: ['support', 'payments', 'risk', 'owner'],
  params: z.strictObject({ playerId: Id, noteId: Id }),
  body: z.strictObject({ text: NoteText }),
  reply: PlayerNote,
  isKeyed: true,
  refusals: ['conflict'],
})
