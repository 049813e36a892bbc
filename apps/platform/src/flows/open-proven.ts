import type { RefusalReason } from '@baize/contract'
import type { Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { type Player, findPasswordHash, hasAccess } from '../modules/person/players/index.ts'
import { openSession } from '../modules/person/sessions/index.ts'
import type { Services } from '../services.ts'
import { refuseExcluded } from './breaks.ts'
import { type SignedIn, type Visit, signedIn } from './sign-in.ts'

/**
 * Signs in somebody who proved who they are by other means than their password. The player's row must be locked. Who
 * has no access is refused for the reason `blocked`.
 */
export async function openProven(
  tx: Tx,
  services: Services,
  player: Player,
  { visit, fingerprint, blocked }: { visit: Visit; fingerprint: string | null; blocked: RefusalReason },
): Promise<SignedIn> {
  if (!hasAccess(player)) throw new Refusal(blocked)
  await refuseExcluded(tx, player.id, services.clock.now())
  const session = await openSession(tx, services, { playerId: player.id, device: visit, fingerprint })
  return signedIn(services, player, { session, visit, passwordHash: await findPasswordHash(tx, player.id) })
}
