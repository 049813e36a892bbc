// `npm test`: installs what is missing, then runs every check and closes with `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, root } from './install.mjs'

ensureInstalled()
const { ensureBrowser } = await import('./browser.mjs')
const { ensureBuilt } = await import('./build.mjs')

const reports = mkdtempSync(join(tmpdir(), 'baize-test-'))
const totals = { passed: 0, failed: 0, skipped: 0 }
/** What failed, by name, to be said once more at the end. */
const failures = []

function run(title, file, args, environment = {}) {
  process.stdout.write(`\n— ${title}\n`)
  const result = spawnSync(process.execPath, [join(root, 'node_modules', file), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
  return result.status === 0
}

function check(title, file, args) {
  const isGreen = run(title, file, args)
  totals[isGreen ? 'passed' : 'failed'] += 1
  if (!isGreen) failures.push(title)
}

/** Counts and names from a runner's report; a runner that left none has failed as a whole. */
function count(title, isGreen, readReport) {
  try {
    const { passed, failed, skipped, names } = readReport()
    failures.push(...names)
    totals.passed += passed
    totals.failed += failed
    totals.skipped += skipped
    if (isGreen || failed > 0) return
  } catch {
    // A runner without a report counts like one that failed without naming a test.
  }
  totals.failed += 1
  failures.push(title)
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

const readJson = (name) => JSON.parse(readFileSync(join(reports, name), 'utf8'))

check('types', 'typescript/bin/tsc', ['--noEmit'])
check('lint', 'oxlint/bin/oxlint', ['--type-aware', '--deny-warnings'])
check('format', 'oxfmt/bin/oxfmt', ['--check'])

const vitestReport = join(reports, 'vitest.json')
const isVitestGreen = run('unit, contract, api, ledger, realtime, architecture', 'vitest/vitest.mjs', [
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
])
count('unit tests', isVitestGreen, () => {
  const report = readJson('vitest.json')
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    names: [
      ...brokenFiles.map(({ name }) => name),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => `${name} › ${fullName}\n    ${failureMessages[0]?.slice(0, 600)}`),
      ),
    ],
  }
})

const browser = await ensureBrowser()
if (browser) {
  process.stdout.write('\n— build\n')
  await ensureBuilt()
  const isGreen = run('browser', '@playwright/test/cli.js', ['test'], {
    CHROMIUM_PATH: browser === 'bundled' ? '' : browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json'),
  })
  count('browser tests', isGreen, () => {
    const { stats, suites } = readJson('playwright.json')
    const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok)
    const names = failed.map(({ file, line, title }) => `${file}:${line} › ${title}`)
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped, names }
  })
} else {
  process.stdout.write('browser tests skipped: no Chromium here and none could be installed\n')
}

for (const failure of failures) process.stdout.write(`\nfailed: ${failure}\n`)
rmSync(reports, { recursive: true, force: true })
process.stdout.write(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}\n`,
)
process.exit(totals.failed === 0 ? 0 : 1)
