import { ApiFailure } from '@baize/client'

/** Until when the owner of an account excluded themselves; null for good. */
export interface Exclusion {
  until: string | null
  /** The national register that says so, by its name; null where it is the house's own word. */
  register: string | null
}

/** The exclusion a sign-in was refused for, whatever the way in; null for any other failure. */
export function exclusionOf(error: unknown): Exclusion | null {
  const issues = error instanceof ApiFailure ? (error.issues['login'] ?? []) : []
  for (const { code, values } of issues) {
    const until = values?.['until'] === undefined ? null : String(values['until'])
    if (code === 'excludedForever' || code === 'excludedUntil') return { until, register: null }
    if (code === 'listed' || code === 'listedUntil') return { until, register: String(values?.['register']) }
  }
  return null
}
