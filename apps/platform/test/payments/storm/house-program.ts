import { createPool } from '@baize/database'
import { startTestProcess, testConfig } from '@baize/testkit'

/** One process of the house, with its jobs, that can be killed. Says where it is; ends by SIGTERM. */
const url = process.env['STORM_DATABASE']!
const tokenSecret = process.env['STORM_SECRET']!
const pool = createPool(url)
const jobsPool = createPool(url)
const house = await startTestProcess(
  { url, pool, [Symbol.asyncDispose]: () => pool.end() },
  { config: { ...testConfig(), tokenSecret }, ports: { jobsPool } },
)
process.once('SIGTERM', () => void end())
process.stdout.write(`ready ${house.url}\n`)

async function end(): Promise<void> {
  try {
    await house[Symbol.asyncDispose]()
  } catch (error) {
    process.stderr.write(`${error instanceof AggregateError ? error.errors.map(String).join('\n') : String(error)}\n`)
    process.exitCode = 1
  }
  await jobsPool.end()
  await pool.end()
}
