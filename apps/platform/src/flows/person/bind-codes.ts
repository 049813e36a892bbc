import { BonusTrigger } from '@baize/contract/kinds'
import type { Tx } from '@baize/database'
import type { Services } from '../../services.ts'
import { applyCode } from '../offers/bonuses/bonus-codes.ts'
import { bindReferral } from './referrals.ts'

/**
 * Binds somebody who has just opened an account, whichever way, to the codes they came with: to whoever brought them, and
 * to a bonus. A code that leads nowhere is no reason to turn anybody away. The player's first account must be open.
 */
export async function bindCodes(
  tx: Tx,
  services: Services,
  playerId: string,
  { referralCode, bonusCode }: { referralCode: string | null; bonusCode: string | null },
): Promise<void> {
  await bindReferral(tx, services, { refereeId: playerId, code: referralCode })
  if (bonusCode !== null) await applyCode(tx, services, playerId, { bonusCode, trigger: BonusTrigger.code })
}
