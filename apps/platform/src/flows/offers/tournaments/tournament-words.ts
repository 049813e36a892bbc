import type { TournamentPrize } from '@baize/contract'
import { TournamentPrizeType } from '@baize/contract/kinds'
import { nameIn, type PlacePrize, type Reward } from '../../../modules/offers/bonuses/index.ts'
import { HUNDREDTHS, type Tournament } from '../../../modules/offers/tournaments/index.ts'
import { sectorNames, type Words } from '../wheels/wheel-words.ts'

/** Hundredths of points as the wire carries them. */
export function pointsIn(hundredths: bigint): number {
  return Number(hundredths) / Number(HUNDREDTHS)
}

/** The prizes of a tournament, one for each place. */
export function prizeViews({ offer }: Pick<Tournament, 'offer'>, words: Words): TournamentPrize[] {
  return offer.prizes.flatMap((prize) =>
    Array.from({ length: prize.to - prize.from + 1 }, (_, index) => prizeView(prize, prize.from + index, words)),
  )
}

function prizeView(prize: PlacePrize, place: number, words: Words): TournamentPrize {
  const names = sectorNames(prize, words)
  const bonusId = prize.gives.kind === 'offer' ? prize.gives.offer : null
  return { place, type: typeOf(prize.gives, words), title: nameIn({ names }, words.locale), names, bonusId }
}

function typeOf(gives: Reward, { book }: Words): TournamentPrizeType {
  if (gives.kind === 'points') return TournamentPrizeType.points
  if (gives.kind === 'wheelSpins') return TournamentPrizeType.wheelSpins
  if (gives.kind === 'money') return TournamentPrizeType.money
  return book.offers.get(gives.offer)?.type === 'freeSpins' ? TournamentPrizeType.freeSpins : TournamentPrizeType.bonus
}

/** How many places of a tournament win something. */
export function placesOf({ offer }: Pick<Tournament, 'offer'>): number {
  return offer.prizes.at(-1)!.to
}

/** What a place wins. */
export function prizeOf({ offer }: Pick<Tournament, 'offer'>, place: number): PlacePrize | undefined {
  return offer.prizes.find(({ from, to }) => place >= from && place <= to)
}
