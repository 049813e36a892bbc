import type { Tx } from '@baize/database'
import { assert, Refusal, uuidv7 } from '@baize/kit'
import { listAllAccounts } from '../modules/money/wallet/index.ts'
import type { Services } from '../services.ts'
import { mayBePromotedTo } from './breaks.ts'
import { issueOffer } from './issue-offer.ts'

/**
 * Gives a player an offer because an operator says so, on the account of a currency, and answers with the bonus.
 * Refuses `currency_unavailable` where the player has no such account, and `bonus_not_available` for an offer that does
 * not run or has no amount of its own, and for a player who may be offered nothing.
 */
export async function giveBonus(
  tx: Tx,
  services: Services,
  { playerId, offerId, currency }: { playerId: string; offerId: string; currency: string },
): Promise<string> {
  const account = (await listAllAccounts(tx, playerId)).find((own) => own.currency === currency)
  if (!account) throw new Refusal('currency_unavailable', { currency: [{ code: 'notOffered' }] })
  if (!(await mayBePromotedTo(tx, services, playerId))) throw new Refusal('bonus_not_available')
  const cause = `operator:${uuidv7(services.clock.now().getTime())}`
  const id = await issueOffer(tx, services, { playerId, account, offerId, cause })
  assert(id, 'every cause is a new one')
  return id
}
