import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Id, PageMeta, pageQuery } from '../shapes/common.ts'
import { Purse, StatementLine } from '../shapes/desk/money.ts'

export const listStatement = operatorOperation('listStatement', {
  summary: 'What the ledger says of an account, the newest first: of its real money, or of another purse.',
  method: 'GET',
  path: '/api/operator/players/{playerId}/accounts/{accountId}/statement',
  roles: ['support', 'payments', 'risk', 'owner'],
  params: z.strictObject({ playerId: Id, accountId: Id }),
  query: z.strictObject({ ...pageQuery, purse: Purse.optional() }),
  reply: z.array(StatementLine),
  meta: PageMeta,
})
