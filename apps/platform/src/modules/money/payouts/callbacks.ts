import { type Pool, withTransaction } from '@baize/database'
import type { Clock, Logger } from '@baize/kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Companies, sendersOf } from '../../ground/companies/index.ts'
import type { SecurityLog } from '../../ground/security/index.ts'
import { createSignatureGuard, malformed, type SeenCalls, signedRoutes } from '../../ground/signing/index.ts'
import { addPayoutJob } from './steps.ts'
import { insertReport, lockWithdrawal } from './store.ts'

interface Ports {
  pool: Pool
  clock: Clock
  logger: Logger
  security: SecurityLog
  companies: Companies
  seenCalls: SeenCalls
}

/** What a cashier reports. What it says of the payout is not believed: the platform asks. */
const Report = z.object({
  eventId: z.string().regex(/^[!-~]{1,128}$/),
  payoutId: z.uuid(),
  status: z.string().regex(/^[a-z_]{1,32}$/),
})

/**
 * Adds the address where the cashier reports payouts, `/callbacks/cashier/payouts`. A report is a knock at the door: it
 * makes the platform ask at once, and only the answer counts. So a report that repeats, overtakes another, comes late,
 * names another amount or contradicts an earlier one moves no money.
 */
export async function registerPayoutCallbacks(app: FastifyInstance, ports: Ports): Promise<void> {
  const { pool, clock } = ports
  const guard = createSignatureGuard(sendersOf(ports.companies, 'cashier'), ports)
  await app.register(async (scope) => {
    const post = signedRoutes(scope, guard, ports)
    post('/callbacks/cashier/payouts', async ({ sender, body }) => {
      const report = Report.safeParse(body)
      if (!report.success) return malformed(report.error.issues[0]!.message)
      const { eventId, payoutId, status } = report.data
      const isKnown = await withTransaction(pool, async (tx) => {
        const withdrawal = await lockWithdrawal(tx, payoutId)
        if (!withdrawal || withdrawal.provider !== sender) return false
        const isNew = await insertReport(tx, { provider: sender, eventId, withdrawalId: payoutId, status }, clock.now())
        const isOpen = withdrawal.state === 'collecting' || withdrawal.state === 'sending'
        const isComingBack = withdrawal.state === 'paid' && status === 'returned'
        if (isNew && (isOpen || isComingBack)) await addPayoutJob(tx, payoutId)
        return true
      })
      return isKnown ? { status: 200, body: { status: 'ok' } } : { status: 404, body: { status: 'payout_not_found' } }
    })
  })
}
