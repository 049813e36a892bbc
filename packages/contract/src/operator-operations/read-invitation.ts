import { z } from 'zod'
import { operation } from '../core/operation.ts'
import { Enrolment, Invitation } from '../shapes/desk/operators.ts'

export const readInvitation = operation('readInvitation', {
  summary: 'What the authenticator of an invited operator needs.',
  method: 'POST',
  path: '/api/operator/invitations/read',
  auth: 'none',
  body: z.strictObject({ invitation: Invitation }),
  reply: Enrolment,
  refusals: ['invitation_wrong', 'too_many_requests'],
  throttle: [{ count: 20, windowSeconds: 300, per: 'address' }],
})
