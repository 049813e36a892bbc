/**
 * Bounds of what a player may type that a form tells before anything is sent. Schemas, platform and browser read
 * them here; this file depends on nothing.
 */

/** The longest is bounded because hashing costs by length. */
export const PASSWORD_LENGTH_MIN = 6
export const PASSWORD_LENGTH_MAX = 128

/** Operators reach everybody's data and have long passwords. */
export const OPERATOR_PASSWORD_LENGTH_MIN = 12

export const NAME_LENGTH_MIN = 2
export const NICKNAME_LENGTH_MIN = 2
export const PERSONAL_ID_LENGTH_MIN = 2

/** Oldest age that is not a slip of the pen. */
export const AGE_MAX_YEARS = 120

/** The digits sent to a phone. */
export const ONE_TIME_CODE_LENGTH = 6

/** What somebody calls a passkey. */
export const PASSKEY_NAME_LENGTH_MAX = 64

/** A message of the contact form. */
export const MESSAGE_LENGTH_MAX = 5000

/** What brought a player here, as registration carries it. */
export const AFFILIATE_TAG_LENGTH_MAX = 255

/** A document handed in. */
export const documentFileMaxBytes = 10 * 1024 * 1024
export const documentFileTypes = ['image/png', 'image/jpeg', 'application/pdf'] as const
