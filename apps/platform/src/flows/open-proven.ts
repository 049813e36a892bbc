import type { RefusalReason } from '@baize/contract'
import type { Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { type Player, findPasswordHash, hasAccess } from '../modules/person/players/index.ts'
import { isNetworkKnown, knownDevice, openSession } from '../modules/person/sessions/index.ts'
import { networkOf } from '../network.ts'
import type { Services } from '../services.ts'
import { refuseExcluded } from './breaks.ts'
import { proofWaysOf } from './fresh-proofs.ts'
import { tellOfNewPlace } from './sign-in-alarms.ts'
import { type SignedIn, signedIn } from './sign-in.ts'
import type { Visit } from './visit.ts'

const NEW_MS = 60_000

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
  await refuseExcluded(tx, services, player.id)
  const playerId = player.id
  const passwordHash = await findPasswordHash(tx, playerId)
  if (!isNewPlayer(player, services.clock.now())) {
    const isDeviceKnown =
      passwordHash === null
        ? await isNetworkKnown(tx, playerId, networkOf(visit.address))
        : knownDevice(services, visit.cookies, { playerId, passwordHash }) !== null
    await tellOfNewPlace(tx, services, player, { visit, isDeviceKnown })
  }
  // Whoever has nothing else to prove themselves by does so by signing in.
  const provedBy = (await proofWaysOf(tx, playerId)).ways.length === 0 ? 'company' : null
  const session = await openSession(tx, services, { playerId, device: visit, fingerprint, provedBy })
  return signedIn(services, player, { session, visit, passwordHash })
}

/** Whoever opens an account is where they are. */
function isNewPlayer({ createdAt }: Player, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < NEW_MS
}
