import type { OperatorHandlers } from '../handler.ts'
import { auditHandlers } from './audit.ts'
import { correctionHandlers } from './corrections.ts'
import { operatorAccountHandlers } from './operators.ts'
import { playerHandlers } from './players.ts'
import { sessionHandlers } from './sessions.ts'

/** The handler of every operation of operators. */
export const operatorHandlers: OperatorHandlers = {
  ...auditHandlers,
  ...correctionHandlers,
  ...operatorAccountHandlers,
  ...playerHandlers,
  ...sessionHandlers,
}

export const servedOperatorOperations = Object.keys(operatorHandlers)
