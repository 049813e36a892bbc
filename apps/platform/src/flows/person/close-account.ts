import type { Deletion } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { writeLetter } from '../../modules/delivery/mail/index.ts'
import { dropPlayersFromPush } from '../../modules/delivery/push/index.ts'
import { DEFAULT_LOCALE } from '../../modules/ground/settings/index.ts'
import { areAccountsEmpty } from '../../modules/money/wallet/index.ts'
import { cancelAllSpins } from '../../modules/offers/free-spins/index.ts'
import { cancelAllBonuses } from '../../modules/play/wagering/index.ts'
import { closePlayer, detailsErasedAt } from '../../modules/person/players/index.ts'
import { removeAllPasskeys } from '../../modules/person/passkeys/index.ts'
import { removeSecondFactor } from '../../modules/person/second-factors/index.ts'
import { closeOtherSessions, forgottenAt, requireFreshProof } from '../../modules/person/sessions/index.ts'
import type { Services } from '../../services.ts'
import { rulesFor } from './player-rules.ts'
import type { Visit } from './sign-in/visit.ts'

/** A letter that says goodbye is worth reading for so long. */
const LETTER_LIFE_MS = 7 * 86_400_000

/** When what is kept of the account is removed if it is closed now: what the law asks for stays as long as it asks. */
export async function deletionsOf(
  db: Queryable,
  ports: Pick<Services, 'packs' | 'clock'>,
  playerId: string,
): Promise<Deletion[]> {
  const closedAt = ports.clock.now()
  const { keptMonths } = (await rulesFor(db, ports, playerId)).statements
  return [
    { what: 'signIns', deletedAt: forgottenAt(closedAt).toISOString() },
    { what: 'details', deletedAt: detailsErasedAt(closedAt, keptMonths).toISOString() },
  ]
}

/**
 * Closes the account of a player who gave a fresh proof, ends every session of it and writes to the player what is kept
 * and until when. Bonus money is not theirs and goes back to the house. Refuses `account_not_empty` while money lies on any account, which stays the player's, and
 * `fresh_proof_needed`.
 */
export async function closeAccount(
  tx: Tx,
  services: Services,
  caller: { playerId: string; sessionId: string },
  visit: Visit,
): Promise<Deletion[]> {
  const now = services.clock.now()
  await cancelAllSpins(tx, caller.playerId, now)
  await cancelAllBonuses(tx, caller.playerId, now)
  if (!(await areAccountsEmpty(tx, caller.playerId))) throw new Refusal('account_not_empty')
  await requireFreshProof(tx, services, caller, visit)
  await removeSecondFactor(tx, services, caller.playerId)
  await removeAllPasskeys(tx, caller.playerId)
  await dropPlayersFromPush(tx, [caller.playerId])
  const { id, email, locale } = await closePlayer(tx, caller.playerId, now)
  await closeOtherSessions(tx, services, { playerId: id, keptSessionId: null, endedBy: 'closed' })
  const deletions = await deletionsOf(tx, services, id)
  const [signIns, details] = deletions.map(({ deletedAt }) => deletedAt.slice(0, 'YYYY-MM-DD'.length))
  await writeLetter(tx, services, {
    kind: 'accountClosed',
    to: email,
    locale: locale ?? DEFAULT_LOCALE,
    values: { signIns: signIns!, details: details! },
    expiresAt: new Date(now.getTime() + LETTER_LIFE_MS),
  })
  return deletions
}
