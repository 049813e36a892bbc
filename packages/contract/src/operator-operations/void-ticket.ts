import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Id } from '../shapes/common.ts'
import { Reason } from '../shapes/desk/operators.ts'
import { Bet } from '../shapes/game.ts'

export const voidTicket = operatorOperation('voidTicket', {
  summary: 'Gives the stake of an open sports bet back. The company is told when it settles the ticket.',
  method: 'PUT',
  path: '/api/operator/players/{playerId}/tickets/{ticketId}/void',
  roles: ['risk', 'owner'],
  params: z.strictObject({ playerId: Id, ticketId: Id }),
  body: z.strictObject({ reason: Reason }),
  reply: Bet,
  refusals: ['ticket_closed'],
})
