import type { AuthClass, Method } from './core/operation.ts'
import type { OperatorOperationName } from './operator-operations/index.ts'

/**
 * The same of the operations of operators, in a file of its own, so that nothing of it reaches players. Written by
 * `npm run routes -w @baize/contract`.
 */
export const operatorRoutes: Record<OperatorOperationName, readonly [Method, string, AuthClass]> = {
  acceptInvitation: ['POST', '/api/operator/invitations/accept', 'none'],
  approveCorrection: ['PUT', '/api/operator/corrections/{correctionId}/approve', 'operator'],
  approveDocument: ['PUT', '/api/operator/documents/{documentId}/approve', 'operator'],
  blockPlayer: ['PUT', '/api/operator/players/{playerId}/block', 'operator'],
  cancelJobs: ['PUT', '/api/operator/jobs/cancel', 'operator'],
  closeOperatorSession: ['POST', '/api/operator/sessions/close', 'operator'],
  correctBalance: ['POST', '/api/operator/players/{playerId}/corrections', 'operator'],
  createOperator: ['POST', '/api/operator/operators', 'operator'],
  createOperatorSession: ['POST', '/api/operator/sessions', 'none'],
  getOperatorSelf: ['GET', '/api/operator/sessions/self', 'operator'],
  getPlayer: ['GET', '/api/operator/players/{playerId}', 'operator'],
  inviteOperator: ['POST', '/api/operator/operators/{operatorId}/invitation', 'operator'],
  listAuditLines: ['GET', '/api/operator/audit', 'operator'],
  listCompanies: ['GET', '/api/operator/companies', 'operator'],
  listCorrectionCeilings: ['GET', '/api/operator/correction-ceilings', 'operator'],
  listCorrections: ['GET', '/api/operator/corrections', 'operator'],
  listJobs: ['GET', '/api/operator/jobs', 'operator'],
  listOperators: ['GET', '/api/operator/operators', 'operator'],
  listPlayerAccounts: ['GET', '/api/operator/players/{playerId}/accounts', 'operator'],
  listPlayerDocuments: ['GET', '/api/operator/players/{playerId}/documents', 'operator'],
  listPlayerInvoices: ['GET', '/api/operator/players/{playerId}/invoices', 'operator'],
  listPlayerRounds: ['GET', '/api/operator/players/{playerId}/rounds', 'operator'],
  listPlayerSessions: ['GET', '/api/operator/players/{playerId}/sessions', 'operator'],
  listPlayers: ['GET', '/api/operator/players', 'operator'],
  listStatement: ['GET', '/api/operator/players/{playerId}/accounts/{accountId}/statement', 'operator'],
  listWaitingDocuments: ['GET', '/api/operator/documents', 'operator'],
  readDocument: ['GET', '/api/operator/documents/{documentId}/file', 'operator'],
  readInvitation: ['POST', '/api/operator/invitations/read', 'none'],
  refuseCorrection: ['PUT', '/api/operator/corrections/{correctionId}/refuse', 'operator'],
  registerCompany: ['POST', '/api/operator/companies', 'operator'],
  retryJobs: ['PUT', '/api/operator/jobs/retry', 'operator'],
  rotateCompanySecret: ['POST', '/api/operator/companies/{companyId}/secret', 'operator'],
  rejectDocument: ['PUT', '/api/operator/documents/{documentId}/reject', 'operator'],
  setCorrectionCeiling: ['PUT', '/api/operator/correction-ceilings/{currency}', 'operator'],
  switchCompany: ['PUT', '/api/operator/companies/{companyId}', 'operator'],
  unblockPlayer: ['PUT', '/api/operator/players/{playerId}/unblock', 'operator'],
  updateOperator: ['PUT', '/api/operator/operators/{operatorId}', 'operator'],
}
