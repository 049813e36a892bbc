/** What an authenticator's key is sealed for; the id is the player's. */
export const SEALED_FOR = { purpose: 'second factors' }
