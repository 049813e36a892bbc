import type { Identity } from './connection.ts'

/** What a token says. */
export type TokenVerdict = (Identity & { expiresAt: Date }) | 'expired' | 'invalid' | 'revoked'

/**
 * Checks an access token: its signature and term, and that its session is still open. Rejecting
 * means that it could not be told now; the client then tries again.
 */
export type VerifyToken = (token: string) => Promise<TokenVerdict>
