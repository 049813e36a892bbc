import { sendCommunication } from '../../flows/send-communication.ts'
import {
  deleteMessages,
  listMessages,
  readAllMessages,
  readMessages,
} from '../../modules/delivery/notifications/index.ts'
import { type Handlers, handle, handleOutside, handleRead } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

export const notificationHandlers: Handlers = {
  listMessages: handleRead('listMessages', async ({ query, caller, db }) => {
    const { rows, totalRows, totalUnread } = await listMessages(db, caller.playerId, sliceOf(query))
    return { data: rows, meta: { ...metaOf(query, totalRows), totalUnread } }
  }),

  readMessages: handle('readMessages', async ({ body, caller, services, tx }) => ({
    data: { totalUnread: await readMessages(tx, caller.playerId, body.messageIds, services.clock.now()) },
  })),

  readAllMessages: handle('readAllMessages', async ({ caller, services, tx }) => ({
    data: { totalUnread: await readAllMessages(tx, caller.playerId, services.clock.now()) },
  })),

  deleteMessages: handle('deleteMessages', async ({ body, caller, tx }) => ({
    data: { totalUnread: await deleteMessages(tx, caller.playerId, body.messageIds) },
  })),

  sendCommunication: handleOutside('sendCommunication', async ({ body, visitor, services }) => {
    await sendCommunication(services, body, visitor)
    return { data: { message: 'Sent' } }
  }),
}
