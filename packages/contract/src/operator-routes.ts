import type { AuthClass, Method } from './core/operation.ts'
import type { OperatorOperationName } from './operator-operations/index.ts'

/**
 * The same of the operations of operators, in a file of its own, so that nothing of it reaches players. Written by
 * `npm run routes -w @baize/contract`.
 */
export const operatorRoutes: Record<OperatorOperationName, readonly [Method, string, AuthClass]> = {
  acceptInvitation: ['POST', '/api/operator/invitations/accept', 'none'],
  closeOperatorSession: ['POST', '/api/operator/sessions/close', 'operator'],
  createOperator: ['POST', '/api/operator/operators', 'operator'],
  createOperatorSession: ['POST', '/api/operator/sessions', 'none'],
  getOperatorSelf: ['GET', '/api/operator/sessions/self', 'operator'],
  getPlayer: ['GET', '/api/operator/players/{playerId}', 'operator'],
  inviteOperator: ['POST', '/api/operator/operators/{operatorId}/invitation', 'operator'],
  listAuditLines: ['GET', '/api/operator/audit', 'operator'],
  listOperators: ['GET', '/api/operator/operators', 'operator'],
  listPlayers: ['GET', '/api/operator/players', 'operator'],
  readInvitation: ['POST', '/api/operator/invitations/read', 'none'],
  updateOperator: ['PUT', '/api/operator/operators/{operatorId}', 'operator'],
}
