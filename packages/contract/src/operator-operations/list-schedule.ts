import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { ScheduledOffer } from '../shapes/desk/offers.ts'

export const listSchedule = operatorOperation('listSchedule', {
  summary:
    'When each bonus, cashback, quest, tournament and wheel of the files begins and ends: what runs, then what comes, then the rest.',
  method: 'GET',
  path: '/api/operator/offers/schedule',
  roles: ['support', 'payments', 'risk', 'content', 'owner'],
  reply: z.array(ScheduledOffer),
})
