import type { TournamentEntryFigures, TournamentFigures } from '@baize/contract'
import type { Queryable } from '@baize/database'
import { returnOf, typicalGame } from '../../../modules/offers/bonus-costs/index.ts'
import { nameIn } from '../../../modules/offers/bonuses/index.ts'
import {
  type Former,
  listPrizes,
  readCorrected,
  readFormer,
  type Standing,
  stateOf,
  type Tallied,
  type Tournament,
} from '../../../modules/offers/tournaments/index.ts'
import type { Services } from '../../../services.ts'
import { rewardCosts } from '../bonuses/reward-costs.ts'
import { placesOf, pointsIn, prizeViews } from './tournament-words.ts'
import { wordsFor } from './tournaments.ts'

/** Tournaments as operators see them, with what each is expected to cost by the last few of its name. */
export async function tournamentFigures(
  db: Queryable,
  services: Services,
  tournaments: readonly Tallied[],
): Promise<TournamentFigures[]> {
  const former = await readFormer(
    db,
    tournaments.map(({ identity }) => identity),
  )
  const { costOf } = await rewardCosts(db, services, services.offers.current())
  const figures: TournamentFigures[] = []
  for (const tournament of tournaments) {
    const costs = []
    for (const { from, to, gives } of tournament.offer.prizes) costs.push({ from, to, ...(await costOf(gives)) })
    figures.push(figuresOf(tournament, { costs, former: former.get(tournament.identity), now: services.clock.now() }))
  }
  return figures
}

interface Known {
  /** What a place among some is worth, and what it costs on average. */
  costs: readonly { from: number; to: number; value: number; cost: number }[]
  former: Former | undefined
  now: Date
}

function figuresOf(tournament: Tallied, { costs, former, now }: Known): TournamentFigures {
  const { id, identity, offer, startsAt, endsAt, stoppedAt, players, given, open, lapsed } = tournament
  const expectedPlayers = former ? Math.round(former.placed) : null
  const taken = Math.min(placesOf(tournament), expectedPlayers ?? Infinity)
  const sum = (places: number, of: 'value' | 'cost') =>
    rounded(
      costs.reduce(
        (total, { from, to, ...each }) => total + Math.max(0, Math.min(to, places) - from + 1) * each[of],
        0,
      ),
    )
  return {
    tournamentId: id,
    identity,
    title: nameIn(offer, null),
    state: stateOf(tournament, now),
    isStopped: stoppedAt !== null,
    startAt: startsAt.toISOString(),
    endAt: endsAt.toISOString(),
    prizeValue: sum(Infinity, 'value'),
    formerHeld: former?.held ?? 0,
    expectedPlayers,
    expectedCost: sum(taken, 'cost'),
    expectedStake: former ? rounded(former.staked) : null,
    expectedMargin: former ? rounded(former.staked * (1 - returnOf(typicalGame))) : null,
    players,
    given,
    open,
    lapsed,
  }
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

/** Where players stand and what they win, as operators see it. */
export async function entryFigures(
  db: Queryable,
  services: Services,
  tournament: Tournament,
  standings: readonly Standing[],
): Promise<TournamentEntryFigures[]> {
  const ids = standings.map(({ playerId }) => playerId)
  const corrected = await readCorrected(db, tournament.id, ids)
  const prizes = prizeViews(tournament, await wordsFor(db, services, null))
  const won = new Map((await listPrizes(db, tournament.id)).map((prize) => [prize.place, prize]))
  return standings.map(({ playerId, place, points }) => {
    const prize = won.get(place)
    return {
      playerId,
      place,
      points: pointsIn(points),
      corrected: pointsIn(corrected.get(playerId) ?? 0n),
      prize: prizes[place - 1]?.title ?? null,
      prizeState: prize?.state ?? null,
      settledAt: prize?.settledAt?.toISOString() ?? null,
    }
  })
}
