import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { text } from '../shapes/common.ts'
import { WheelParams, WheelPreview } from '../shapes/desk/wheels.ts'

export const previewWheel = operatorOperation('previewWheel', {
  summary: 'What a file of a wheel would cost if it stood among the offers, or what is wrong with it. Nothing is kept.',
  method: 'POST',
  path: '/api/operator/wheels/{wheelId}/preview',
  roles: ['content', 'risk', 'owner'],
  params: WheelParams,
  body: z.strictObject({ file: text(200_000) }),
  reply: WheelPreview,
  isKeyed: true,
})
