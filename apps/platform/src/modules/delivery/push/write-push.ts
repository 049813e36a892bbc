import type { Tx } from '@baize/database'
import { addPushJob } from './push-job.ts'
import { LIFE_MS } from './rules.ts'
import { insertPushes } from './store.ts'

/** A message that is to be shown by browsers of the player. Its words are found when it leaves. */
export interface PushDraft {
  /** Of the message it tells of, so that a browser shows it once however often it is written. */
  id: string
  playerId: string
  kind: string
  locale: string | null
  /** Where it leads, when not to the page of its kind. */
  path: string | null
}

/** Writes a message to the browsers of a player in the transaction of its cause, with the job that delivers it. */
export async function writePush(tx: Tx, draft: PushDraft, now: Date): Promise<void> {
  const push = { ...draft, writtenAt: now, expiresAt: new Date(now.getTime() + LIFE_MS) }
  if (await insertPushes(tx, push)) await addPushJob(tx, draft.id)
}
