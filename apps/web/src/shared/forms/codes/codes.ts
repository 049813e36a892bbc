import { isRefused } from '../../failure/is-refused.ts'

/** No further code is sent to this number for now. */
export function isCodeLimit(error: unknown): boolean {
  return isRefused(error, 'one_time_code_limit')
}

/** The code is not the one that was sent, or too old. */
export function isCodeWrong(error: unknown): boolean {
  return isRefused(error, 'one_time_code_wrong')
}
