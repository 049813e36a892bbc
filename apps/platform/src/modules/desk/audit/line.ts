import type { AuditSubject, OperatorRole } from '@baize/contract'

/** Who did it, and as what. A command on the machine itself has no operator and no role. */
export interface Author {
  operatorId: string | null
  name: string
  role: OperatorRole | null
}

/** The call that lines belong to. */
export interface Context {
  operation: string
  requestId: string
  network: string | null
  at: Date
}

/** What was changed: as it stood and as it stands. Never a secret. */
export interface Change {
  subject: AuditSubject
  before: unknown
  after: unknown
  reason: string | null
}
