import type { Cashback, Currency } from '@baize/contract'
import type { Queryable } from '@baize/database'
import { Refusal } from '@baize/kit'
import { toMainNumber } from '@baize/money'
import { readSettings } from '../../../modules/ground/settings/index.ts'
import { allowedCashback, amountIn, type CashbackOffer, nameIn } from '../../../modules/offers/bonuses/index.ts'
import {
  dueFor,
  type Loser,
  type OfferedPeriod,
  periodAt,
  periodsSince,
  readFollowed,
  readLosses,
  readOpenPeriods,
  readSettled,
  type Settled,
  type ShareTerms,
} from '../../../modules/offers/cashback/index.ts'
import { findPlayer, type Player } from '../../../modules/person/players/index.ts'
import type { Services } from '../../../services.ts'
import { mayBePromotedTo } from '../../play/breaks.ts'
import { rulesFor } from '../../person/player-rules.ts'

/** The cashback that is offered now. */
export function runningCashback({ offers }: Services): CashbackOffer[] {
  return [...offers.current().cashback.values()].filter(({ isRunning }) => isRunning)
}

/**
 * Periods of what is offered now that have begun and are not kept: those since somebody looked last where the offer ran
 * then too. No day lies in two periods of an offer, whatever its file said before.
 */
export async function begunPeriods(db: Queryable, services: Services): Promise<OfferedPeriod[]> {
  const now = services.clock.now()
  const running = runningCashback(services)
  const followed = await readFollowed(
    db,
    running.map(({ id }) => id),
  )
  return running.flatMap((offer) => {
    const known = followed.get(offer.id)
    const { startsOn } = periodAt(offer, now)
    const from = known && (!known.isLeft || known.until > startsOn) ? known.until : startsOn
    return periodsSince(offer, from, now).map((period) => ({ offerId: offer.id, offer, ...period }))
  })
}

/** Terms of an offer in a currency. */
export function shareTermsOf({ percentage, from, max }: CashbackOffer, units: Currency): ShareTerms {
  return { percentage, floor: amountIn(from, units), cap: amountIn(max, units) }
}

/** The offer as the rules leave it to a player; `null` where it is not for them. */
export async function cashbackFor(
  db: Queryable,
  services: Services,
  player: Pick<Player, 'id' | 'country' | 'segmentIds'>,
  offer: CashbackOffer,
): Promise<CashbackOffer | null> {
  const { countries, segments } = offer
  const isFor =
    (countries.length === 0 || (player.country !== null && countries.includes(player.country))) &&
    (segments.length === 0 || segments.some((id) => player.segmentIds.includes(id)))
  return isFor ? allowedCashback(offer, await rulesFor(db, services, player.id)) : null
}

/**
 * What is coming to a player in a currency as things stand, the next payment first; a period that is over and not
 * settled is one of them. Nothing for who may be offered nothing. Refuses `currency_unavailable`.
 */
export async function listCashback(
  db: Queryable,
  services: Services,
  { playerId, currency }: Loser,
): Promise<Cashback[]> {
  const { currencies } = await readSettings(services, db)
  const units = currencies.find(({ code }) => code === currency)
  if (!units) throw new Refusal('currency_unavailable', { currency: [{ code: 'notOffered' }] })
  const player = await findPlayer(db, playerId)
  if (!player || !(await mayBePromotedTo(db, services, playerId))) return []
  const open: OfferedPeriod[] = []
  for (const period of [...(await readOpenPeriods(db)), ...(await begunPeriods(db, services))]) {
    const offer = await cashbackFor(db, services, player, period.offer)
    if (offer) open.push({ ...period, offer })
  }
  const coming: Cashback[] = []
  for (const offerId of new Set(open.map((period) => period.offerId))) {
    const periods = open.filter((period) => period.offerId === offerId)
    const settled = await readSettled(db, { playerId, currency }, offerId)
    const losses = await readLosses(db, { playerId, currency }, periods)
    const counted = periods.map(({ offer }, place) => ({ ...shareTermsOf(offer, units), loss: losses[place]! }))
    const due = dueFor(settled, counted)
    for (const [place, period] of periods.entries())
      coming.push(cashbackView(period, { ...counted[place]!, amount: due[place]! }, { units, locale: player.locale }))
  }
  return coming.toSorted((left, right) => left.date.localeCompare(right.date))
}

function cashbackView(
  { offerId, offer, startsOn, endsOn, paysAt }: OfferedPeriod,
  { amount, loss, floor, cap }: Settled,
  { units, locale }: { units: Currency; locale: string | null },
): Cashback {
  const main = (sum: bigint) => toMainNumber(sum, BigInt(units.subunitToUnit))
  return {
    bonusId: offerId,
    bonusName: nameIn(offer, locale),
    names: offer.names,
    amount: main(amount),
    date: paysAt.toISOString(),
    currency: units.code,
    percentage: offer.percentage,
    lostAmount: main(loss > 0n ? loss : 0n),
    minAmount: main(floor),
    maxAmount: main(cap),
    wagerCasino: offer.terms.wagerCasino,
    periodFrom: new Date(startsOn).toISOString(),
    periodTo: new Date(endsOn).toISOString(),
  }
}
