import { publication, tournaments } from '@baize/contract'
import { type Tx, withTransaction } from '@baize/database'
import { sendMessage } from '../../../modules/delivery/notifications/index.ts'
import { findDelayed, hasReadUpTo } from '../../../modules/ground/facts/index.ts'
import { publish } from '../../../modules/ground/outbox/index.ts'
import { lockIssues, nameIn } from '../../../modules/offers/bonuses/index.ts'
import {
  closeIfPaid,
  fixPlaces,
  keepTally,
  listOpenPlaces,
  listToPay,
  listToRank,
  listToTally,
  lockOpenPrize,
  lockTournament,
  readBoard,
  readTournament,
  settlePrize,
  stateOf,
  type Tournament,
  tournamentRounds,
  type WonPrize,
} from '../../../modules/offers/tournaments/index.ts'
import { findPlayer, isClosed } from '../../../modules/person/players/index.ts'
import type { Services } from '../../../services.ts'
import { mayBePromotedTo } from '../../play/breaks.ts'
import { giveReward } from '../bonuses/give-reward.ts'
import { placesOf, prizeOf } from './tournament-words.ts'
import { prizesOf, wordsFor } from './tournaments.ts'

const HOUR_MS = 3_600_000
/** How long a prize waits for a player who may be given nothing. */
const WAITS_MS = 90 * 24 * HOUR_MS
/** How long places wait for facts that counting could not take. */
const DELAY_MAX_MS = 6 * HOUR_MS
const AT_ONCE = 200

/** Ends what is due: fixes places, keeps what they came to, gives prizes, and tries again those that wait. Safe to repeat and to race. */
export async function endTournaments(services: Services, signal?: AbortSignal): Promise<void> {
  const { pool, clock } = services
  for (const id of await listToRank(pool, clock.now())) await attempt(services, id, rankTournament)
  for (const id of await listToTally(pool)) await attempt(services, id, () => keepTally(pool, id))
  for (const id of await listToPay(pool)) {
    if (signal?.aborted) return
    await attempt(services, id, (_services, tournamentId) => givePrizes(services, tournamentId, signal))
  }
}

/** Fixes the places of one tournament and gives its prizes, as soon as all that happened in time is counted. */
export async function endTournament(services: Services, id: string, signal?: AbortSignal): Promise<void> {
  await rankTournament(services, id)
  await givePrizes(services, id, signal)
}

/** One that fails keeps no other waiting; it is tried again a minute later. */
async function attempt(services: Services, id: string, step: (services: Services, id: string) => Promise<void>) {
  try {
    await step(services, id)
  } catch (error) {
    services.logger.error('a tournament could not be ended', error, { tournament: id })
  }
}

async function rankTournament(services: Services, id: string): Promise<void> {
  const { pool, clock } = services
  const found = await readTournament(pool, id)
  if (!found || !(await isCounted(services, found))) return
  await withTransaction(pool, async (tx) => {
    await lockTournament(tx, id)
    const tournament = await readTournament(tx, id)
    const now = clock.now()
    if (!tournament || !isDue(tournament, now)) return
    await fixPlaces(tx, id, placesOf(tournament), now)
    await tellEnd(tx, services, { ...tournament, rankedAt: now })
  })
}

const isDue = ({ rankedAt, stoppedAt, countsUntil }: Tournament, now: Date) =>
  !rankedAt && !stoppedAt && now > countsUntil

/** Whether all that happened in time is counted, that of whoever is about to win above all. */
async function isCounted({ pool, clock }: Services, tournament: Tournament): Promise<boolean> {
  const now = clock.now()
  if (!isDue(tournament, now)) return false
  const { id, countsUntil } = tournament
  const { name } = tournamentRounds
  if (!(await hasReadUpTo(pool, name, new Date(countsUntil.getTime() + 1)))) return false
  if (now.getTime() - countsUntil.getTime() > DELAY_MAX_MS) return true
  const first = await readBoard(pool, id, { limit: 2 * placesOf(tournament), offset: 0 })
  const delayed = await findDelayed(
    pool,
    name,
    first.map(({ playerId }) => playerId),
  )
  return delayed.size === 0
}

async function tellEnd(tx: Tx, services: Services, tournament: Tournament): Promise<void> {
  const { id, identity, offer, endsAt } = tournament
  const prizes = (await prizesOf(tx, tournament, await wordsFor(tx, services, null))).filter(
    (prize) => 'entry' in prize,
  )
  const told = {
    id,
    identity,
    title: nameIn(offer, null),
    names: offer.names,
    state: stateOf(tournament, services.clock.now()),
    endAt: endsAt.toISOString(),
    prizes,
  }
  await publish(tx, publication(tournaments, {}, { event: 'tournament.completed', tournament: told }))
}

/** Gives the prizes of a tournament that are still to be given; a prize and what it gives are one transaction. */
async function givePrizes(services: Services, id: string, signal?: AbortSignal): Promise<void> {
  const { pool, clock, logger } = services
  const tournament = await readTournament(pool, id)
  if (!tournament?.rankedAt || tournament.closedAt || tournament.stoppedAt) return
  for (let after = 0; !signal?.aborted;) {
    const open: WonPrize[] = await listOpenPlaces(pool, id, after, AT_ONCE)
    for (const prize of open) {
      if (signal?.aborted) return
      try {
        await withTransaction(pool, (tx) => givePrize(tx, services, tournament, prize))
      } catch (error) {
        logger.error('a prize of a tournament could not be given', error, { tournament: id, place: prize.place })
      }
    }
    after = open.at(-1)?.place ?? after
    if (open.length < AT_ONCE) break
  }
  await closeIfPaid(pool, id, clock.now())
}

async function givePrize(tx: Tx, services: Services, tournament: Tournament, { playerId, ...won }: WonPrize) {
  const now = services.clock.now()
  await lockIssues(tx, playerId)
  const prize = await lockOpenPrize(tx, { playerId, ...won })
  if (!prize) return
  const player = await findPlayer(tx, playerId)
  const offered = prizeOf(tournament, prize.place)
  const waitsSince = tournament.rankedAt?.getTime() ?? 0
  if (!offered || !player || isClosed(player) || now.getTime() - waitsSince >= WAITS_MS)
    return settlePrize(tx, prize, { state: 'lapsed', bonusId: null, freeSpinId: null }, now)
  if (!(await mayBePromotedTo(tx, services, playerId))) return
  const { id, identity, offer } = tournament
  const cause = `tournament:${id}:${prize.place}`
  const rewarded = { playerId, reward: offered.gives, offerId: identity, cause, names: offer.names }
  const given = await giveReward(tx, services, rewarded)
  if (!given) return
  await settlePrize(tx, prize, { state: 'given', bonusId: given.bonusId, freeSpinId: given.spinsId }, now)
  await sendMessage(tx, { kind: 'tournamentPrize', playerId, locale: player.locale }, now)
}
