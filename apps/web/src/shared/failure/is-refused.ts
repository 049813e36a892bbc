import { ApiFailure } from '@baize/client'
import { type RefusalReason, refusalCodes } from '@baize/contract/codes'

/** Whether the platform said no for this reason. */
export function isRefused(error: unknown, reason: RefusalReason): error is ApiFailure {
  return error instanceof ApiFailure && error.code === refusalCodes[reason].code
}
