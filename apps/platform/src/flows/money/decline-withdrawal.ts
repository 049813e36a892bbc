import type { Invoice } from '@baize/contract'
import type { Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { decline, lockWithdrawal, withdrawalView } from '../../modules/money/payouts/index.ts'
import { findPlayer } from '../../modules/person/players/index.ts'
import type { Services } from '../../services.ts'
import { rulesFor } from '../person/player-rules.ts'

/**
 * A player takes a withdrawal back; again changes nothing. Refuses `not_found` for whatever is not a withdrawal of theirs,
 * `invoice_closed` once a company may have been told to pay, and `withdrawal_stands` where the rules of the player's
 * country let no withdrawal be taken back.
 */
export async function declineWithdrawal(tx: Tx, services: Services, playerId: string, id: string): Promise<Invoice> {
  const withdrawal = await lockWithdrawal(tx, id)
  if (!withdrawal || withdrawal.playerId !== playerId) throw new Refusal('not_found')
  const { withdrawalDecline } = await rulesFor(tx, services, playerId)
  if (!withdrawalDecline) throw new Refusal('withdrawal_stands')
  const player = await findPlayer(tx, playerId)
  const declined = await decline(tx, withdrawal, services.clock.now())
  return withdrawalView(declined, { locale: player?.locale ?? null, mayDecline: withdrawalDecline })
}
