// The projects of `vitest.config.ts`, in one run.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../install.mjs'
import { outcomeOf } from './outcome.mjs'
import { runTool } from './run-tool.mjs'

/** Tests that look for what goes wrong seldom: a failure of theirs is a finding, however often they pass after it. */
const LOOKS_FOR_CHANCE = /\.(race|property|model)\.test\.|crash|fuzz/
/** More at once is no chance. */
const AGAIN_MAX = 3

/**
 * Where a change is let in (`CI`), files that failed are run once more by themselves (docs/decisions/0121).
 * @param {string[]} projects
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
export async function runUnits(projects) {
  const outcome = await run(projects, [])
  const files = process.env.CI ? filesToTryAgain(outcome.failures) : []
  if (files.length === 0) return outcome
  process.stdout.write(`\nonce more: ${files.join(', ')}\n`)
  const again = await run(projects, files)
  if (again.failures.length > 0) return outcome
  const { passed, failures } = outcome
  return { ...outcome, passed: passed + failures.length, failures: [], unsteady: failures }
}

/**
 * @param {string[]} projects
 * @param {string[]} files
 */
async function run(projects, files) {
  const reports = mkdtempSync(join(tmpdir(), 'baize-report-'))
  const report = join(reports, 'units.json')
  const reporters = ['--reporter=dot', `--reporter=${join(root, 'scripts/testing/vitest-reporter.mjs')}`]
  const { isGreen } = await runTool(
    'vitest/vitest.mjs',
    ['run', ...reporters, ...projects.map((name) => `--project=${name}`), ...files],
    { environment: { UNIT_REPORT: report } },
  )
  const outcome = outcomeOf(`unit tests (${projects.join(', ')})`, isGreen, () =>
    JSON.parse(readFileSync(report, 'utf8')),
  )
  rmSync(reports, { recursive: true, force: true })
  return outcome
}

/**
 * The files of the failures, none where one of them may not be tried again.
 * @param {string[]} failures as the reporter words them: the file first
 */
function filesToTryAgain(failures) {
  const files = [...new Set(failures.map((failure) => /^\S+\.test\.tsx?(?=\s)/.exec(failure)?.[0] ?? ''))]
  const mayBeTried = files.every((file) => file !== '' && !LOOKS_FOR_CHANCE.test(file))
  return mayBeTried && files.length <= AGAIN_MAX ? files : []
}
