import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { requiredText } from '../shapes/common.ts'
import { Reason } from '../shapes/desk/operators.ts'
import { PlayerIdentity, PlayerParams } from '../shapes/desk/players.ts'

export const setPlayerIdentity = operatorOperation('setPlayerIdentity', {
  summary:
    'Says by hand whether an identity is checked, until the company says otherwise later. `note` is for the player.',
  method: 'PUT',
  path: '/api/operator/players/{playerId}/identity',
  roles: ['risk', 'owner'],
  params: PlayerParams,
  body: z.strictObject({
    state: z.enum(['started', 'approved', 'retry', 'rejected']),
    note: requiredText(1000).optional(),
    reason: Reason,
  }),
  reply: PlayerIdentity,
})
