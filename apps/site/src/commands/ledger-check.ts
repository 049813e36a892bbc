import { systemClock } from '@baize/kit'
import { checkLedger, checkRevenue, reportDifferences } from '@baize/platform'
import { withDatabase } from './database.ts'

/**
 * `npm run ledger:check`: recomputes every balance from the postings, and holds the figures of the reports against
 * them; exits 1 on any difference. Operators are told at the desk, and where alerts have an address.
 */
await withDatabase(async (pool, config) => {
  const found = { ledger: await checkLedger(pool), reports: await checkRevenue(pool) }
  const differences = [...found.ledger, ...found.reports]
  for (const difference of differences) process.stdout.write(`${JSON.stringify(difference)}\n`)
  process.stdout.write(differences.length === 0 ? 'the ledger is clean\n' : `${differences.length} differences\n`)
  process.exitCode = differences.length === 0 ? 0 : 1
  for (const check of ['ledger', 'reports'] as const)
    await reportDifferences({ pool, clock: systemClock, config }, check, found[check])
})
