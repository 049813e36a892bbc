import type { Operator, OperatorRole } from '@baize/contract'

/** An operator as the row has it, without what proves them. */
export interface StoredOperator {
  id: string
  name: string
  roles: OperatorRole[]
  isEnabled: boolean
  isEnrolled: boolean
  createdAt: Date
}

/** Who calls, as what. */
export interface OperatorCaller {
  operatorId: string
  sessionId: string
  name: string
  /** The role of the session; an operator may have others. */
  role: OperatorRole
  endsAt: Date
}

export function operatorView({ isEnrolled, createdAt, ...operator }: StoredOperator): Operator {
  return { ...operator, state: isEnrolled ? 'enrolled' : 'invited', createdAt: createdAt.toISOString() }
}
