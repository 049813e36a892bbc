import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import {
  NotificationPreferences,
  QuietHours,
  TimeZoneName,
  TopicChoice,
} from '../../shapes/notification-preferences.ts'

export const setNotificationPreferences = operation('setNotificationPreferences', {
  summary: 'Changes what is named of what the player wants to hear of; quiet hours end with null.',
  method: 'PUT',
  path: '/api/notification/preferences',
  auth: 'player',
  body: z.strictObject({
    choices: z.array(TopicChoice).max(18).optional(),
    quietHours: QuietHours.nullish(),
    /** Of the clock that quiet hours are set by; that of the profile goes before it. */
    timeZone: TimeZoneName.optional(),
  }),
  reply: NotificationPreferences,
})
