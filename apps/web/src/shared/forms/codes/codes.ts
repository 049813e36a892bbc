import { ApiFailure } from '@baize/client'
import { isRefused } from '../../failure/is-refused.ts'

/** No further code is sent to this number for now. */
export function isCodeLimit(error: unknown): boolean {
  return isRefused(error, 'one_time_code_limit')
}

/** The code is not the one that was sent, or too old. */
export function isCodeWrong(error: unknown): boolean {
  return isRefused(error, 'one_time_code_wrong')
}

/** What the server said, if an answer came at all. */
export function messageOf(error: unknown): string | null {
  return error instanceof ApiFailure && error.status > 0 && error.message !== '' ? error.message : null
}
