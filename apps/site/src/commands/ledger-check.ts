import { checkLedger, checkRevenue } from '@baize/platform'
import { withDatabase } from './database.ts'

/**
 * `npm run ledger:check`: recomputes every balance from the postings, and holds the figures of the reports against
 * them; exits 1 on any difference.
 */
await withDatabase(async (pool) => {
  const differences = [...(await checkLedger(pool)), ...(await checkRevenue(pool))]
  for (const difference of differences) process.stdout.write(`${JSON.stringify(difference)}\n`)
  process.stdout.write(differences.length === 0 ? 'the ledger is clean\n' : `${differences.length} differences\n`)
  process.exitCode = differences.length === 0 ? 0 : 1
})
