/**
 * What a shard came to. Failures and skips are sentences: the test's name, and why.
 * @typedef {{ passed: number, failures: string[], skips: string[], unsteady?: string[], times?: Record<string, number> }} Outcome
 * `times` has the milliseconds that the tests of each file took together; `unsteady` names what failed at first and
 * passed at a second try, among what passed.
 */

/**
 * What a runner left in its report; one that ended badly and names no failure has failed as a whole.
 * @param {string} title
 * @param {boolean} isGreen
 * @param {() => Outcome} readReport
 * @returns {Outcome}
 */
export function outcomeOf(title, isGreen, readReport) {
  const outcome = reported(readReport)
  if (isGreen && outcome) return outcome
  const { failures = [], ...others } = outcome ?? { passed: 0, skips: [], times: {} }
  return { ...others, failures: failures.length > 0 ? failures : [`${title} ended without naming a test`] }
}

/** @param {() => Outcome} readReport */
function reported(readReport) {
  try {
    return readReport()
  } catch {
    // A runner that died left no report, or half of one.
    return null
  }
}
