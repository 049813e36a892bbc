import { ApiFailure } from '@baize/client'
import type { refusals } from '@baize/contract'

// The contract's table comes with its validator, which no browser chunk carries; its types check these.
const LIMIT: (typeof refusals)['one_time_code_limit']['code'] = 11005
const WRONG: (typeof refusals)['one_time_code_wrong']['code'] = 11003

/** No further code is sent to this number for now. */
export function isCodeLimit(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === LIMIT
}

/** The code is not the one that was sent, or too old. */
export function isCodeWrong(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === WRONG
}

/** What the server said, if an answer came at all. */
export function messageOf(error: unknown): string | null {
  return error instanceof ApiFailure && error.status > 0 && error.message !== '' ? error.message : null
}
