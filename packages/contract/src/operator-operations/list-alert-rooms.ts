import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { AlertRoom } from '../shapes/desk/alerts.ts'

export const listAlertRooms = operatorOperation('listAlertRooms', {
  summary: 'Rooms that are told of troubles, without their addresses, and how far each has heard.',
  method: 'GET',
  path: '/api/operator/alert-rooms',
  roles: ['owner'],
  reply: z.array(AlertRoom),
})
