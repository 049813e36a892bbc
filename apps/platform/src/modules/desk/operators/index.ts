export {
  acceptEnrolment,
  addOperator,
  inviteAgain,
  inviteOwner,
  type Invited,
  prepareEnrolment,
  readEnrolment,
} from './enrolment.ts'
export { type OperatorCaller, operatorView, type StoredOperator } from './operator.ts'
export { changeOperator } from './operators.ts'
export { changeOwnPassword, prepareOwnPassword } from './own-password.ts'
export { SESSION_IDLE_SECONDS } from './rules.ts'
export { authenticateOperator, closeOperatorSession, openOperatorSession, proveOperator } from './sessions.ts'
export { readOperator as findOperator, readOperators as listOperators } from './store.ts'
