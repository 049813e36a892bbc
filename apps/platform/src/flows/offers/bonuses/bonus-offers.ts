import type { BonusIssueStatus, DepositBonus } from '@baize/contract'
import { BonusStatus, BonusTrigger, IssueStatus } from '@baize/contract/kinds'
import type { Queryable } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import { fromMain, toMainNumber } from '@baize/money'
import { readSettings } from '../../../modules/ground/settings/index.ts'
import { countDeposits } from '../../../modules/money/payments/index.ts'
import {
  allowedOf,
  amountIn,
  isAhead,
  isOpen,
  isWithin,
  type Offer,
  type OfferBook,
  offerView,
  standingOf,
  type Taker,
  type Units,
} from '../../../modules/offers/bonuses/index.ts'
import { countIssuedSpins, hadSpins, worthOf } from '../../../modules/offers/free-spins/index.ts'
import { findPlayer } from '../../../modules/person/players/index.ts'
import { type PlayedGame, readPlayedGames } from '../../../modules/play/games/index.ts'
import { countIssued, hadBonus } from '../../../modules/play/wagering/index.ts'
import type { Services } from '../../../services.ts'
import { mayBePromotedTo } from '../../play/breaks.ts'
import { rulesFor } from '../../person/player-rules.ts'

/** All that decides about what a player is offered in a currency. */
export interface Situation {
  taker: Taker
  /** What of the house's offers the rules of the player's country leave. */
  book: OfferBook
  units: Units
  /** Games that free spins are offered of, by identity. */
  games: ReadonlyMap<string, PlayedGame>
  locale: string | null
  now: Date
  /** Whether the rules allow a bonus to who plays for the first time alone. */
  isForNewAlone: boolean
  standing: (offer: Offer) => IssueStatus
}

/** Reads it, as far as the rules of the player's country allow. Refuses `currency_unavailable`. */
export async function situationOf(
  db: Queryable,
  services: Services,
  playerId: string,
  currency: string,
): Promise<Situation> {
  const now = services.clock.now()
  const { currencies } = await readSettings(services, db)
  const units = currencies.find(({ code }) => code === currency)
  if (!units) throw new Refusal('currency_unavailable', { currency: [{ code: 'notOffered' }] })
  const player = await findPlayer(db, playerId)
  assert(player, 'a session belongs to a player')
  const rules = await rulesFor(db, services, playerId)
  const { book, games } = await withGames(db, allowedOf(services.offers.current(), rules))
  const deposits = await countDeposits(db, playerId)
  const isForNewAlone = rules.bonuses === 'first'
  const isLate = isForNewAlone && (deposits > 0 || (await hadGift(db, playerId)))
  const taker = {
    country: player.country,
    segmentIds: player.segmentIds,
    deposits,
    mayBeOffered: !isLate && (await mayBePromotedTo(db, services, playerId)),
  }
  const rows = await readIssued(db, playerId, [...book.offers.keys()])
  const issued = new Map(rows.map((row) => [row.offerId, row]))
  const standing = (offer: Offer) => standingOf(offer, taker, issued.get(offer.id), now)
  return { taker, book, units, games, locale: player.locale, now, isForNewAlone, standing }
}

/** How often a player was given each of these offers, and when last, as money or as free spins. */
export async function readIssued(db: Queryable, playerId: string, offerIds: readonly string[]) {
  const rows = new Map((await countIssued(db, playerId, offerIds)).map((row) => [row.offerId, row]))
  // An offer that gives both gives them together.
  for (const row of await countIssuedSpins(db, playerId, offerIds)) rows.set(row.offerId, row)
  return [...rows.values()]
}

/** Whether the player was ever given anything on top of their money. */
export async function hadGift(db: Queryable, playerId: string): Promise<boolean> {
  return (await hadBonus(db, playerId)) || hadSpins(db, playerId)
}

