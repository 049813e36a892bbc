import { z } from 'zod'
import { operation } from '../core/operation.ts'
import { AuthenticatorCode, Invitation, Operator, OperatorPassword } from '../shapes/desk/operators.ts'

export const acceptInvitation = operation('acceptInvitation', {
  summary: 'Chooses the password of an invited operator, who proves by a code that the authenticator is set up.',
  method: 'POST',
  path: '/api/operator/invitations/accept',
  auth: 'none',
  body: z.strictObject({ invitation: Invitation, password: OperatorPassword, code: AuthenticatorCode }),
  reply: Operator,
  refusals: ['invitation_wrong', 'one_time_code_wrong', 'too_many_requests'],
  throttle: [{ count: 20, windowSeconds: 300, per: 'address' }],
})
