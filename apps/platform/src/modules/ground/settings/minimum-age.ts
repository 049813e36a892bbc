import type { Settings } from './settings.ts'

/** Youngest age that may play; the law of most licences. */
const AGE_MIN_YEARS = 18

/** The age in years from which somebody who lives in the country may play. */
export function minimumAge(_settings: Settings, _country: string | null): number {
  return AGE_MIN_YEARS
}
