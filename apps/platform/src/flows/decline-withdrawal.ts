import type { Invoice } from '@baize/contract'
import type { Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { decline, lockWithdrawal, withdrawalView } from '../modules/money/payouts/index.ts'
import { findPlayer } from '../modules/person/players/index.ts'
import type { Services } from '../services.ts'

/**
 * A player takes a withdrawal back; again changes nothing. Refuses `not_found` for whatever is not a withdrawal of theirs
 * and `invoice_closed` once a company may have been told to pay.
 */
export async function declineWithdrawal(tx: Tx, services: Services, playerId: string, id: string): Promise<Invoice> {
  const withdrawal = await lockWithdrawal(tx, id)
  if (!withdrawal || withdrawal.playerId !== playerId) throw new Refusal('not_found')
  const player = await findPlayer(tx, playerId)
  return withdrawalView(await decline(tx, withdrawal, services.clock.now()), player?.locale ?? null)
}
