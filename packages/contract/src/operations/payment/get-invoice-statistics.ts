import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { InvoiceStatistics } from '../../shapes/invoice-statistics.ts'

export const getInvoiceStatistics = operation('getInvoiceStatistics', {
  summary: 'What the player paid in and drew out, by currency.',
  method: 'GET',
  path: '/api/payment/invoices/statistics',
  auth: 'player',
  reply: z.array(InvoiceStatistics),
})
