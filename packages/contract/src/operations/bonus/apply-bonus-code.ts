import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { BonusTrigger } from '../../kinds.ts'
import { BonusCode, TypedBonusCode } from '../../shapes/bonus.ts'

export const applyBonusCode = operation('applyBonusCode', {
  summary:
    'Gives a bonus code: trigger 1 applies it at once where possible, trigger 3 attaches it to the next deposit.',
  method: 'POST',
  path: '/api/game/bonuses/bonuscodes',
  auth: 'player',
  isKeyed: true,
  body: z.strictObject({
    bonusCode: TypedBonusCode,
    trigger: z.union([z.literal(BonusTrigger.code), z.literal(BonusTrigger.deposit)]),
  }),
  reply: BonusCode,
  refusals: ['too_many_bonus_codes', 'bonus_not_available', 'currency_unavailable', 'too_many_requests'],
  throttle: [{ count: 60, windowSeconds: 180, per: 'player' }],
})
