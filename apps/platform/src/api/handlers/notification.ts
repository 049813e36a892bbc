import { notificationPreferences } from '../../flows/delivery/notification-preferences.ts'
import { turnOnPush } from '../../flows/delivery/push-subscriptions.ts'
import { acceptCommunication, keepCommunication } from '../../flows/delivery/send-communication.ts'
import {
  deleteMessages,
  listMessages,
  readAllMessages,
  readMessages,
} from '../../modules/delivery/notifications/index.ts'
import { savePreferences } from '../../modules/delivery/preferences/index.ts'
import { removeOwnSubscription } from '../../modules/delivery/push/index.ts'
import { type Handlers, handle, handlePrepared, handleList, handleRead } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

export const notificationHandlers: Handlers = {
  listMessages: handleList('listMessages', async ({ query, caller, db }) => {
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

  getNotificationPreferences: handleRead('getNotificationPreferences', async ({ caller, services, db }) => ({
    data: await notificationPreferences(db, services, caller.playerId),
  })),

  setNotificationPreferences: handle('setNotificationPreferences', async ({ body, caller, services, tx }) => {
    await savePreferences(tx, caller.playerId, body)
    return { data: await notificationPreferences(tx, services, caller.playerId) }
  }),

  addPushSubscription: handle('addPushSubscription', async ({ body, caller, services, tx }) => ({
    data: await turnOnPush(tx, services, caller, body),
  })),

  removePushSubscription: handle('removePushSubscription', async ({ params, caller, services, tx }) => {
    await removeOwnSubscription(tx, caller.playerId, params.id)
    return { data: await notificationPreferences(tx, services, caller.playerId) }
  }),

  sendCommunication: handlePrepared(
    'sendCommunication',
    ({ body, services }) => acceptCommunication(services, body),
    async ({ visitor, services, tx }, communication) => {
      await keepCommunication(tx, services, communication, visitor)
      return { data: { message: 'Sent' } }
    },
  ),
}
