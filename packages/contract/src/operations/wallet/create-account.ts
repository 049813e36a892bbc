import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { CurrencyCode } from '../../shapes/common.ts'
import { Account } from '../../shapes/wallet.ts'

export const createAccount = operation('createAccount', {
  summary: 'Opens an account in a currency, or brings a hidden one back. The reply is all accounts.',
  method: 'POST',
  path: '/api/wallet/accounts',
  auth: 'player',
  isKeyed: true,
  body: z.strictObject({ currency: CurrencyCode }),
  reply: z.array(Account),
  refusals: ['currency_unavailable'],
})
