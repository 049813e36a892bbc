import { QuestRewardType } from '@baize/contract/kinds'
import type { Queryable } from '@baize/database'
import { readSettings } from '../../../modules/ground/settings/index.ts'
import type { QuestOffer, Reward, Units, WholeBook } from '../../../modules/offers/bonuses/index.ts'
import {
  amountsOf,
  fixedAmount,
  type QuestTerms,
  type RewardTerms,
  termsOfQuest,
} from '../../../modules/offers/quests/index.ts'
import { type PlayedGame, readPlayedGames } from '../../../modules/play/games/index.ts'
import type { Services } from '../../../services.ts'

type Book = Pick<WholeBook, 'offers' | 'wheels'>

/**
 * What quests ask for and bring as things are now, by id: amounts in every currency, offers at their terms in the book. One
 * that may bring something which cannot be given is left out.
 */
export async function termsOfQuests(
  db: Queryable,
  services: Services,
  quests: readonly QuestOffer[],
  book: Book,
): Promise<Map<string, QuestTerms>> {
  const { currencies } = await readSettings(services, db)
  const games = await gamesOf(db, quests, book)
  return new Map(
    quests.flatMap((quest) => {
      const rewards = quest.rewards.map((reward) => rewardTerms(reward, { book, currencies, games }))
      const isWhole = rewards.every((terms) => terms.length > 0)
      return isWhole ? [[quest.id, termsOfQuest(quest, rewards.flat(), currencies)] as const] : []
    }),
  )
}

async function gamesOf(db: Queryable, quests: readonly QuestOffer[], { offers }: Book) {
  const identities = quests.flatMap(({ rewards }) =>
    rewards.flatMap((reward) =>
      reward.kind === 'offer' ? (offers.get(reward.offer)?.gives.freeSpins?.game ?? []) : [],
    ),
  )
  const rows = identities.length > 0 ? await readPlayedGames(db, identities) : []
  return new Map(rows.filter(({ isEnabled }) => isEnabled).map((game) => [game.identity, game]))
}

interface Around {
  book: Book
  currencies: readonly Units[]
  games: ReadonlyMap<string, PlayedGame>
}

/** A reward as a quest keeps it; none where it cannot be given. */
function rewardTerms(reward: Reward, { book, currencies, games }: Around): RewardTerms[] {
  const none = { gives: reward, amounts: null, count: 0, wagering: 0, game: null, wheel: null }
  if (reward.kind === 'points') return [{ ...none, type: QuestRewardType.points, count: reward.points }]
  if (reward.kind === 'money') {
    const gives = { ...reward, amount: fixedAmount(reward.amount, currencies) }
    return [{ ...none, gives, type: QuestRewardType.money, amounts: amountsOf(reward.amount, currencies) }]
  }
  if (reward.kind === 'wheelSpins') {
    const wheel = book.wheels.get(reward.wheel)
    const shown = wheel && { identity: wheel.id, names: wheel.names }
    return shown ? [{ ...none, type: QuestRewardType.wheelSpins, count: reward.count, wheel: shown }] : []
  }
  const offer = book.offers.get(reward.offer)
  if (!offer?.isRunning) return []
  const { amount, freeSpins } = offer.gives
  const { wagerCasino } = offer.terms
  if (amount)
    return [{ ...none, type: QuestRewardType.bonus, amounts: amountsOf(amount, currencies), wagering: wagerCasino }]
  const game = freeSpins && games.get(freeSpins.game)
  if (!game) return []
  const wagering = freeSpins.winnings === 'cash' ? 0 : wagerCasino
  const { identity, name } = game
  return [{ ...none, type: QuestRewardType.freeSpins, count: freeSpins.rounds, wagering, game: { identity, name } }]
}
