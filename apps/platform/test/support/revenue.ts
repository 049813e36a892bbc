import type { Pool } from '@baize/database'
import { silentLogger, systemClock } from '@baize/kit'
import { expect } from 'vitest'
import { checkRevenue } from '../../src/flows/money/revenue/check-revenue.ts'
import { revenue } from '../../src/flows/money/revenue/count-revenue.ts'
import { rebuildConsumer } from '../../src/modules/ground/facts/index.ts'

/** Has every fact counted for the reports. */
export async function countRevenue(pool: Pool): Promise<void> {
  await pool.query('SELECT fact_number(1000000)')
  await rebuildConsumer({ pool, clock: systemClock, logger: silentLogger }, revenue)
}

/** Gross revenue and bonus cost agree with the ledger, before and after counting, where a test paid players by hand. */
export async function expectRevenueToAgree(pool: Pool): Promise<void> {
  const differences = async () => (await checkRevenue(pool)).filter(({ subject }) => !subject.startsWith('cashier'))
  expect(await differences()).toEqual([])
  await countRevenue(pool)
  expect(await differences()).toEqual([])
}
