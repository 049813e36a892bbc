import type { RefusalReason } from '@baize/contract'
import type { Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { type Player, findPasswordHash, hasAccess, isClosed } from '../../../modules/person/players/index.ts'
import type { Services } from '../../../services.ts'
import { type Entrance, enter } from './enter.ts'
import { proofWaysOf } from './fresh-proofs.ts'
import { isPlaceOf } from './is-place-of.ts'
import type { Visit } from './visit.ts'

const NEW_MS = 60_000

/**
 * Lets in somebody for whom a company or a mailbox vouches. The player's row must be locked. Who has no access is refused
 * for the reason `blocked`, and `account_closed` where that was their own wish.
 */
export async function openProven(
  tx: Tx,
  services: Services,
  player: Player,
  { visit, fingerprint, blocked }: { visit: Visit; fingerprint: string | null; blocked: RefusalReason },
): Promise<Entrance> {
  if (isClosed(player)) throw new Refusal('account_closed')
  if (!hasAccess(player)) throw new Refusal(blocked)
  const playerId = player.id
  const passwordHash = await findPasswordHash(tx, playerId)
  // Whoever has nothing else to prove themselves by does so by signing in.
  const provedBy = (await proofWaysOf(tx, playerId)).ways.length === 0 ? 'company' : null
  const isNew = isNewPlayer(player, services.clock.now())
  const isPlaceKnown = isNew || (await isPlaceOf(tx, services, { playerId, passwordHash }, visit))
  return enter(tx, services, player, { visit, fingerprint, isPlaceKnown, isNew, passwordHash, provedBy })
}

/** Whoever opens an account is where they are. */
function isNewPlayer({ createdAt }: Player, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < NEW_MS
}
