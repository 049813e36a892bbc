import type { WithdrawalRefusal } from '@baize/contract'

/** Why a withdrawal was refused, in one language: a sentence that says what the player can do. */
export type RefusalTexts = Record<WithdrawalRefusal, string>
