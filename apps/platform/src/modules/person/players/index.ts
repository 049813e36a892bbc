export { type Agreement, type AgreementDocument, keepAgreements, listAgreements } from './agreements.ts'
export type { CodePurpose } from './code-store.ts'
export {
  clearCodes,
  findLoginsOfReset,
  findOwnerOfSignInLink,
  issueConfirmationCode,
  issueResetCode,
  issueResetCodeTo,
} from './codes.ts'
export { closePlayer, detailsErasedAt, eraseClosed } from './close-player.ts'
export type { DetailsKept } from './details-kept.ts'
export { confirmEmail, issueOwnConfirmation } from './confirm-email.ts'
export { confirmPhone, findByPhone } from './confirm-phone.ts'
export {
  type Proof,
  applyPasswordChange,
  findAccount,
  findPasswordHash,
  normaliseLogin,
  playerOfProof,
  preparePasswordChange,
  proveOwnPassword,
  provePassword,
} from './credentials.ts'
export { changeFormField, formFieldsOf } from './fields/form-fields.ts'
export { isPhoneReachable } from './fields/field-checks.ts'
export { hashPassword } from '../../ground/passwords/index.ts'
export { type Player, hasAccess, isClosed, provenContact, toProfile } from './player.ts'
export { blockPlayer, type StandingChange, unblockPlayer } from './block.ts'
export { listPlayers, type PlayerFilter } from './search.ts'
export { detailsOf, summaryOf } from './operator-view.ts'
export { findNicknames, findPlayer, profileFieldsOf, registrationFieldsOf, updateProfile } from './profile.ts'
export { acceptRegistration, addPlayer, refuseTakenEmail } from './register.ts'
export { moveSegments } from './move-segments.ts'
export type { Registration, RegistrationForm } from './registration.ts'
export { resetPassword, wrongResetCode } from './reset-password.ts'
export {
  readAffiliateTags as findAffiliateTags,
  readClosed as findClosed,
  readCountries as findCountries,
  readContactChanges as findContactChanges,
  lockPlayer,
  lockPlayerByEmail,
  lockPlayers,
  readPlayers as findPlayers,
  readPlayersIn as findPlayersIn,
  readResidence as findResidence,
  readIsBarred as isPlayerBarred,
  readProvenSamePerson as findProvenSamePerson,
  readSamePerson as findSamePerson,
} from './store.ts'
export {
  CONFIRMATION_LIFE_DAYS,
  type Contact,
  RESET_LIFE_MINUTES,
  SIGN_IN_ALARM_LIFE_DAYS,
  SIGN_IN_LINK_LIFE_MINUTES,
  issues,
} from './rules.ts'
export { alarmContact, arePayoutsLocked, disownSignIn, issueSignInAlarm } from './sign-in-alarms.ts'
export { issueSignInLink, playerOfSignInLink } from './sign-in-links.ts'
export { countQualifiedReferral, lockPlayerByReferralCode, registeredOnOneDevice } from './store.ts'
