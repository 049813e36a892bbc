// `npm test [SHARD ...]`: installs what is missing, runs the shards named, or all of them, and closes with
// `N passed, N failed`. A shard is named by what it needs: `checks` and `pure` nothing, `pictures` a process of its own,
// `page` a made-up browser, `database` PostgreSQL, `browser` a built site and a Chromium.
import { ensureInstalled } from './install.mjs'

ensureInstalled()
const { runChecks } = await import('./testing/checks.mjs')
const { runUnits } = await import('./testing/units.mjs')
const { runBrowser } = await import('./testing/browser.mjs')

const UNITS = ['pure', 'pictures', 'page', 'database']
const SHARDS = ['checks', ...UNITS, 'browser']

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !SHARDS.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`no shard ${unknown.join(', ')}; there are ${SHARDS.join(', ')}\n`)
  process.exit(2)
}
const chosen = asked.length > 0 ? asked : SHARDS
const units = UNITS.filter((name) => chosen.includes(name))

/** @type {import('./testing/outcome.mjs').Outcome} */
const total = { passed: 0, failures: [], skips: [] }
/** @type {string[]} */
const unsteady = []
/** @type {string[]} */
const times = []
/** @type {Record<string, number>} */
const fileTimes = {}
const SLOWEST = 12

/**
 * @param {string} title
 * @param {() => Promise<import('./testing/outcome.mjs').Outcome>} run
 */
async function add(title, run) {
  process.stdout.write(`\n— ${title}\n`)
  const start = performance.now()
  const { passed, failures, skips, unsteady: again = [], times: files = {} } = await run()
  total.passed += passed
  total.failures.push(...failures)
  total.skips.push(...skips)
  unsteady.push(...again)
  times.push(`${title} ${Math.round((performance.now() - start) / 1000)} s`)
  Object.assign(fileTimes, files)
}

if (chosen.includes('checks')) await add('types, lint, format', runChecks)
if (units.length > 0) await add(units.join(', '), () => runUnits(units))
if (chosen.includes('browser')) await add('browser', runBrowser)

for (const skip of total.skips) process.stdout.write(`\nskipped: ${skip}\n`)
for (const name of unsteady) process.stdout.write(`\nunsteady, passed at the second try; mend it: ${name}\n`)
for (const failure of total.failures) process.stdout.write(`\nfailed: ${failure}\n`)
const { passed, failures, skips } = total
const slowest = Object.entries(fileTimes)
  .sort(([, a], [, b]) => b - a)
  .slice(0, SLOWEST)
for (const [file, ms] of slowest) process.stdout.write(`\n${Math.round(ms / 1000)} s in ${file}`)
process.stdout.write(`\n\n${times.join('; ')}\n`)
process.stdout.write(
  `\n${passed} passed, ${failures.length} failed${skips.length > 0 ? `, ${skips.length} skipped` : ''}\n`,
)
process.exit(failures.length === 0 ? 0 : 1)
