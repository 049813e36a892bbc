import { PlayerStatus } from '@baize/contract'
import { type Tx, withTransaction } from '@baize/database'
import { assert } from '@baize/kit'
import { DEFAULT_LOCALE } from '../../modules/ground/settings/index.ts'
import {
  addPayoutJob,
  applyChecks,
  beginSending,
  COLLECTED_FOR_MS,
  createPayoutCashier,
  dispute,
  judge,
  keepWaiting,
  lockWithdrawal,
  nextAsk,
  openDetails,
  type Payout,
  PayoutFailure,
  rememberDestination,
  settleFailed,
  settlePaid,
  settleReturned,
  takeUnasked,
  type Withdrawal,
} from '../../modules/money/payouts/index.ts'
import { arePayoutsLocked, findPlayer } from '../../modules/person/players/index.ts'
import type { Services } from '../../services.ts'
import { houseChecks } from './check-withdrawal.ts'
import { tellOfEnd, tellOfNewDestination } from './tell-of-withdrawal.ts'

/** What was sent and of which nothing was heard is asked about this often, whatever became of its job. */
const UNASKED_FOR_MS = 3 * 60_000
const BATCH_MAX = 50

/**
 * Takes a withdrawal its next step at its payment company: tells it to pay, or asks what became of it. The company is
 * called between two transactions, and only its answer moves money. Safe to repeat and to race: an order is one payout
 * however often it is sent, and one whose fate nobody knows is asked about until somebody does.
 */
export async function payOut(services: Services, withdrawalId: string): Promise<void> {
  const begun = await withTransaction(services.pool, (tx) => begin(tx, services, withdrawalId))
  if (!begun) return
  const payout = await ask(services, begun)
  await withTransaction(services.pool, (tx) => carryOver(tx, services, withdrawalId, payout))
}

/** Asks about withdrawals that nothing was heard of for some minutes. Returns how many. */
export async function askUnanswered(services: Services): Promise<number> {
  const now = services.clock.now()
  const ids = await takeUnasked(services.pool, new Date(now.getTime() - UNASKED_FOR_MS), now, BATCH_MAX)
  for (const id of ids)
    // One that cannot be carried over must not keep the others of its batch waiting with it.
    await payOut(services, id).catch((error: unknown) =>
      services.logger.error('a withdrawal could not be carried on', error, { withdrawal: id }),
    )
  return ids.length
}

/** What the company is to be asked, or told: the order where it may not have come yet. */
interface Begun {
  withdrawal: Withdrawal
  isFirst: boolean
  locale: string
}

async function begin(tx: Tx, services: Services, id: string): Promise<Begun | null> {
  const withdrawal = await lockWithdrawal(tx, id)
  if (!withdrawal) return null
  const { state, playerId } = withdrawal
  const player = await findPlayer(tx, playerId)
  assert(player, 'a player is never deleted')
  const locale = player.locale ?? DEFAULT_LOCALE
  if (state === 'sending' || state === 'collecting' || state === 'paid') return { withdrawal, isFirst: false, locale }
  if (state !== 'approved') return null
  const now = services.clock.now()
  const isStopped = player.status === PlayerStatus.blocked || (await arePayoutsLocked(tx, playerId))
  if (isStopped) {
    await applyChecks(tx, withdrawal, ['payouts_locked'], now)
    return null
  }
  return { withdrawal: await beginSending(tx, withdrawal, now), isFirst: true, locale }
}

/** The company's word; `null` where none came. */
async function ask(services: Services, { withdrawal, isFirst, locale }: Begun): Promise<Payout | null> {
  const { id, provider, state } = withdrawal
  const company = await services.companies.find('cashier', provider)
  assert(company, 'companies are never removed')
  const cashier = createPayoutCashier(services, company)
  const order = () => cashier.createPayout(orderOf(services, withdrawal, locale))
  try {
    if (isFirst) return await order()
    const payout = await cashier.readPayout(id)
    return payout.state === 'unknown' && state === 'sending' ? await order() : payout
  } catch (error) {
    if (!(error instanceof PayoutFailure)) throw error
    services.logger.warn('what became of a payout is not known', { withdrawal: id, reason: error.message })
    return null
  }
}

function orderOf({ config }: Services, withdrawal: Withdrawal, locale: string) {
  const { id, method, amount, currency, playerId, details } = withdrawal
  assert(details, 'the details of a withdrawal are kept until it has ended')
  return {
    payoutId: id,
    method,
    amount,
    currency,
    playerReference: playerId,
    locale,
    details: openDetails(config.tokenSecret, id, details),
    callbackUrl: `${config.publicUrl}/callbacks/cashier/payouts`,
  }
}

async function carryOver(tx: Tx, services: Services, id: string, payout: Payout | null): Promise<void> {
  const now = services.clock.now()
  const withdrawal = await lockWithdrawal(tx, id)
  if (withdrawal?.state === 'collecting') return carryCollecting(tx, services, withdrawal, payout)
  if (withdrawal?.state === 'paid') return carryPaid(tx, services, withdrawal, payout)
  if (withdrawal?.state !== 'sending') return
  const consequence = payout ? judge(withdrawal, payout) : 'waiting'
  if (consequence === 'waiting' || consequence === 'send_again') return keepWaiting(tx, withdrawal, payout, now)
  if (consequence === 'mismatch') {
    services.logger.warn('a payout is not what was asked for', { withdrawal: id })
    await dispute(tx, withdrawal, payout!, now)
  } else if (consequence === 'paid') await tellOfEnd(tx, services, await settlePaid(tx, withdrawal, payout, now))
  else if (consequence === 'returned')
    await carryPaid(tx, services, await settlePaid(tx, withdrawal, payout, now), payout)
  else await tellOfEnd(tx, services, await settleFailed(tx, withdrawal, 'company_failed', now))
}

/**
 * Somebody says that what was paid came back. Only the whole of it is booked by itself; where a part came, an operator
 * corrects the balance by what the company says.
 */
async function carryPaid(tx: Tx, services: Services, withdrawal: Withdrawal, payout: Payout | null): Promise<void> {
  const now = services.clock.now()
  if (payout === null) return addPayoutJob(tx, withdrawal.id, nextAsk(withdrawal.endedAt ?? now, now))
  if (payout.state !== 'returned') return
  if (judge(withdrawal, payout) === 'returned')
    return tellOfEnd(tx, services, await settleReturned(tx, withdrawal, now))
  services.logger.warn('other money came back than was paid out', { withdrawal: withdrawal.id })
}

/** The player has said at the company where the money goes, has left its page, or is still there. */
async function carryCollecting(
  tx: Tx,
  services: Services,
  withdrawal: Withdrawal,
  payout: Payout | null,
): Promise<void> {
  const now = services.clock.now()
  if (payout?.state === 'prepared' && payout.destination) {
    const known = await rememberDestination(tx, services.config.tokenSecret, withdrawal, payout.destination)
    const player = await findPlayer(tx, known.playerId)
    assert(player, 'a player is never deleted')
    if (known.isDestinationNew) await tellOfNewDestination(tx, services, player, known)
    await applyChecks(tx, known, await houseChecks(tx, known, now), now)
    return
  }
  const isLate = now.getTime() - withdrawal.createdAt.getTime() >= COLLECTED_FOR_MS
  const isLeft = payout?.state === 'abandoned' || payout?.state === 'failed'
  if (isLeft || (isLate && payout !== null)) await settleFailed(tx, withdrawal, 'abandoned', now)
}
