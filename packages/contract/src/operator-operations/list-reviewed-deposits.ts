import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PageMeta, pageQuery } from '../shapes/common.ts'
import { ReviewedDeposit } from '../shapes/desk/money.ts'

export const listReviewedDeposits = operatorOperation('listReviewedDeposits', {
  summary: 'Deposits for which other money came than was asked for, the longest waiting first.',
  method: 'GET',
  path: '/api/operator/deposits',
  roles: ['payments'],
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(ReviewedDeposit),
  meta: PageMeta,
})
