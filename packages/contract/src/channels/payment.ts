import { z } from 'zod'
import { channelTable } from '../channel-table.ts'
import { channel } from '../core/channel.ts'
import { SocketInvoice } from '../shapes/payment.ts'

const invoice = z.strictObject({ invoice: SocketInvoice })

export const paymentInvoices = channel({
  summary: 'Payments of the player. A final status is published exactly once.',
  ...channelTable.paymentInvoices,
  events: {
    'invoice.deposit.updated': invoice,
    'invoice.withdrawal.updated': invoice,
    'invoice.withdrawal.created': invoice,
  },
})
