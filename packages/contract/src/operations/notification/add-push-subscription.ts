import { operation } from '../../core/operation.ts'
import { NotificationPreferences, PushSubscriptionInput } from '../../shapes/notification-preferences.ts'

export const addPushSubscription = operation('addPushSubscription', {
  summary: 'Has the browser of this sign-in show messages, until it signs out.',
  method: 'POST',
  path: '/api/notification/push/subscriptions',
  auth: 'player',
  body: PushSubscriptionInput,
  reply: NotificationPreferences,
  refusals: ['too_many_requests'],
  throttle: [{ count: 30, windowSeconds: 300, per: 'player' }],
})
