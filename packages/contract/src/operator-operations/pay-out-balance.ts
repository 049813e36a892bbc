import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Id, requiredText, ShortText } from '../shapes/common.ts'
import { ReviewedWithdrawal } from '../shapes/desk/money.ts'
import { Reason } from '../shapes/desk/operators.ts'
import { PlayerParams } from '../shapes/desk/players.ts'

export const payOutBalance = operatorOperation('payOutBalance', {
  summary:
    'Asks for all the money of an account whose player cannot: it is closed, or they are excluded. Another operator approves it, whatever the sum.',
  method: 'POST',
  path: '/api/operator/players/{playerId}/payouts',
  roles: ['payments', 'owner'],
  isKeyed: true,
  params: PlayerParams,
  body: z.strictObject({
    accountId: Id,
    /** A way to pay out at which a field says where the money goes, such as `bank_transfer`. */
    method: requiredText(64),
    /** Whose account it is there; for ways that ask for it. */
    holder: ShortText.optional(),
    /** The number or address there: IBAN, wallet, phone. */
    destination: requiredText(255),
    /** By which network coins travel. */
    network: ShortText.optional(),
    reason: Reason,
  }),
  reply: ReviewedWithdrawal,
  refusals: ['player_can_withdraw', 'insufficient_funds', 'method_unavailable'],
})
