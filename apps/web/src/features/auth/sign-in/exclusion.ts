import { ApiFailure } from '@baize/client'

/** Until when the owner of an account excluded themselves; null for good. */
export interface Exclusion {
  until: string | null
}

/** The exclusion a sign-in was refused for, whatever the way in; null for any other failure. */
export function exclusionOf(error: unknown): Exclusion | null {
  const issues = error instanceof ApiFailure ? (error.issues['login'] ?? []) : []
  for (const { code, values } of issues) {
    if (code === 'excludedForever') return { until: null }
    if (code === 'excludedUntil') return { until: String((values as { until?: string }).until) }
  }
  return null
}
