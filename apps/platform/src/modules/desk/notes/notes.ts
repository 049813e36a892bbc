import type { Tx } from '@baize/database'
import { isUuid, Refusal, uuidv7 } from '@baize/kit'
import * as store from './store.ts'

/** What an operator wants to write down. */
export interface NoteDraft {
  playerId: string
  operatorId: string
  operator: string
  text: string
}

/** Writes a note about a player. */
export async function writeNote(
  tx: Tx,
  { isConfidential, ...draft }: NoteDraft & { isConfidential: boolean },
  now: Date,
): Promise<store.Note> {
  return insert(tx, { ...draft, isConfidential, corrects: null }, now)
}

/**
 * Puts a note right by another one, which is confidential where that is. Refuses `not_found` for a note that is none of
 * the player's or that the writer may not see, and `conflict` for one that was put right already.
 */
export async function correctNote(
  tx: Tx,
  draft: NoteDraft,
  { noteId, maySeeConfidential, now }: { noteId: string; maySeeConfidential: boolean; now: Date },
): Promise<store.Note> {
  const former = isUuid(noteId) ? await store.lockNote(tx, noteId) : undefined
  const isHidden = former?.isConfidential && !maySeeConfidential
  if (former?.playerId !== draft.playerId || isHidden) throw new Refusal('not_found')
  if (former.correctedBy !== null) throw new Refusal('conflict')
  return insert(tx, { ...draft, isConfidential: former.isConfidential, corrects: noteId }, now)
}

async function insert(tx: Tx, draft: Omit<store.Note, 'id' | 'writtenAt'>, now: Date): Promise<store.Note> {
  const note = { ...draft, id: uuidv7(now.getTime()), writtenAt: now }
  await store.insertNote(tx, note)
  return note
}
