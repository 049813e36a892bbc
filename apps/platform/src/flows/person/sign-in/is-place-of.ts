import type { Queryable } from '@baize/database'
import { type DeviceAccount, isNetworkKnown, knownDevice } from '../../../modules/person/sessions/index.ts'
import { networkOf } from '../../../network.ts'
import type { Services } from '../../../services.ts'
import type { Visit } from './visit.ts'

/** Whether the account signed in from this device before; without a password, from this network. */
export async function isPlaceOf(
  db: Queryable,
  services: Services,
  { playerId, passwordHash }: { playerId: string; passwordHash: string | null },
  visit: Visit,
): Promise<boolean> {
  if (passwordHash === null) return isNetworkKnown(db, playerId, networkOf(visit.address))
  const account: DeviceAccount = { playerId, passwordHash }
  return knownDevice(services, visit.cookies, account) !== null
}
