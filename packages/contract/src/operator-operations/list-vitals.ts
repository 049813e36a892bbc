import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { VitalFigures } from '../shapes/vitals.ts'

export const listVitals = operatorOperation('listVitals', {
  summary:
    'How fast and how steady pages were for visitors of the last days, seven unless told, by kind of page: median, 75 % and 95 %.',
  method: 'GET',
  path: '/api/operator/vitals',
  roles: ['content', 'owner'],
  query: z.strictObject({ days: z.int().min(1).max(90).optional() }),
  reply: z.array(VitalFigures),
})