/** The offers without free spins of games that cannot be played now, and without those that give nothing else. */
async function withGames(db: Queryable, book: OfferBook) {
  const identities = [...book.offers.values()].flatMap(({ gives }) => gives.freeSpins?.game ?? [])
  const rows = identities.length > 0 ? await readPlayedGames(db, identities) : []
  const games = new Map(rows.filter(({ isEnabled }) => isEnabled).map((game) => [game.identity, game]))
  const offers = [...book.offers].flatMap(([id, offer]) => {
    const { freeSpins, ...gives } = offer.gives
    if (!freeSpins || games.has(freeSpins.game)) return [[id, offer] as const]
    return offer.type === 'freeSpins' ? [] : [[id, { ...offer, gives }] as const]
  })
  return { book: { ...book, offers: new Map(offers) }, games }
}

/** The free spins of an offer as they are shown. */
function spinsOf({ gives: { freeSpins } }: Offer, { units, games }: Pick<Situation, 'units' | 'games'>) {
  const game = freeSpins && games.get(freeSpins.game)
  if (!game) return null
  const worth = worthOf(amountIn(freeSpins.value, units), game.paylines)
  const price = toMainNumber(worth, BigInt(units.subunitToUnit))
  const { rounds, playWithinDays } = freeSpins
  return { game: game.identity, provider: game.provider, rounds, price, currency: units.code, playWithinDays }
}

const TRIGGERS: Readonly<Record<number, Offer['trigger']['on']>> = {
  [BonusTrigger.code]: 'code',
  [BonusTrigger.deposit]: 'deposit',
  [BonusTrigger.referral]: 'referral',
}

interface Wanted {
  currency: string
  amount?: number | undefined
  bonusIds?: readonly string[] | undefined
  triggerType?: number | undefined
}

/**
 * What a player is offered for something, a deposit unless told. Of a package whose turn it is the later members come
 * too, as planned; what only a code opens does not.
 */
export async function listOffers(
  db: Queryable,
  services: Services,
  playerId: string,
  { currency, amount, bonusIds, triggerType = BonusTrigger.deposit }: Wanted,
): Promise<DepositBonus[]> {
  const situation = await situationOf(db, services, playerId, currency)
  const { book, taker, units, locale, now, standing } = situation
  const offers = [...book.offers.values()].filter(({ trigger }) => trigger.on === TRIGGERS[triggerType])
  const open = offers.filter((offer) => !offer.code?.isSecret && standing(offer) === IssueStatus.available)
  const packages = new Set(open.flatMap(({ package: group }) => group?.id ?? []))
  const ahead = offers.filter(
    (offer) => offer.package && packages.has(offer.package.id) && isOpen(offer, now) && isAhead(offer, taker),
  )
  const smallest = amount === undefined ? null : fromMain(amount.toFixed(8), 10n ** 8n) // In 1e-8 main units.
  const fits = ({ trigger }: Offer) =>
    smallest === null || isWithin((smallest * BigInt(units.subunitToUnit)) / 10n ** 8n, trigger.deposit, units)
  return [...open.map((offer) => ({ offer, isAhead: false })), ...ahead.map((offer) => ({ offer, isAhead: true }))]
    .filter(({ offer }) => (!bonusIds || bonusIds.includes(offer.id)) && fits(offer))
    .map(({ offer, isAhead: waits }) => ({
      ...offerView(offer, book, { locale, now, spins: spinsOf(offer, situation) }),
      ...(waits && { status: BonusStatus.planned }),
    }))
    .toSorted((left, right) => left.packagePriority - right.packagePriority)
}

/** Whether the player can have these bonuses, or had them; what there is not is closed. */
export async function listIssueStatuses(
  db: Queryable,
  services: Services,
  playerId: string,
  { bonusIds, currency }: { bonusIds: readonly string[]; currency: string },
): Promise<BonusIssueStatus[]> {
  const { book, standing } = await situationOf(db, services, playerId, currency)
  return bonusIds.map((id) => {
    const offer = book.offers.get(id)
    const status = offer ? standing(offer) : IssueStatus.closed
    return { id, status, issueStatus: status }
  })
}
