export { isResetCode, issueConfirmationCode, issueResetCode } from './codes.ts'
export { confirmEmail, issueOwnConfirmation } from './confirm-email.ts'
export {
  type Proof,
  applyPasswordChange,
  normaliseLogin,
  playerOfProof,
  preparePasswordChange,
  proveLogin,
} from './credentials.ts'
export { migrations } from './migrations.ts'
export { hashPassword } from './passwords.ts'
export { type Player, hasAccess, toProfile } from './player.ts'
export { fieldsOf, findNicknames, findPlayer, updateProfile } from './profile.ts'
export { acceptRegistration, addPlayer } from './register.ts'
export { resetPassword, wrongResetCode } from './reset-password.ts'
export { CONFIRMATION_LIFE_DAYS, RESET_LIFE_MINUTES, messages } from './rules.ts'
