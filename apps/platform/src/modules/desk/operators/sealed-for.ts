/** What an authenticator's key is sealed for; the id is the operator's. */
export const SEALED_FOR = { purpose: 'operators' }
