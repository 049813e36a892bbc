import type { NotificationPreferences, Session } from '@baize/contract'
import type { Tx } from '@baize/database'
import { type BrowserAddress, addSubscription, dropSessionFromPush } from '../../modules/delivery/push/index.ts'
import { closeSession, type EndedBy } from '../../modules/person/sessions/index.ts'
import type { Services } from '../../services.ts'
import { notificationPreferences } from './notification-preferences.ts'

/** Has the browser of a sign-in show messages, until the sign-in is ended by somebody. */
export async function turnOnPush(
  tx: Tx,
  services: Services,
  caller: { playerId: string; sessionId: string },
  address: BrowserAddress,
): Promise<NotificationPreferences> {
  await addSubscription(tx, services, caller, address)
  return notificationPreferences(tx, services, caller.playerId)
}

/** Ends a sign-in of the player. Its browser shows no more messages. */
export async function endSignIn(
  tx: Tx,
  services: Services,
  ended: { playerId: string; sessionId: string; endedBy: EndedBy },
): Promise<Session> {
  const session = await closeSession(tx, services, ended)
  await dropSessionFromPush(tx, session.id)
  return session
}
