import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { Account } from '../../shapes/wallet.ts'

export const listAccounts = operation('listAccounts', {
  summary: 'The accounts of the player, one for each currency, without the hidden ones.',
  method: 'GET',
  path: '/api/wallet/accounts',
  auth: 'player',
  reply: z.array(Account),
})
