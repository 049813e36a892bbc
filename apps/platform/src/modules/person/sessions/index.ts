export { SESSION_COOKIE, cookie as hiddenCookie, spentSessionCookies } from './cookie.ts'
export { SESSION_CLOSED } from './closing.ts'
export type { Device } from './device.ts'
export { endIdleSessions, findIdleTime, findWatchedPlayers, setIdleMinutes, takeSigns } from './idle.ts'
export { type ProofWay, rememberProof, requireFreshProof } from './fresh-proof.ts'
export { type DeviceAccount, deviceCookie, knownDevice } from './known-device.ts'
export {
  authenticate,
  clearSessions,
  closeOtherSessions,
  closeSession,
  type EndedBy,
  forgottenAt,
  findClosedSessions,
  isNetworkKnown,
  listSessions,
  type OpenedSession,
  openSession,
  refreshSession,
  type SessionPorts,
  verifyAccessToken,
  whyNotAuthenticated,
} from './sessions.ts'
export {
  readIsClosed as isSessionClosed,
  readIsSignedOut as isSignedOut,
  readIsCountryKnown as isCountryKnown,
  readPresentPlayers as findPresentPlayers,
} from './store.ts'
export { ALGORITHM, type AccessToken, ISSUER, SESSION_CHANNELS } from './tokens.ts'
