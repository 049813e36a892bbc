// The projects of `vitest.config.ts`, in one run.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../install.mjs'
import { outcomeOf } from './outcome.mjs'
import { runTool } from './run-tool.mjs'

/**
 * @param {string[]} projects
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
export async function runUnits(projects) {
  const reports = mkdtempSync(join(tmpdir(), 'baize-report-'))
  const report = join(reports, 'units.json')
  const reporters = ['--reporter=dot', `--reporter=${join(root, 'scripts/testing/vitest-reporter.mjs')}`]
  const { isGreen } = await runTool(
    'vitest/vitest.mjs',
    ['run', ...reporters, ...projects.map((name) => `--project=${name}`)],
    { environment: { UNIT_REPORT: report } },
  )
  const outcome = outcomeOf(`unit tests (${projects.join(', ')})`, isGreen, () =>
    JSON.parse(readFileSync(report, 'utf8')),
  )
  rmSync(reports, { recursive: true, force: true })
  return outcome
}
