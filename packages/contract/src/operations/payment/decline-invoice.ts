import { operation } from '../../core/operation.ts'
import { IdParams } from '../../shapes/common.ts'
import { Invoice } from '../../shapes/payment.ts'

export const declineInvoice = operation('declineInvoice', {
  summary: 'Calls off a withdrawal that has not been worked on.',
  method: 'PUT',
  path: '/api/payment/invoices/{id}/decline',
  auth: 'player',
  params: IdParams,
  reply: Invoice,
  refusals: ['not_found', 'invoice_closed'],
})
