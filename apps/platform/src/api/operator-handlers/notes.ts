import type { OperatorRole, PlayerNote } from '@baize/contract'
import { type ListedNote, listNotes, writeNote } from '../../modules/desk/notes/index.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'
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
    const { operatorId, role, name: operator } = caller
    const { text, isConfidential = false, corrects = null } = body
    const draft = { playerId, operatorId, operator, text, isConfidential, corrects }
    const note = await writeNote(tx, draft, { maySeeConfidential: maySeeConfidential(role), now: services.clock.now() })
    // What was said is not kept twice: it goes when the player is erased.
    const after = { noteId: note.id, isConfidential: note.isConfidential, corrects }
    audit.wrote({ subject: { kind: 'player', id: playerId }, before: null, after })
    return { data: view({ ...note, correctedBy: null }) }
  }),
} satisfies Partial<OperatorHandlers>

function view({ operatorId: _operatorId, writtenAt, ...note }: ListedNote): PlayerNote {
  return { ...note, writtenAt: writtenAt.toISOString() }
}
