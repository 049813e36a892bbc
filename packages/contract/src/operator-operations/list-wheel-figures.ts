import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { WheelFigures } from '../shapes/desk/wheels.ts'

export const listWheelFigures = operatorOperation('listWheelFigures', {
  summary: 'Every wheel: what it gives, what a spin costs on average, and how often each sector was drawn.',
  method: 'GET',
  path: '/api/operator/wheels',
  roles: ['support', 'payments', 'risk', 'content', 'owner'],
  reply: z.array(WheelFigures),
})
