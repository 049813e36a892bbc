// The checks that read every file and run none of them.
import { runTool } from './run-tool.mjs'

/** @type {[title: string, file: string, args: string[]][]} */
const CHECKS = [
  ['types', 'typescript/bin/tsc', ['--noEmit']],
  ['lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings']],
  ['format', 'oxfmt/bin/oxfmt', ['--check']],
]

/**
 * All of them side by side; each says its piece when it is done.
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
export async function runChecks() {
  const results = await Promise.all(
    CHECKS.map(async ([title, file, args]) => {
      const { isGreen, output } = await runTool(file, args, { isKept: true })
      process.stdout.write(isGreen ? `${title}: fine\n` : `${title}:\n${output}\n`)
      return { title, isGreen }
    }),
  )
  const failures = results.filter(({ isGreen }) => !isGreen).map(({ title }) => title)
  return { passed: results.length - failures.length, failures, skips: [] }
}
