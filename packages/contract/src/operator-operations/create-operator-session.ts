import { z } from 'zod'
import { operation } from '../core/operation.ts'
import { PASSWORD_LENGTH_MAX } from '../bounds.ts'
import { operatorRoles } from '../kinds.ts'
import { requiredText } from '../shapes/common.ts'
import { AuthenticatorCode, OperatorName, OperatorSignedIn } from '../shapes/desk/operators.ts'

export const createOperatorSession = operation('createOperatorSession', {
  summary: 'Signs an operator in by name, password and the code of their authenticator. The session is of one role.',
  method: 'POST',
  path: '/api/operator/sessions',
  auth: 'none',
  body: z.strictObject({
    name: OperatorName,
    password: requiredText(PASSWORD_LENGTH_MAX),
    code: AuthenticatorCode,
    /** Needed by whoever has several. */
    role: z.enum(operatorRoles).optional(),
  }),
  reply: OperatorSignedIn,
  refusals: ['invalid_credentials', 'too_many_requests'],
  throttle: [{ count: 30, windowSeconds: 300, per: 'address' }],
})
