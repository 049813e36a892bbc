import { afterCommit, type Tx } from '@baize/database'
import { type Clock, seal, uuidv7 } from '@baize/kit'
import { compose } from './compose.ts'
import { type LetterDraft, type LetterKind, mediums, SEALED_FOR } from './letter.ts'
import { insertLetter } from './store.ts'

export interface WritingPorts {
  clock: Clock
  config: { tokenSecret: string; mail: { siteName: string } }
}

/**
 * Writes a letter in the transaction of its cause: it leaves if and only if that commits, and at once, because
 * the post offices of this process wake after the commit.
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
  afterCommit(tx, wakePostOffices)
}

const postOffices = new Set<() => void>()

/** Calls back when a letter was committed in this process, until the returned function is called. */
export function onLetter(wake: () => void): () => void {
  postOffices.add(wake)
  return () => postOffices.delete(wake)
}

function wakePostOffices(): void {
  for (const wake of postOffices) wake()
}
