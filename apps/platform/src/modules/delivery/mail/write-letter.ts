import type { Tx } from '@baize/database'
import { assert, type Clock, seal, uuidv7 } from '@baize/kit'
import { quietEnd, waysOf } from '../preferences/index.ts'
import { compose } from './compose.ts'
import { type LetterDraft, type LetterKind, letterTopics, mediums, promotingLetters, SEALED_FOR } from './letter.ts'
import { addLetterJob } from './letter-job.ts'
import type { OwnTexts } from './own-texts.ts'
import { insertLetter } from './store.ts'

export interface WritingPorts {
  clock: Clock
  config: { tokenSecret: string; publicUrl: string; mail: { siteName: string; ownTexts?: OwnTexts | undefined } }
}

/**
 * Writes a letter in the transaction of its cause: it leaves if and only if that commits, and at once, by a job
 * that is written beside it. What the reader does not want is not written, and what leads to play waits for their quiet
 * to end.
 */
export async function writeLetter<Kind extends LetterKind>(
  tx: Tx,
  { clock, config }: WritingPorts,
  draft: LetterDraft<Kind>,
): Promise<void> {
  const now = clock.now()
  const { reader } = draft
  const topic = draft.topic ?? letterTopics[draft.kind]
  assert(topic === undefined || reader, 'what players choose about has a reader')
  if (topic !== undefined && reader && !(await waysOf(tx, reader.playerId, topic)).email) return
  const promotedTo = promotingLetters.has(draft.kind) && reader ? reader : null
  const heldUntil = promotedTo && (await quietEnd(tx, promotedTo, now))
  const id = uuidv7(now.getTime())
  const head = { siteName: config.mail.siteName, publicUrl: config.publicUrl }
  const content = { ...compose(draft, head, config.mail.ownTexts), replyTo: draft.replyTo ?? null }
  await insertLetter(tx, {
    id,
    kind: draft.kind,
    medium: mediums[draft.kind],
    recipient: draft.to,
    sealed: seal(config.tokenSecret, { ...SEALED_FOR, id }, JSON.stringify(content)),
    writtenAt: now,
    expiresAt: draft.expiresAt,
    dueAt: heldUntil ?? now,
    promotedTo: promotedTo?.playerId ?? null,
  })
  await addLetterJob(tx, id, heldUntil ?? undefined)
}
