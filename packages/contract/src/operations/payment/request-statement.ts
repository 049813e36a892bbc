import { operation } from '../../core/operation.ts'
import { StatementFile, StatementRequest } from '../../shapes/statement-file.ts'

export const requestStatement = operation('requestStatement', {
  summary:
    'Asks for a statement of account as a file; the day of `dateTo` is included. The same one that is being written is answered again.',
  method: 'POST',
  path: '/api/payment/statements',
  auth: 'player',
  isKeyed: true,
  body: StatementRequest,
  reply: StatementFile,
  refusals: ['not_found', 'too_many_requests'],
  throttle: [{ count: 20, windowSeconds: 3600, per: 'player' }],
})
