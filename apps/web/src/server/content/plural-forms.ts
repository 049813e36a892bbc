import { formatTag } from '@baize/contract/dates'
import type { JsonObject } from './tree.ts'

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']
/** Counts that a player meets; forms that only millions take may be missing. */
const COUNTS = Array.from({ length: 1001 }, (_, count) => count)

const needed = new Map<string, ReadonlySet<string>>()

/** What is wrong with the forms of a text in a language, or `null`. */
export function pluralProblem(forms: JsonObject, locale: string): string | null {
  const unknown = Object.entries(forms).find(([form, text]) => !FORMS.includes(form) || typeof text !== 'string')
  if (unknown) return `must have texts for plural forms only, but "${unknown[0]}" is none`
  const wanted = formsOf(locale)
  const missing = [...wanted].find((form) => !forms[form])
  if (missing) return `must have a text for the plural form "${missing}"`
  const texts = Object.values(forms) as string[]
  const places = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)])
  return places.some(([, name]) => name !== 'count') ? 'must not contain places other than {count}' : null
}

function formsOf(locale: string): ReadonlySet<string> {
  let own = needed.get(locale)
  if (!own) {
    const rules = new Intl.PluralRules(formatTag(locale))
    needed.set(locale, (own = new Set([...COUNTS.map((count) => rules.select(count)), 'other'])))
  }
  return own
}
