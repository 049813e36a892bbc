import { operation } from '../../core/operation.ts'
import { StatementLetters } from '../../shapes/statement-letters.ts'

export const getStatementLetters = operation('getStatementLetters', {
  summary: 'Whether the player gets a statement by letter each month.',
  method: 'GET',
  path: '/api/player/statement-letters',
  auth: 'player',
  reply: StatementLetters,
})
