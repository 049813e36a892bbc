import { BonusType } from '@baize/contract/kinds'
import type { Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { readSettings } from '../../../modules/ground/settings/index.ts'
import { findActiveAccount } from '../../../modules/money/wallet/index.ts'
import { amountIn, nameIn, type Reward, rewardTerms, termsOf } from '../../../modules/offers/bonuses/index.ts'
import { addPoints } from '../../../modules/offers/loyalty/index.ts'
import { findPlayer } from '../../../modules/person/players/index.ts'
import { issueBonus } from '../../../modules/play/wagering/index.ts'
import type { Services } from '../../../services.ts'
import { type Given, issueOffer } from './issue-offer.ts'
import { grantWheelSpins } from '../wheels/grant-wheel-spins.ts'
import { rulesFor } from '../../person/player-rules.ts'

interface Rewarded {
  playerId: string
  reward: Reward
  /** What it is for, and the offer it counts as where it is money: `level:3:0` of `loyalty`. Once for each. */
  offerId: string
  cause: string
  names: { en: string } & Record<string, string>
}

/**
 * Gives a player a reward on the account they use: money that is cash at once, an offer, points or spins of a wheel. `null` where it cannot
 * be given at the moment: the currency is not offered, the rules of the country leave no bonus to who plays on, or the
 * offer does not run. Whether the player may be offered anything, and that it comes once, is for the caller to see to.
 */
export async function giveReward(tx: Tx, services: Services, rewarded: Rewarded): Promise<Given | null> {
  const { playerId, reward, offerId, cause, names } = rewarded
  const now = services.clock.now()
  if (reward.kind === 'points') {
    await addPoints(tx, [{ playerId, played: 0n, given: BigInt(reward.points) * 1000n, at: now }])
    return { bonusId: null, spinsId: null }
  }
  if (reward.kind === 'wheelSpins') {
    const spins = { playerId, wheelId: reward.wheel, count: reward.count, cause }
    return (await grantWheelSpins(tx, services, spins)) > 0 ? { bonusId: null, spinsId: null } : null
  }
  if ((await rulesFor(tx, services, playerId)).bonuses !== 'any') return null
  const account = await findActiveAccount(tx, playerId)
  const units = (await readSettings(services, tx)).currencies.find(({ code }) => code === account?.currency)
  if (!account || !units) return null
  if (reward.kind === 'offer') return offered(tx, services, { playerId, account, offerId: reward.offer, cause })
  const amount = amountIn(reward.amount, units)
  if (amount === 0n) return null
  const player = await findPlayer(tx, playerId)
  const grant = {
    playerId,
    accountId: account.id,
    currency: account.currency,
    offerId,
    cause,
    name: nameIn({ names }, player?.locale ?? null),
    names,
    type: BonusType.cash,
    amount,
    terms: termsOf({ terms: rewardTerms }, services.offers.current().house, units),
    isCash: true,
  }
  return { bonusId: await issueBonus(tx, grant, now), spinsId: null }
}

/** An offer that does not run now is no failure: it may run again. Nothing was written when it is refused. */
async function offered(tx: Tx, services: Services, issue: Parameters<typeof issueOffer>[2]): Promise<Given | null> {
  try {
    return await issueOffer(tx, services, issue)
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'bonus_not_available') return null
    throw error
  }
}
