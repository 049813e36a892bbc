import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { BonusCode } from '../../shapes/bonus.ts'
import { Id } from '../../shapes/common.ts'

export const removeBonusCode = operation('removeBonusCode', {
  summary: 'Takes back a bonus code that waits for a deposit.',
  method: 'DELETE',
  path: '/api/game/bonuses/bonuscodes',
  auth: 'player',
  body: z.strictObject({ playerBonusCodeId: Id }),
  reply: BonusCode,
  refusals: ['not_found'],
})
