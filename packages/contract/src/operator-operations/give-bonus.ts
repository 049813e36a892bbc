import { z } from 'zod'
import { operatorOperation } from '../core/operation.ts'
import { PlayerBonus } from '../shapes/bonus.ts'
import { CurrencyCode, Id } from '../shapes/common.ts'
import { Reason } from '../shapes/desk/operators.ts'
import { PlayerParams } from '../shapes/desk/players.ts'

export const giveBonus = operatorOperation('giveBonus', {
  summary:
    'Gives a player an offer of a fixed amount under the terms of now, on the account of a currency. Nobody on a break is given one.',
  method: 'POST',
  path: '/api/operator/players/{playerId}/bonuses',
  roles: ['payments', 'owner'],
  params: PlayerParams,
  body: z.strictObject({ bonusId: Id, currency: CurrencyCode, reason: Reason }),
  reply: PlayerBonus,
  refusals: ['bonus_not_available', 'currency_unavailable'],
  isKeyed: true,
})
