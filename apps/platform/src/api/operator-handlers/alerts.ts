import { alertRooms, listTroubles } from '../../modules/delivery/alerts/index.ts'
import { handleRead, type OperatorHandlers } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

/** What operators see of the house's troubles, and of the rooms that are told of them. */
export const alertHandlers = {
  listAlerts: handleRead('listAlerts', async ({ query, db }) => {
    const { rows, totalRows } = await listTroubles(db, query.state ? query.state === 'over' : null, sliceOf(query))
    const data = rows.map(({ beganAt, toldAt, endedAt, ...trouble }) => ({
      ...trouble,
      state: endedAt ? ('over' as const) : ('lasting' as const),
      beganAt: beganAt.toISOString(),
      toldAt: toldAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    }))
    return { data, meta: metaOf(query, totalRows) }
  }),

  listAlertRooms: handleRead('listAlertRooms', async ({ services, db }) => {
    const rooms = await alertRooms(db, services.config.alertAddresses)
    const data = rooms.map(({ waitingSince, nextAttemptAt, ...room }) => ({
      ...room,
      waitingSince: waitingSince?.toISOString() ?? null,
      nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
    }))
    return { data }
  }),
} satisfies Partial<OperatorHandlers>
