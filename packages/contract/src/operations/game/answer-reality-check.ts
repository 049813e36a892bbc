import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { realityCheckAnswers } from '../../kinds.ts'
import { Sitting } from '../../shapes/sitting.ts'

export const answerRealityCheck = operation('answerRealityCheck', {
  summary: 'What the player does when the game has said how it stands. Changes nothing while no check is due.',
  method: 'POST',
  path: '/api/game/sitting/answer',
  auth: 'player',
  body: z.strictObject({ answer: z.enum(realityCheckAnswers) }),
  reply: Sitting.nullable(),
})
