import type { Tx } from '@baize/database'
import { type Clock, seal, uuidv7 } from '@baize/kit'
import { compose } from './compose.ts'
import { type LetterDraft, type LetterKind, mediums, SEALED_FOR } from './letter.ts'
import { addLetterJob } from './letter-job.ts'
import { insertLetter } from './store.ts'

export interface WritingPorts {
  clock: Clock
  config: { tokenSecret: string; mail: { siteName: string } }
}

/**
 * Writes a letter in the transaction of its cause: it leaves if and only if that commits, and at once, by a job
 * that is written beside it.
 */
export async function writeLetter<Kind extends LetterKind>(
  tx: Tx,
  { clock, config }: WritingPorts,
  draft: LetterDraft<Kind>,
): Promise<void> {
  const now = clock.now()
  const id = uuidv7(now.getTime())
  const content = { ...compose(draft, config.mail.siteName), replyTo: draft.replyTo ?? null }
  await insertLetter(tx, {
    id,
    kind: draft.kind,
    medium: mediums[draft.kind],
    recipient: draft.to,
    sealed: seal(config.tokenSecret, { ...SEALED_FOR, id }, JSON.stringify(content)),
    writtenAt: now,
    expiresAt: draft.expiresAt,
  })
  await addLetterJob(tx, id)
}
