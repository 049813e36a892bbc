import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { shortCheckAnswers } from '../../kinds.ts'
import { ShortCheck } from '../../shapes/short-check.ts'

export const answerShortCheck = operation('answerShortCheck', {
  summary: 'Answers or skips the question that waits. Without one nothing changes.',
  method: 'POST',
  path: '/api/player/short-check/answer',
  auth: 'player',
  body: z.strictObject({ answer: z.enum(shortCheckAnswers) }),
  reply: ShortCheck,
})
