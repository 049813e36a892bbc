import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Reason } from '../shapes/desk/operators.ts'
import { WheelFigures, WheelParams } from '../shapes/desk/wheels.ts'

export const switchWheel = operatorOperation('switchWheel', {
  summary: 'Stops a wheel or starts it again. Spins that players hold stay theirs, and expire no earlier for it.',
  method: 'PUT',
  path: '/api/operator/wheels/{wheelId}',
  roles: ['content', 'risk', 'owner'],
  params: WheelParams,
  body: z.strictObject({ isStopped: z.boolean(), reason: Reason }),
  reply: WheelFigures,
})
