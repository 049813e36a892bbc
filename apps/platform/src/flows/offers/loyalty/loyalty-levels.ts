import type { Currency, LevelReward, ListedLevel, LoyaltyAccount, PointTerms } from '@baize/contract'
import type { Queryable } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import { toMainNumber } from '@baize/money'
import { readSettings } from '../../../modules/ground/settings/index.ts'
import {
  allowedOf,
  amountIn,
  type OfferedAmount,
  type Reward,
  type WholeBook,
} from '../../../modules/offers/bonuses/index.ts'
import { worthOf } from '../../../modules/offers/free-spins/index.ts'
import { accountView, dayOf, findAccount, listLevels, readTerms } from '../../../modules/offers/loyalty/index.ts'
import { findPlayer } from '../../../modules/person/players/index.ts'
import { type PlayedGame, readPlayedGames } from '../../../modules/play/games/index.ts'
import type { Services } from '../../../services.ts'

/** The points and the level of a player; everybody stands on the first level from the beginning. */
export async function loyaltyOf(db: Queryable, playerId: string): Promise<LoyaltyAccount> {
  const levels = await listLevels(db)
  const account = await findAccount(db, playerId)
  if (account) return accountView(account, levels)
  const player = await findPlayer(db, playerId)
  assert(player, 'a session belongs to a player')
  const none = { playerId, played: 0n, given: 0n, level: 1, createdAt: player.createdAt, updatedAt: player.createdAt }
  return { ...accountView(none, levels), updatedAt: null }
}

/** What a stake in a currency, the base currency unless told, counts for today. Refuses `currency_unavailable`. */
export async function pointTermsFor(
  db: Queryable,
  services: Services,
  currency: string | undefined,
): Promise<PointTerms> {
  const { code, subunitToUnit } = await unitsOf(db, services, currency)
  const today = dayOf(services.clock.now())
  const terms = (await readTerms(db, [today])).get(today)
  const per = terms?.per[code]
  const times = (weights: Record<string, number> = {}) =>
    Object.fromEntries(Object.entries(weights).map(([name, thousandths]) => [name, thousandths / 1000]))
  return {
    stake: per === undefined ? null : toMainNumber(BigInt(per), BigInt(subunitToUnit)),
    currency: code,
    weights: { games: times(terms?.weights.games), types: times(terms?.weights.types) },
  }
}

async function unitsOf(db: Queryable, services: Services, currency: string | undefined): Promise<Currency> {
  const { currencies } = await readSettings(services, db)
  const units = currencies.find(({ code, isBase }) => (currency === undefined ? isBase : code === currency))
  if (!units) throw new Refusal('currency_unavailable', { currency: [{ code: 'notOffered' }] })
  return units
}

/**
 * The levels with what each brings in a currency, as far as the rules where the visitor is allow it. Refuses
 * `currency_unavailable`.
 */
export async function levelsFor(
  db: Queryable,
  services: Services,
  { currency, country }: { currency: string | undefined; country: string | null },
): Promise<ListedLevel[]> {
  const units = await unitsOf(db, services, currency)
  const rules = services.packs.rulesOf(country, services.clock.now())
  const whole = services.offers.current()
  const book = { ...whole, ...allowedOf(whole, rules) }
  const levels = await listLevels(db)
  const games = await gamesOf(
    db,
    book,
    levels.flatMap(({ rewards }) => rewards),
  )
  return levels.map(({ rewards, ...level }) => ({
    ...level,
    rewards: rewards.flatMap((reward) =>
      rules.bonuses === 'any' || reward.kind === 'points' ? viewsOf(reward, { units, book, games }) : [],
    ),
  }))
}

async function gamesOf(db: Queryable, { offers }: Pick<WholeBook, 'offers'>, rewards: readonly Reward[]) {
  const identities = rewards.flatMap((reward) =>
    reward.kind === 'offer' ? (offers.get(reward.offer)?.gives.freeSpins?.game ?? []) : [],
  )
  const rows = identities.length > 0 ? await readPlayedGames(db, identities) : []
  return new Map(rows.filter(({ isEnabled }) => isEnabled).map((game) => [game.identity, game]))
}

interface Around {
  units: Currency
  book: Pick<WholeBook, 'offers' | 'wheels'>
  games: ReadonlyMap<string, PlayedGame>
}

/** A reward as it is shown; an offer of money and of free spins is two of them, one that does not run is none. */
function viewsOf(reward: Reward, { units, book, games }: Around): LevelReward[] {
  const none = { amount: null, currency: null, count: null, game: null, wagering: 0 }
  const main = (amount: bigint) => toMainNumber(amount, BigInt(units.subunitToUnit))
  const sum = (amount: OfferedAmount) => ({ amount: main(amountIn(amount, units)), currency: units.code })
  if (reward.kind === 'points') return [{ ...none, kind: 'points', count: reward.points }]
  if (reward.kind === 'wheelSpins')
    return book.wheels.has(reward.wheel) ? [{ ...none, kind: 'wheelSpins', count: reward.count }] : []
  if (reward.kind === 'money') return [{ ...none, kind: 'money', ...sum(reward.amount) }]
  const offer = book.offers.get(reward.offer)
  if (!offer?.isRunning) return []
  const { amount, freeSpins } = offer.gives
  const { wagerCasino: wagering } = offer.terms
  const views: LevelReward[] = []
  if (amount) views.push({ ...none, kind: wagering > 0 ? 'bonus' : 'money', ...sum(amount), wagering })
  const game = freeSpins && games.get(freeSpins.game)
  if (game) {
    const worth = main(worthOf(amountIn(freeSpins.value, units), game.paylines))
    views.push({
      kind: 'freeSpins',
      amount: worth,
      currency: units.code,
      count: freeSpins.rounds,
      game: { identity: game.identity, name: game.name },
      wagering: freeSpins.winnings === 'cash' ? 0 : wagering,
    })
  }
  return views
}
