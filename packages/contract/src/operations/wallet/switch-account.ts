import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { IdParams } from '../../shapes/common.ts'
import { Account } from '../../shapes/wallet.ts'

export const switchAccount = operation('switchAccount', {
  summary: 'Makes the account the active one.',
  method: 'PUT',
  path: '/api/wallet/accounts/{id}/switch',
  auth: 'player',
  params: IdParams,
  reply: z.array(Account),
  refusals: ['not_found'],
})
