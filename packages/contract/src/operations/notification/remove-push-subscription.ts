import { operation } from '../../core/operation.ts'
import { IdParams } from '../../shapes/common.ts'
import { NotificationPreferences } from '../../shapes/notification-preferences.ts'

export const removePushSubscription = operation('removePushSubscription', {
  summary: 'Has a browser of the player show no more messages.',
  method: 'DELETE',
  path: '/api/notification/push/subscriptions/{id}',
  auth: 'player',
  params: IdParams,
  reply: NotificationPreferences,
  refusals: ['not_found'],
})
