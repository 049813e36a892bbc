import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { Id } from '../shapes/common.ts'
import { SwitchedGame } from '../shapes/desk/games.ts'
import { Reason } from '../shapes/desk/operators.ts'

export const switchGame = operatorOperation('switchGame', {
  summary:
    'Switches a game on or off, at once everywhere. One that is off is in no list and takes no more bets; wins of rounds that are open still count.',
  method: 'PUT',
  path: '/api/operator/games/{gameId}',
  roles: ['risk', 'content', 'owner'],
  params: z.strictObject({ gameId: Id }),
  body: z.strictObject({ isEnabled: z.boolean(), reason: Reason }),
  reply: SwitchedGame,
})
