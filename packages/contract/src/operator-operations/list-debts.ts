import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { Debt } from '../shapes/desk/tickets.ts'

export const listDebts = operatorOperation('listDebts', {
  summary: 'Accounts that owe what a corrected sports bet took back after it was spent.',
  method: 'GET',
  path: '/api/operator/debts',
  roles: ['support', 'payments', 'risk', 'owner'],
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(Debt),
  meta: PageMeta,
})
