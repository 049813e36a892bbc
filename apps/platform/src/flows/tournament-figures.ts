import type { TournamentEntryFigures, TournamentFigures } from '@baize/contract'
import type { Queryable } from '@baize/database'
import { nameIn, type OfferBook, type Reward } from '../modules/offers/bonuses/index.ts'
import { readCorrected, type Standing, stateOf, type Tallied } from '../modules/offers/tournaments/index.ts'
import type { Services } from '../services.ts'
import { pointsIn } from './tournament-words.ts'

/** A tournament as operators see it. */
export function tournamentFigures(tournament: Tallied, { offers, clock }: Services): TournamentFigures {
  const { id, identity, offer, startsAt, endsAt, stoppedAt, players, given, open, lapsed } = tournament
  const book = offers.current()
  const prizeValue = offer.prizes.reduce((sum, { from, to, gives }) => sum + (to - from + 1) * valueOf(gives, book), 0)
  return {
    tournamentId: id,
    identity,
    title: nameIn(offer, null),
    state: stateOf(tournament, clock.now()),
    isStopped: stoppedAt !== null,
    startAt: startsAt.toISOString(),
    endAt: endsAt.toISOString(),
    prizeValue: Math.round(prizeValue * 100) / 100,
    players,
    given,
    open,
    lapsed,
  }
}

/** What a prize gives at its full worth; points and spins of a wheel are no money, nor is what is offered no more. */
function valueOf(gives: Reward, { offers }: OfferBook): number {
  if (gives.kind === 'money') return gives.amount.base
  const offered = gives.kind === 'offer' ? offers.get(gives.offer)?.gives : undefined
  return (
    (offered?.amount?.base ?? 0) + (offered?.freeSpins ? offered.freeSpins.rounds * offered.freeSpins.value.base : 0)
  )
}

/** Where players stand, as operators see it. */
export async function entryFigures(
  db: Queryable,
  tournamentId: string,
  standings: readonly Standing[],
): Promise<TournamentEntryFigures[]> {
  const ids = standings.map(({ playerId }) => playerId)
  const corrected = await readCorrected(db, tournamentId, ids)
  return standings.map(({ playerId, place, points }) => ({
    playerId,
    place,
    points: pointsIn(points),
    corrected: pointsIn(corrected.get(playerId) ?? 0n),
  }))
}
