import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { StatementLetters } from '../../shapes/statement-letters.ts'

export const setStatementLetters = operation('setStatementLetters', {
  summary: 'Chooses whether a statement comes by letter each month, where the rules leave it to the player.',
  method: 'PUT',
  path: '/api/player/statement-letters',
  auth: 'player',
  body: z.strictObject({ isWanted: z.boolean() }),
  reply: StatementLetters,
})
