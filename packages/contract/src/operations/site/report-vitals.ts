import { operation } from '../../core/operation.ts'
import { Message } from '../../shapes/common.ts'
import { VitalsReport } from '../../shapes/vitals.ts'

export const reportVitals = operation('reportVitals', {
  summary: 'Says how fast and how steady a page was. Nothing of who looked at it is kept.',
  method: 'POST',
  path: '/api/site/vitals',
  auth: 'none',
  body: VitalsReport,
  reply: Message,
  refusals: ['too_many_requests'],
  throttle: [{ count: 60, windowSeconds: 600, per: 'address' }],
})
