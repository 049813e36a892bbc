import { operation } from '../../core/operation.ts'
import { IdParams } from '../../shapes/common.ts'
import { Invoice } from '../../shapes/payment.ts'

export const declineInvoice = operation('declineInvoice', {
  summary: 'Takes a withdrawal back, as long as no payment company was told to pay it.',
  method: 'PUT',
  path: '/api/payment/invoices/{id}/decline',
  auth: 'player',
  params: IdParams,
  reply: Invoice,
  refusals: ['not_found', 'invoice_closed', 'withdrawal_stands'],
})
