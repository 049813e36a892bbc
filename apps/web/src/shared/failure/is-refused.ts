import { ApiFailure } from '@baize/client'
import { type RefusalReason, refusalCodes } from '@baize/contract/codes'

/** Too much was asked in too short a time, of whatever it was. */
export function isThrottled(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === refusalCodes.too_many_requests.status
}

/** Whether the platform said no for this reason. */
export function isRefused(error: unknown, reason: RefusalReason): error is ApiFailure {
  return error instanceof ApiFailure && error.code === refusalCodes[reason].code
}
