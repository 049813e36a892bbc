import { operation } from '../../core/operation.ts'
import { StatementFile } from '../../shapes/statement-file.ts'

export const getStatement = operation('getStatement', {
  summary: "The player's latest statement of account as a file, or null.",
  method: 'GET',
  path: '/api/payment/statements',
  auth: 'player',
  reply: StatementFile.nullable(),
})
