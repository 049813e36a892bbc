import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Locale } from '../../shapes/settings.ts'

export const listLocales = operation('listLocales', {
  summary: 'The languages of the site.',
  method: 'GET',
  path: '/api/settings/locales',
  auth: 'none',
  reply: z.array(Locale),
})
