import type { BonusCode } from '@baize/contract'
import { BonusCodeStatus, IssueStatus } from '@baize/contract/kinds'
import type { Tx } from '@baize/database'
import { assert, isUuid, Refusal, uuidv7 } from '@baize/kit'
import { findActiveAccount } from '../../../modules/money/wallet/index.ts'
import { codeView, deleteCode, insertCode, lockIssues, type Offer } from '../../../modules/offers/bonuses/index.ts'
import type { Services } from '../../../services.ts'
import { situationOf } from './bonus-offers.ts'
import { issueOffer } from './issue-offer.ts'

/** Wrong codes in a row. The wallet tries each code twice, as one for now and one for a deposit. */
const WRONG_CODES = { count: 10, windowSeconds: 180 }

/**
 * Counts a wrong code against the player, over all processes. Refuses `too_many_bonus_codes` once there were too many,
 * a right one too until the time is over.
 */
export async function countWrongCode(services: Services, playerId: string, typed: string): Promise<void> {
  const limit = { key: `bonus-code:${playerId}`, ...WRONG_CODES }
  const verdict = await services.throttles.take(limit)
  if (!verdict.isAllowed) throw new Refusal('too_many_bonus_codes', undefined, undefined, verdict.waitSeconds)
  if (findOffer(services, typed)) await services.throttles.giveBack(limit.key)
}

function findOffer(services: Services, typed: string): Offer | undefined {
  const text = typed.trim().toUpperCase()
  return [...services.offers.current().offers.values()].find(({ code }) => code?.text === text)
}

/**
 * Takes a code: its bonus is issued at once where nothing but the code sets it off, and waits for the next deposit where
 * that does. The status says what became of it.
 */
export async function applyCode(
  tx: Tx,
  services: Services,
  playerId: string,
  { bonusCode, trigger }: { bonusCode: string; trigger: number },
): Promise<BonusCode> {
  const now = services.clock.now()
  await lockIssues(tx, playerId)
  const found = findOffer(services, bonusCode)
  const row = (status: BonusCodeStatus) => ({
    id: uuidv7(now.getTime()),
    playerId,
    code: found?.code?.text ?? bonusCode,
    offerId: found?.id ?? '',
    trigger,
    status,
    createdAt: now,
  })
  if (!found) return codeView(row(BonusCodeStatus.incorrect))
  const account = await findActiveAccount(tx, playerId)
  assert(account, 'every player has an active account')
  const { standing, book } = await situationOf(tx, services, playerId, account.currency)
  const offer = book.offers.get(found.id)
  const on = offer && standing(offer) === IssueStatus.available ? offer.trigger.on : null
  if (on !== 'code' && on !== 'deposit') return codeView(row(BonusCodeStatus.notAvailable))
  const kept = row(on === 'code' ? BonusCodeStatus.applied : BonusCodeStatus.waitingForDeposit)
  await insertCode(tx, kept)
  if (on === 'code') await issueOffer(tx, services, { playerId, account, offerId: found.id, cause: `code:${kept.id}` })
  return codeView(kept)
}

/** Takes back a code that waits for a deposit. Refuses `not_found`. */
export async function removeCode(tx: Tx, playerId: string, id: string): Promise<BonusCode> {
  const removed = isUuid(id) ? await deleteCode(tx, playerId, id) : undefined
  if (!removed) throw new Refusal('not_found')
  return codeView(removed)
}
