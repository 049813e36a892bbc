import type { Currency } from '@baize/contract'
import { BonusType } from '@baize/contract/kinds'
import { type Tx, withTransaction } from '@baize/database'
import { assert } from '@baize/kit'
import { writeLetter } from '../../../modules/delivery/mail/index.ts'
import { sendMessage } from '../../../modules/delivery/notifications/index.ts'
import { findDelayed, hasReadUpTo } from '../../../modules/ground/facts/index.ts'
import { DEFAULT_LOCALE, readSettings } from '../../../modules/ground/settings/index.ts'
import { listAllAccounts } from '../../../modules/money/wallet/index.ts'
import { type CashbackOffer, lockIssues, nameIn, termsOf } from '../../../modules/offers/bonuses/index.ts'
import {
  cashbackLosses,
  dueFor,
  endWaiting,
  hasShare,
  insertShare,
  keepPeriods,
  leaveOffers,
  listUnsettled,
  listWaiting,
  lockPeriods,
  lockWaiting,
  type Loser,
  markSettled,
  type OfferedPeriod,
  readLosses,
  readOpenPeriods,
  readSettled,
  type WaitingShare,
} from '../../../modules/offers/cashback/index.ts'
import { findPlayer, isClosed, type Player } from '../../../modules/person/players/index.ts'
import { issueBonus } from '../../../modules/play/wagering/index.ts'
import type { Services } from '../../../services.ts'
import { mayBePromotedTo } from '../../play/breaks.ts'
import { begunPeriods, cashbackFor, runningCashback, shareTermsOf } from './cashback.ts'
import { sumInWords } from '../../money/sum-in-words.ts'

const AT_ONCE = 200
const DAY_MS = 86_400_000
/** How long a share waits for a player who may be given nothing. */
const WAITS_MS = 90 * DAY_MS
const LETTER_LIFE_MS = 7 * DAY_MS

/**
 * Keeps the periods that began, also those in which nobody looked, and gives everybody their share of those whose time to be paid has come. Safe to repeat
 * and to race: a share and its money are one transaction, and there is one share for each player, offer and period.
 */
export async function payCashback(services: Services, signal?: AbortSignal): Promise<void> {
  const { pool, clock } = services
  await openPeriods(services)
  for (const period of await readOpenPeriods(pool, clock.now())) {
    if (signal?.aborted) return
    // A fact of the period that nobody has read yet would be missing; the next minute has it.
    if (await hasReadUpTo(pool, cashbackLosses.name, new Date(period.endsOn)))
      await settlePeriod(services, period, signal)
  }
  await payWaiting(services, signal)
}

/** Keeps those that began, with their offers as they are now. */
async function openPeriods(services: Services): Promise<void> {
  const running = runningCashback(services).map(({ id }) => id)
  await withTransaction(services.pool, async (tx) => {
    await lockPeriods(tx)
    await leaveOffers(tx, running, services.clock.now())
    await keepPeriods(tx, await begunPeriods(tx, services))
  })
}

async function settlePeriod(services: Services, period: OfferedPeriod, signal: AbortSignal | undefined): Promise<void> {
  const { pool, clock } = services
  const { currencies } = await readSettings(services)
  const unitsOf = new Map(currencies.map((units) => [units.code, units]))
  let isWhole = true
  for (let after: Loser | null = null; !signal?.aborted;) {
    const portion: Loser[] = await listUnsettled(pool, period, after, AT_ONCE)
    const delayed = await findDelayed(
      pool,
      cashbackLosses.name,
      portion.map(({ playerId }) => playerId),
    )
    for (const loser of portion) {
      const units = unitsOf.get(loser.currency)
      const isDone = !delayed.has(loser.playerId) && units && (await attempt(services, loser, settle(period, units)))
      isWhole &&= Boolean(isDone)
    }
    after = portion.at(-1) ?? null
    if (portion.length < AT_ONCE) {
      if (isWhole) await markSettled(pool, period, clock.now())
      return
    }
  }
}

type Step = (tx: Tx, services: Services, loser: Loser) => Promise<void>

/** One that fails keeps nobody else waiting; it is tried again a minute later. */
async function attempt(services: Services, loser: Loser, step: Step): Promise<boolean> {
  try {
    await withTransaction(services.pool, (tx) => step(tx, services, loser))
    return true
  } catch (error) {
    services.logger.error('cashback could not be settled', error, { player: loser.playerId })
    return false
  }
}

