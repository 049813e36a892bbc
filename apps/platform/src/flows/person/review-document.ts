import { DocumentStatus } from '@baize/contract'
import type { Tx } from '@baize/database'
import { assert } from '@baize/kit'
import { writeLetter } from '../../modules/delivery/mail/index.ts'
import { sendMessage } from '../../modules/delivery/notifications/index.ts'
import { DEFAULT_LOCALE } from '../../modules/ground/settings/index.ts'
import { type Judgement, review, type Reviewed, whyRejected } from '../../modules/person/documents/index.ts'
import { findPlayer } from '../../modules/person/players/index.ts'
import type { Services } from '../../services.ts'

/** Nobody needs to read later what stands on the page as well. */
const LETTER_LIFE_MS = 3 * 86_400_000

/**
 * Decides about a document and tells its owner: their open pages, by the bell, and by letter where they have an
 * address. The same decision again tells nobody anything. Refuses `not_found` and `document_decided`.
 */
export async function reviewDocument(
  tx: Tx,
  services: Services,
  id: string,
  judgement: Judgement,
  reviewer: string,
): Promise<Reviewed> {
  const now = services.clock.now()
  const reviewed = await review(tx, id, judgement, { reviewer, now })
  const { before, after } = reviewed
  if (before !== after) await tell(tx, services, after, now)
  return reviewed
}

async function tell(tx: Tx, services: Services, document: Reviewed['after'], now: Date): Promise<void> {
  const player = await findPlayer(tx, document.playerId)
  assert(player, 'a player is never deleted')
  const { id: playerId, locale, email, timeZone } = player
  const isApproved = document.status === DocumentStatus.approve
  await sendMessage(tx, { kind: isApproved ? 'documentApproved' : 'documentRejected', playerId, locale }, now)
  if (email === null) return
  const letter = {
    to: email,
    reader: { playerId, timeZone },
    locale: locale ?? DEFAULT_LOCALE,
    expiresAt: new Date(now.getTime() + LETTER_LIFE_MS),
  }
  const { fileName, rejectReason, rejectNote } = document
  if (isApproved) return writeLetter(tx, services, { kind: 'documentApproved', values: { file: fileName }, ...letter })
  assert(rejectReason, 'a rejected document has a reason')
  const reason = whyRejected(rejectReason, rejectNote, locale)
  await writeLetter(tx, services, {
    kind: 'documentRejected',
    values: { file: fileName, reason, link: '/profile/documents' },
    ...letter,
  })
}
