import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { JobCount, JobId } from '../shapes/desk/house.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const retryJobs = operatorOperation('retryJobs', {
  summary: 'Lets jobs begin anew at once; one that runs at the moment is left alone.',
  method: 'PUT',
  path: '/api/operator/jobs/retry',
  roles: ['owner'],
  body: z.strictObject({ ids: z.array(JobId).min(1).max(100), reason: Reason }),
  reply: JobCount,
})
