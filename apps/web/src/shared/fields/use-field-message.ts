import { localDigits } from '../page/digits.ts'
import { usePage, useText } from '../page/page-context.tsx'
import type { Problem } from './rules.ts'

/**
 * Puts a problem into words of the page's locale; words stay as they are. Needs the part
 * `fieldsSettings.validationMessages`.
 */
export function useFieldMessage(): (problem: Problem | string | null | undefined) => string | null {
  const text = useText('fieldsSettings.validationMessages')
  const { locale } = usePage()
  return (problem) => {
    if (!problem || typeof problem === 'string') return problem ?? null
    return text(problem.rule, inDigitsOf(locale, problem.values)) || text('regex')
  }
}

function inDigitsOf(locale: string, values: Problem['values']): Problem['values'] {
  if (!values) return values
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, localDigits(String(value), locale)]))
}
