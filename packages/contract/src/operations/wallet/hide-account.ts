import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { IdParams } from '../../shapes/common.ts'
import { Account } from '../../shapes/wallet.ts'

export const hideAccount = operation('hideAccount', {
  summary: 'Hides an account that is empty and not the active one. The reply is the accounts left.',
  method: 'PUT',
  path: '/api/wallet/accounts/{id}/hide',
  auth: 'player',
  params: IdParams,
  reply: z.array(Account),
  refusals: ['not_found', 'account_not_empty'],
})
