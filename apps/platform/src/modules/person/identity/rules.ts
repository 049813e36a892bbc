import type { IdentityNeed } from '@baize/contract'

/** A token opens the company's page for this long; the page asks for another one when it is over. */
export const TOKEN_LIFE_SECONDS = 600

/** A player waits for the token. */
export const CALL_TIMEOUT_MS = 5_000

/** Payouts are added up over this long, so that a large one cut into small ones is still a large one. */
export const PAYOUT_WINDOW_DAYS = 30

/** What a house asks a checked identity for. */
export interface IdentityRules {
  isNeededForPlay: boolean
  isNeededForDeposit: boolean
  /** Main units of the base currency, over `PAYOUT_WINDOW_DAYS`; `null` for none. */
  payoutFrom: number | null
}

/** Nothing is asked until an operator says so. */
export const openRules: IdentityRules = { isNeededForPlay: false, isNeededForDeposit: false, payoutFrom: null }

/** Whether payouts that come to this much, in main units of the base currency, need a checked identity. */
export function isPayoutChecked({ payoutFrom }: IdentityRules, sum: number): boolean {
  return payoutFrom !== null && sum >= payoutFrom
}

/** What the rules ask a checked identity for at all. */
export function needsOf({ isNeededForPlay, isNeededForDeposit, payoutFrom }: IdentityRules): IdentityNeed[] {
  return [
    ...(isNeededForPlay ? (['play'] as const) : []),
    ...(isNeededForDeposit ? (['deposit'] as const) : []),
    ...(payoutFrom === null ? [] : (['payout'] as const)),
  ]
}
