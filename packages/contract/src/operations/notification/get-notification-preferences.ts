import { operation } from '../../core/operation.ts'
import { NotificationPreferences } from '../../shapes/notification-preferences.ts'

export const getNotificationPreferences = operation('getNotificationPreferences', {
  summary: 'What the player wants to hear of, in which ways, and when not.',
  method: 'GET',
  path: '/api/notification/preferences',
  auth: 'player',
  reply: NotificationPreferences,
})
