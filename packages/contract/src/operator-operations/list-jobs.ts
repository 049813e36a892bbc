import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Job } from '../shapes/desk/house.ts'

export const listJobs = operatorOperation('listJobs', {
  summary: 'Jobs that run, are due, wait for their time or have failed, the longest due first.',
  method: 'GET',
  path: '/api/operator/jobs',
  roles: ['owner'],
  query: z.strictObject({ countMax: z.int().min(1).max(200).optional() }),
  reply: z.array(Job),
})
