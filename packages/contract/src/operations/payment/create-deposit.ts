import { operation } from '../../core/operation.ts'
import { DepositReply, DepositRequest } from '../../shapes/payment.ts'

export const createDeposit = operation('createDeposit', {
  summary: 'Opens a deposit and says how it goes on. `amount` is in smallest units.',
  method: 'POST',
  path: '/api/payment/invoices/deposit',
  auth: 'player',
  isKeyed: true,
  body: DepositRequest,
  reply: DepositReply,
  refusals: [
    'deposits_stopped',
    'profile_limited',
    'identity_required',
    'agreements_open',
    'method_unavailable',
    'amount_out_of_range',
    'bonus_not_available',
    'currency_unavailable',
    'not_found',
    'provider_failed',
    'too_many_requests',
  ],
  throttle: [{ count: 60, windowSeconds: 60, per: 'player' }],
})
