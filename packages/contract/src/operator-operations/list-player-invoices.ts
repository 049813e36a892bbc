import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { InvoiceStatus, InvoiceType } from '../kinds.ts'
import { CurrencyCode, PageMeta, pageQuery, PeriodEdge } from '../shapes/common.ts'
import { PlayerParams } from '../shapes/desk/players.ts'
import { Invoice } from '../shapes/payment.ts'

export const listPlayerInvoices = operatorOperation('listPlayerInvoices', {
  summary: 'The deposits and withdrawals of a player, the newest first.',
  method: 'GET',
  path: '/api/operator/players/{playerId}/invoices',
  roles: ['support', 'payments', 'risk', 'owner'],
  params: PlayerParams,
  query: z.strictObject({
    ...pageQuery,
    dateFrom: PeriodEdge.optional(),
    dateTo: PeriodEdge.optional(),
    type: z.array(z.enum(InvoiceType)).max(10).optional(),
    currency: z.array(CurrencyCode).max(100).optional(),
    status: z.array(z.enum(InvoiceStatus)).max(10).optional(),
  }),
  reply: z.array(Invoice),
  meta: PageMeta,
})
