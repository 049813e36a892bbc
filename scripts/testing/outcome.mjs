/**
 * What a shard came to. Failures and skips are sentences: the test's name, and why.
 * @typedef {{ passed: number, failures: string[], skips: string[] }} Outcome
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
  const { passed, failures, skips } = outcome ?? { passed: 0, failures: [], skips: [] }
  return { passed, failures: failures.length > 0 ? failures : [`${title} ended without naming a test`], skips }
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
