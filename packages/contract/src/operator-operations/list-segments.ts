import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { SegmentFigures } from '../shapes/desk/broadcasts.ts'

export const listSegments = operatorOperation('listSegments', {
  summary: 'The segments of the offers, with their rules and how many players are in each.',
  method: 'GET',
  path: '/api/operator/segments',
  roles: ['support', 'risk', 'content', 'owner'],
  reply: z.array(SegmentFigures),
})
