export { authenticatorUri, newAuthenticatorKey, stepOfCode } from './authenticator.ts'