function settle(period: OfferedPeriod, units: Currency): Step {
  return async (tx, services, loser) => {
    const { offerId, offer, startsOn, endsOn } = period
    const now = services.clock.now()
    await lockIssues(tx, loser.playerId)
    if (await hasShare(tx, loser, period)) return
    const terms = shareTermsOf(offer, units)
    const [loss] = await readLosses(tx, loser, [period])
    assert(loss !== undefined, 'one for each period')
    const player = await findPlayer(tx, loser.playerId)
    assert(player, 'a player is never deleted')
    const own = isClosed(player) ? null : await cashbackFor(tx, services, player, offer)
    const [due] = dueFor(await readSettled(tx, loser, offerId), [{ ...terms, loss }])
    const amount = own ? due! : 0n
    const share = { ...loser, ...terms, offerId, startsOn, endsOn, loss, amount }
    const isPaid = amount > 0n && (await mayBePromotedTo(tx, services, player.id))
    const state = isPaid ? 'paid' : amount > 0n ? 'waits' : own ? 'none' : 'excluded'
    const bonusId = isPaid ? await give(tx, services, player, { ...share, offer: own! }) : null
    await insertShare(tx, { ...share, state, bonusId }, now)
  }
}

async function payWaiting(services: Services, signal: AbortSignal | undefined): Promise<void> {
  for (let after: string | null = null; !signal?.aborted;) {
    const portion: WaitingShare[] = await listWaiting(services.pool, after, AT_ONCE)
    for (const share of portion) await attempt(services, share, (tx) => payLate(tx, services, share))
    after = portion.at(-1)?.playerId ?? null
    if (after === null) return
  }
}

async function payLate(tx: Tx, services: Services, waiting: WaitingShare): Promise<void> {
  await lockIssues(tx, waiting.playerId)
  const share = await lockWaiting(tx, waiting)
  if (!share) return
  const now = services.clock.now()
  const player = await findPlayer(tx, share.playerId)
  assert(player, 'a player is never deleted')
  if (now.getTime() - share.settledAt.getTime() >= WAITS_MS || isClosed(player)) return endWaiting(tx, share, null, now)
  if (await mayBePromotedTo(tx, services, player.id))
    await endWaiting(tx, share, await give(tx, services, player, share), now)
}

interface Given extends Loser {
  offerId: string
  offer: CashbackOffer
  startsOn: string
  amount: bigint
}

/** Gives the money as cash, or as a bonus where it has to be wagered, and tells the player of it. */
async function give(tx: Tx, services: Services, player: Player, given: Given): Promise<string> {
  const { playerId, currency, offerId, offer, startsOn, amount } = given
  const { offers, clock } = services
  const now = clock.now()
  const account = (await listAllAccounts(tx, playerId)).find((own) => own.currency === currency)
  assert(account, 'who staked in a currency has an account in it')
  const units = (await readSettings(services, tx)).currencies.find(({ code }) => code === currency)
  assert(units, 'the currency was offered when the share was counted')
  const terms = termsOf(offer, offers.current().house, units)
  const bonusId = await issueBonus(
    tx,
    {
      playerId,
      accountId: account.id,
      currency,
      offerId,
      cause: `cashback:${startsOn}:${currency}`,
      name: nameIn(offer, player.locale),
      names: offer.names,
      type: BonusType.cashback,
      amount,
      terms,
      isCash: terms.wagerCasino === 0 && terms.wagerSportsbook === 0,
    },
    now,
  )
  assert(bonusId, 'a share is given once')
  await sendMessage(tx, { kind: 'cashbackPaid', playerId, locale: player.locale }, now)
  if (player.email === null || player.confirmedAt === null) return bonusId
  const locale = player.locale ?? DEFAULT_LOCALE
  const values = { sum: sumInWords(locale, { amount, currency }), link: '/profile/bonuses' as const }
  const expiresAt = new Date(now.getTime() + LETTER_LIFE_MS)
  const reader = { playerId, timeZone: player.timeZone }
  await writeLetter(tx, services, { kind: 'cashbackPaid', to: player.email, reader, locale, values, expiresAt })
  return bonusId
}
