// The tests in a real browser, on a built site.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from '../browser.mjs'
import { ensureBuilt } from '../build.mjs'
import { outcomeOf } from './outcome.mjs'
import { runTool } from './run-tool.mjs'

/** @returns {Promise<import('./outcome.mjs').Outcome>} */
export async function runBrowser() {
  const browser = await ensureBrowser()
  if (!browser)
    return { passed: 0, failures: [], skips: ['browser tests: no Chromium here and none could be installed'] }
  await ensureBuilt()
  const reports = mkdtempSync(join(tmpdir(), 'baize-report-'))
  const report = join(reports, 'browser.json')
  const { isGreen } = await runTool('@playwright/test/cli.js', ['test'], {
    environment: {
      CHROMIUM_PATH: browser === 'bundled' ? '' : browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  })
  const outcome = outcomeOf('browser tests', isGreen, () => read(JSON.parse(readFileSync(report, 'utf8'))))
  rmSync(reports, { recursive: true, force: true })
  return outcome
}

/**
 * What passed at a second try is told as unsteady. Only where a change is let in is anything tried twice.
 * @param {import('@playwright/test/reporter').JSONReport} report
 * @returns {import('./outcome.mjs').Outcome}
 */
function read({ stats, suites, errors }) {
  const specs = suites.flatMap(specsOf)
  /** @type {Record<string, number>} */
  const times = {}
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results)) times[file] = (times[file] ?? 0) + duration
  /** @param {import('@playwright/test/reporter').JSONReportSpec} spec */
  const nameOf = ({ file, line, title }) => `${file}:${line} › ${title}`
  return {
    passed: stats.expected + stats.flaky,
    failures: [
      ...errors.map(({ message }) => message ?? 'an error without words'),
      ...specs.filter(({ ok }) => !ok).map(nameOf),
    ],
    unsteady: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(nameOf),
    skips: specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
      .map((spec) => `${nameOf(spec)}: ${reasonOf(spec)}`),
    times,
  }
}

/** @param {import('@playwright/test/reporter').JSONReportSpec} spec */
function reasonOf({ tests }) {
  return tests.flatMap(({ annotations }) => annotations).find(({ type }) => type === 'skip')?.description ?? ''
}

/**
 * @param {import('@playwright/test/reporter').JSONReportSuite} suite
 * @returns {import('@playwright/test/reporter').JSONReportSpec[]}
 */
function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}
