/** Without a call for so long, a session is over: a desk that was left is nobody's. */
export const SESSION_IDLE_SECONDS = 15 * 60

/** A working day; then the operator proves themselves anew. */
export const SESSION_LIFE_SECONDS = 8 * 3600

/** For the invited to come to it. */
export const INVITATION_LIFE_SECONDS = 24 * 3600

/** What tokens begin with, so that one that turned up where it should not be is known for what it is. */
export const TOKEN_PREFIX = 'operator_'

/** Tries to sign in within a quarter of an hour: of a network under one name, at all names, and under one name at all. */
export const ATTEMPTS = { windowSeconds: 900, perPairMax: 10, perNetworkMax: 40, perNameMax: 60 }
