/** More devices than anybody signs in with. */
export const PASSKEYS_MAX = 10

/** How long a device may take; a sign-in form stays open for a while before somebody chooses a passkey in it. */
export const CHALLENGE_LIFE_SECONDS = 900

/** EdDSA, ES256 and RS256: what every device has one of. */
export const ALGORITHMS = [-8, -7, -257]
