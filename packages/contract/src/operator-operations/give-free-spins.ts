import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PlayerFreespin } from '../shapes/bonus.ts'
import { CurrencyCode, Id } from '../shapes/common.ts'
import { Reason } from '../shapes/desk/operators.ts'
import { PlayerParams } from '../shapes/desk/players.ts'

export const giveFreeSpins = operatorOperation('giveFreeSpins', {
  summary:
    'Gives a player the free spins of an offer under the terms of now, on the account of a currency. Nobody on a break is given some.',
  method: 'POST',
  path: '/api/operator/players/{playerId}/free-spins',
  roles: ['payments', 'owner'],
  params: PlayerParams,
  body: z.strictObject({ bonusId: Id, currency: CurrencyCode, reason: Reason }),
  reply: PlayerFreespin,
  refusals: ['bonus_not_available', 'currency_unavailable'],
  isKeyed: true,
})
