import { z } from 'zod'
import { PASSWORD_LENGTH_MAX } from '../bounds.ts'
import { operatorOperation } from '../core/operation.ts'
import { operatorRoles } from '../kinds.ts'
import { Message, requiredText } from '../shapes/common.ts'
import { AuthenticatorCode, OperatorPassword } from '../shapes/desk/operators.ts'

export const changeOperatorPassword = operatorOperation('changeOperatorPassword', {
  summary:
    'Replaces the password of the caller, who proves the present one and the authenticator. Their other sessions end.',
  method: 'PUT',
  path: '/api/operator/self/password',
  roles: operatorRoles,
  body: z.strictObject({
    currentPassword: requiredText(PASSWORD_LENGTH_MAX),
    code: AuthenticatorCode,
    newPassword: OperatorPassword,
  }),
  reply: Message,
  refusals: ['one_time_code_wrong', 'too_many_requests'],
})
