import type { Queryable, Tx } from '@baize/database'
import { isUuid, Refusal, uuidv7 } from '@baize/kit'
import { entryFigures, tournamentFigures } from '../../flows/offers/tournaments/tournament-figures.ts'
import {
  correctEntry,
  countPlaced,
  countTournaments,
  listTallied,
  lockTournament,
  placeOf,
  readBoard,
  readTallied,
  switchTournament,
  type Tallied,
} from '../../modules/offers/tournaments/index.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

/** What operators see and do about tournaments. */
export const tournamentHandlers = {
  listTournamentFigures: handleRead('listTournamentFigures', async ({ query, services, db }) => ({
    data: await tournamentFigures(db, services, await listTallied(db, sliceOf(query))),
    meta: metaOf(query, await countTournaments(db)),
  })),

  listTournamentEntries: handleRead('listTournamentEntries', async ({ params, query, services, db, audit }) => {
    const tournament = await find(db, params.tournamentId)
    const rows = await readBoard(db, tournament.id, sliceOf(query))
    audit.looked(...rows.map(({ playerId }) => playerId))
    return {
      data: await entryFigures(db, services, tournament, rows),
      meta: metaOf(query, await countPlaced(db, tournament.id)),
    }
  }),

  switchTournament: handle('switchTournament', async ({ params, body: { isStopped }, services, tx, audit }) => {
    const tournament = await lock(tx, params.tournamentId)
    const { id } = tournament
    const [before] = await tournamentFigures(tx, services, [tournament])
    await switchTournament(tx, id, isStopped, services.clock.now())
    audit.wrote({
      subject: { kind: 'tournament', id },
      before: { isStopped: before!.isStopped },
      after: { isStopped },
    })
    return { data: { ...before!, isStopped } }
  }),

  correctTournament: handle('correctTournament', async ({ params, body, caller, services, tx, audit }) => {
    const tournament = await lock(tx, params.tournamentId)
    const { id, rankedAt } = tournament
    if (rankedAt) throw new Refusal('tournament_closed')
    const { playerId, reason } = body
    const now = services.clock.now()
    const points = BigInt(Math.round(body.points * 100))
    const correction = {
      id: uuidv7(now.getTime()),
      tournamentId: id,
      playerId,
      points,
      reason,
      operatorId: caller.operatorId,
    }
    const after = isUuid(playerId) ? await correctEntry(tx, correction, now) : undefined
    if (after === undefined) throw new Refusal('not_found')
    audit.wrote({
      subject: { kind: 'player', id: playerId },
      before: { tournament: id, points: String(after - points) },
      after: { tournament: id, points: String(after) },
    })
    const standing = { playerId, points: after, place: await placeOf(tx, id, playerId) }
    const [data] = await entryFigures(tx, services, tournament, [standing])
    return { data: data! }
  }),
} satisfies Partial<OperatorHandlers>

async function find(db: Queryable, id: string): Promise<Tallied> {
  const tournament = isUuid(id) ? await readTallied(db, id) : undefined
  if (!tournament) throw new Refusal('not_found')
  return tournament
}

/** Held until the transaction ends, so that no places are fixed and no prize is given meanwhile. */
async function lock(tx: Tx, id: string): Promise<Tallied> {
  if (!isUuid(id)) throw new Refusal('not_found')
  await lockTournament(tx, id)
  const tournament = await find(tx, id)
  if (tournament.closedAt) throw new Refusal('tournament_closed')
  return tournament
}
