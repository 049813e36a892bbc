import { acceptInvitation } from './accept-invitation.ts'
import { closeOperatorSession } from './close-operator-session.ts'
import { createOperator } from './create-operator.ts'
import { createOperatorSession } from './create-operator-session.ts'
import { getOperatorSelf } from './get-operator-self.ts'
import { getPlayer } from './get-player.ts'
import { inviteOperator } from './invite-operator.ts'
import { listAuditLines } from './list-audit-lines.ts'
import { listOperators } from './list-operators.ts'
import { listPlayers } from './list-players.ts'
import { readInvitation } from './read-invitation.ts'
import { updateOperator } from './update-operator.ts'
import type { Operations } from '../operations/index.ts'

/** Every operation of operators, by name. They are served apart from those of players. */
export const operatorOperations = {
  acceptInvitation,
  closeOperatorSession,
  createOperator,
  createOperatorSession,
  getOperatorSelf,
  getPlayer,
  inviteOperator,
  listAuditLines,
  listOperators,
  listPlayers,
  readInvitation,
  updateOperator,
}

export type OperatorOperations = typeof operatorOperations
export type OperatorOperationName = keyof OperatorOperations

/** The operations of both audiences; no name stands in both. */
export type AllOperations = Operations & OperatorOperations
export type AnyOperationName = keyof AllOperations
