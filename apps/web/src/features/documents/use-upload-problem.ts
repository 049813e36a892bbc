import { ApiFailure } from '@baize/client'
import { refusalCodes } from '@baize/contract/codes'
import { isRefused, isThrottled } from '../../shared/failure/is-refused.ts'
import { readFailure } from '../../shared/failure/failure.ts'
import { useFieldMessage } from '../../shared/fields/use-field-message.ts'
import { useText } from '../../shared/page/page-context.tsx'

/** Says under its zone why a file was not taken; null where it was, or the session is over. */
export function useUploadProblem(): (error: unknown) => string | null {
  const text = useText('profile.documents')
  const messageOf = useFieldMessage()
  return (error) => {
    if (!error) return null
    if (error instanceof ApiFailure && error.status === refusalCodes.too_large.status) return text('rejections.size')
    if (isRefused(error, 'too_many_documents')) return text('rejections.full')
    const effect = readFailure(error)
    if (effect.kind === 'none') return null
    if (effect.kind === 'alert') return text(isThrottled(error) ? 'rejections.tooMany' : 'rejections.failed')
    return messageOf(effect.fields.file) ?? text('rejections.failed')
  }
}
