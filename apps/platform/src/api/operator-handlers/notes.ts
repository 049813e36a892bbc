import type { OperatorRole, PlayerNote } from '@baize/contract'
import {
  correctNote,
  type ListedNote,
  listNotes,
  type Note,
  type NoteDraft,
  writeNote,
} from '../../modules/desk/notes/index.ts'
import type { AuditTrail } from '../audit-trail.ts'
import { type CallerOf, handle, handleRead, type OperatorHandlers } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'
import { playerOf } from './player-of.ts'

/** Suspicions are for whoever looks into them. */
const maySeeConfidential = (role: OperatorRole) => role === 'risk' || role === 'owner'

export const noteHandlers = {
  listNotes: handleRead('listNotes', async ({ params, query, caller, db }) => {
    const { id: playerId } = await playerOf(db, params.playerId)
    const wanted = { playerId, withConfidential: maySeeConfidential(caller.role) }
    const { rows, totalRows } = await listNotes(db, wanted, sliceOf(query))
    return { data: rows.map(view), meta: metaOf(query, totalRows) }
  }),

  writeNote: handle('writeNote', async ({ params, body, caller, services, tx, audit }) => {
    const { id: playerId } = await playerOf(tx, params.playerId)
    const draft = { ...draftOf(caller, playerId, body.text), isConfidential: body.isConfidential ?? false }
    return { data: written(await writeNote(tx, draft, services.clock.now()), audit) }
  }),

  correctNote: handle('correctNote', async ({ params, body, caller, services, tx, audit }) => {
    const { id: playerId } = await playerOf(tx, params.playerId)
    const note = await correctNote(tx, draftOf(caller, playerId, body.text), {
      noteId: params.noteId,
      maySeeConfidential: maySeeConfidential(caller.role),
      now: services.clock.now(),
    })
    return { data: written(note, audit) }
  }),
} satisfies Partial<OperatorHandlers>

function draftOf({ operatorId, name }: CallerOf<'writeNote'>, playerId: string, text: string): NoteDraft {
  return { playerId, operatorId, operator: name, text }
}

/** Tells the audit log of a note. What was said is not kept twice: it goes when the player is erased. */
function written(note: Note, audit: AuditTrail): PlayerNote {
  const { id: noteId, playerId, isConfidential, corrects } = note
  const after = { noteId, isConfidential, corrects }
  audit.wrote({ subject: { kind: 'player', id: playerId }, before: null, after })
  return view({ ...note, correctedBy: null })
}

function view({ operatorId: _operatorId, writtenAt, ...note }: ListedNote): PlayerNote {
  return { ...note, writtenAt: writtenAt.toISOString() }
}
