import { operation } from '../../core/operation.ts'
import { WithdrawReply, WithdrawRequest } from '../../shapes/payment.ts'

export const createWithdrawal = operation('createWithdrawal', {
  summary: 'Asks for money to be paid out and holds it until then. `amount` is in main units.',
  method: 'POST',
  path: '/api/payment/invoices/withdrawal',
  auth: 'player',
  isKeyed: true,
  body: WithdrawRequest,
  reply: WithdrawReply,
  refusals: [
    'method_unavailable',
    'amount_out_of_range',
    'insufficient_funds',
    'fresh_proof_needed',
    'identity_required',
    'not_found',
    'payouts_locked',
    'turnover_open',
    'too_many_requests',
  ],
  throttle: [{ count: 30, windowSeconds: 60, per: 'player' }],
})
