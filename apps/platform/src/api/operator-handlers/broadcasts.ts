import { isUuid, Refusal } from '@baize/kit'
import { createBroadcast, previewBroadcast, stopBroadcast } from '../../flows/delivery/broadcasts.ts'
import { segmentFigures } from '../../flows/offers/segments/segment-figures.ts'
import { broadcastView, listBroadcasts } from '../../modules/delivery/broadcasts/index.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

/** What operators see of segments, and what they say to the players of one. */
export const broadcastHandlers = {
  listSegments: handleRead('listSegments', async ({ services, db }) => ({ data: await segmentFigures(db, services) })),

  listBroadcasts: handleRead('listBroadcasts', async ({ query, db }) => {
    const { rows, totalRows } = await listBroadcasts(db, sliceOf(query))
    return { data: rows.map(broadcastView), meta: metaOf(query, totalRows) }
  }),

  previewBroadcast: handle('previewBroadcast', async ({ body, services, tx, audit }) => {
    const data = await previewBroadcast(tx, services, body)
    const after = { players: data.players, reached: data.reached }
    audit.wrote({ subject: { kind: 'segment', id: body.segmentId }, before: null, after })
    return { data }
  }),

  createBroadcast: handle('createBroadcast', async ({ body, caller, services, tx, audit }) => {
    const { reason: _, ...draft } = body
    const data = broadcastView(await createBroadcast(tx, services, draft, caller.operatorId))
    const { broadcastId: id, segmentId, topic, channels, title, sendAt, players } = data
    const after = { segmentId, topic, channels, title, sendAt, players }
    audit.wrote({ subject: { kind: 'broadcast', id }, before: null, after })
    return { data }
  }),

  stopBroadcast: handle('stopBroadcast', async ({ params: { broadcastId: id }, services, tx, audit }) => {
    if (!isUuid(id)) throw new Refusal('not_found')
    const data = broadcastView(await stopBroadcast(tx, services, id))
    audit.wrote({
      subject: { kind: 'broadcast', id },
      before: null,
      after: { state: data.state, reached: data.reached },
    })
    return { data }
  }),
} satisfies Partial<OperatorHandlers>
