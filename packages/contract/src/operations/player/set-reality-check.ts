import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { realityCheckMinutes } from '../../kinds.ts'
import { RealityCheck } from '../../shapes/sitting.ts'

export const setRealityCheck = operation('setRealityCheck', {
  summary: 'Chooses how often a game says how it stands; null leaves it to the rules of the country.',
  method: 'PUT',
  path: '/api/player/reality-check',
  auth: 'player',
  body: z.strictObject({ intervalMinutes: z.literal(realityCheckMinutes).nullable() }),
  reply: RealityCheck,
})
