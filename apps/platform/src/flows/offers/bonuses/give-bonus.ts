import type { Tx } from '@baize/database'
import { Refusal, uuidv7 } from '@baize/kit'
import { listAllAccounts } from '../../../modules/money/wallet/index.ts'
import type { Services } from '../../../services.ts'
import { mayBePromotedTo } from '../../play/breaks.ts'
import { type Given, issueOffer } from './issue-offer.ts'

/**
 * Gives a player an offer because an operator says so, on the account of a currency, and says what it gave.
 * Refuses `currency_unavailable` where the player has no such account, and `bonus_not_available` for an offer that does
 * not run or gives nothing of its own, and for a player who may be offered nothing.
 */
export async function giveBonus(
  tx: Tx,
  services: Services,
  { playerId, offerId, currency }: { playerId: string; offerId: string; currency: string },
): Promise<Given> {
  const account = (await listAllAccounts(tx, playerId)).find((own) => own.currency === currency)
  if (!account) throw new Refusal('currency_unavailable', { currency: [{ code: 'notOffered' }] })
  if (!(await mayBePromotedTo(tx, services, playerId))) throw new Refusal('bonus_not_available')
  const cause = `operator:${uuidv7(services.clock.now().getTime())}`
  return issueOffer(tx, services, { playerId, account, offerId, cause })
}
