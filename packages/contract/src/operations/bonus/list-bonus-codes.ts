import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { BonusCode } from '../../shapes/bonus.ts'

export const listBonusCodes = operation('listBonusCodes', {
  summary: 'The bonus codes of the player. The first row is the one that waits for a deposit.',
  method: 'GET',
  path: '/api/game/bonuses/bonuscodes',
  auth: 'player',
  query: z.strictObject({ trigger: z.int().min(0).max(1000).optional() }),
  reply: z.array(BonusCode),
})
