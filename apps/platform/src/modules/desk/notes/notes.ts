import type { Tx } from '@baize/database'
import { isUuid, Refusal, uuidv7 } from '@baize/kit'
import * as store from './store.ts'

/** What an operator wants to write down. */
export interface NoteDraft {
  playerId: string
  operatorId: string
  operator: string
  text: string
  isConfidential: boolean
  /** The note that it puts right; `null` for a note of its own. */
  corrects: string | null
}

/**
 * Writes a note about a player. One that puts another right is confidential where that is. Refuses `not_found` for a
 * note that is none of the player's or that the writer may not see, and `conflict` for one that was put right already.
 */
export async function writeNote(
  tx: Tx,
  draft: NoteDraft,
  { maySeeConfidential, now }: { maySeeConfidential: boolean; now: Date },
): Promise<store.Note> {
  const former = draft.corrects === null ? null : await formerOf(tx, draft, draft.corrects, maySeeConfidential)
  const isConfidential = former?.isConfidential ?? draft.isConfidential
  const note = { ...draft, isConfidential, id: uuidv7(now.getTime()), writtenAt: now }
  await store.insertNote(tx, note)
  return note
}

async function formerOf(
  tx: Tx,
  { playerId }: NoteDraft,
  id: string,
  maySeeConfidential: boolean,
): Promise<store.ListedNote> {
  const former = isUuid(id) ? await store.lockNote(tx, id) : undefined
  if (former?.playerId !== playerId || (former.isConfidential && !maySeeConfidential)) throw new Refusal('not_found')
  if (former.correctedBy !== null) throw new Refusal('conflict')
  return former
}
