import { DocumentStatus, PlayerStatus } from '@baize/contract'
import type { Tx } from '@baize/database'
import { assert } from '@baize/kit'
import {
  type Check,
  checksOf,
  readHouseRules,
  sumSince,
  VELOCITY_MS,
  type Withdrawal,
} from '../../modules/money/payouts/index.ts'
import { documentsOf } from '../../modules/person/documents/index.ts'
import { arePayoutsLocked, findContactChanges, findPlayer } from '../../modules/person/players/index.ts'

/** Why a person has to look before the withdrawal, which stands already, is paid; none pays it at once. */
export async function houseChecks(tx: Tx, withdrawal: Withdrawal, now: Date): Promise<Check[]> {
  const { playerId, baseAmount, isDestinationNew } = withdrawal
  const player = await findPlayer(tx, playerId)
  assert(player, 'a player is never deleted')
  const { count, baseSum } = await sumSince(tx, playerId, new Date(now.getTime() - VELOCITY_MS))
  const documents = await documentsOf(tx, playerId)
  const facts = {
    baseAmount,
    daySum: baseSum,
    dayCount: count,
    isDestinationNew,
    ...(await findContactChanges(tx, playerId)),
    isLimited: player.status !== PlayerStatus.active,
    arePayoutsLocked: await arePayoutsLocked(tx, playerId),
    hasOpenDocuments: documents.some(({ status }) => status === DocumentStatus.pending),
  }
  return checksOf(facts, now, await readHouseRules(tx))
}
