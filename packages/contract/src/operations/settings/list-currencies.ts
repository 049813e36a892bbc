import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Currency } from '../../shapes/settings.ts'

export const listCurrencies = operation('listCurrencies', {
  summary: 'The currencies of the house, the base currency among them.',
  method: 'GET',
  path: '/api/settings/currencies',
  auth: 'none',
  query: z.strictObject({ visible: z.boolean().optional() }),
  reply: z.array(Currency),
})
