import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { InvoiceStatus, InvoiceType } from '../../kinds.ts'
import { CurrencyCode, PageMeta, pageQuery, PeriodEdge } from '../../shapes/common.ts'
import { Invoice } from '../../shapes/payment.ts'

export const listInvoices = operation('listInvoices', {
  summary: 'The deposits and withdrawals of the player, newest first. The day of `dateTo` is included.',
  method: 'GET',
  path: '/api/payment/invoices',
  auth: 'player',
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
