import { ApiFailure } from '@baize/client'
import { refusalCodes } from '@baize/contract/codes'
import type { Words } from '../words/words.ts'

/** Why a call did not succeed, in the language chosen; in the desk's own English where no word is known. */
export function failureWords(error: unknown, { refusals }: Words, isRead = false): string {
  if (!(error instanceof ApiFailure)) return refusals.internal
  if (error.status === 0) return isRead ? refusals.networkRead : refusals.network
  const known: Readonly<Record<string, string>> = refusals
  const reason = Object.entries(refusalCodes).find(
    ([name, { status, code }]) => status === error.status && code === error.code && known[name] !== undefined,
  )?.[0]
  return (reason && known[reason]) || error.message
}
