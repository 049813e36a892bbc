/** Recovery codes a player gets, each good once. */
export const RECOVERY_CODES = 10

/** 24 letters and digits of five bits each, in groups that can be read out. */
export const RECOVERY_CODE_GROUPS = 4
export const RECOVERY_CODE_GROUP_LENGTH = 6

/** Tries of one player within a quarter of an hour, at whatever sign-in or proof. */
export const TRIES = { count: 10, windowSeconds: 900 }

/** How long a sign-in waits for the second proof, and how many tries it has. */
export const CHALLENGE_LIFE_SECONDS = 600
export const CHALLENGE_TRIES = 5
