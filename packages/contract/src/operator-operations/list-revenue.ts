import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { CurrencyCode, Id, PageMeta, pageQuery, text } from '../shapes/common.ts'
import { FiguresDay } from '../shapes/desk/affiliates.ts'
import { RevenueGroup, RevenueLine } from '../shapes/desk/revenue.ts'

export const listRevenue = operatorOperation('listRevenue', {
  summary:
    'Gross and net gaming revenue, bonus cost, deposits and payouts by day of UTC, month, currency, country, affiliate company, game or product; the last thirty days by day unless told. Agrees with the ledger to the smallest unit.',
  method: 'GET',
  path: '/api/operator/revenue',
  roles: ['payments', 'risk', 'owner'],
  query: z.strictObject({
    ...pageQuery,
    by: RevenueGroup.optional(),
    dateFrom: FiguresDay.optional(),
    dateTo: FiguresDay.optional(),
    currency: CurrencyCode.optional(),
    country: text(2).optional(),
    companyId: text(64).optional(),
    gameId: Id.optional(),
    product: z.enum(['casino', 'sports']).optional(),
  }),
  reply: z.array(RevenueLine),
  meta: PageMeta,
})
