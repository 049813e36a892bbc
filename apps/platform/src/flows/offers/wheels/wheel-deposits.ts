import { one, type Tx, withTransaction } from '@baize/database'
import type { FactConsumer } from '../../../modules/ground/facts/index.ts'
import { addJobs, jobKind } from '../../../modules/ground/jobs/index.ts'
import { readSettings } from '../../../modules/ground/settings/index.ts'
import { amountIn, lockIssues, periodEdges } from '../../../modules/offers/bonuses/index.ts'
import { countCauses } from '../../../modules/offers/wheels/index.ts'
import type { Services } from '../../../services.ts'
import { grantWheelSpins } from './grant-wheel-spins.ts'

/** A deposit that may bring spins; its amount in smallest units as text. */
interface Landed {
  invoiceId: string
  playerId: string
  currency: string
  amount: string
  /** When; a job written by the release before does not say. */
  at?: string
}

export const wheelDepositJob = jobKind<Landed>('give-wheel-spins')

/**
 * Has spins given for deposits a moment after their money is there. Not in their own transactions: whoever adds a job
 * notifies, and what notifies commits one by one. Of what was written down longer than a week ago, as when the log is
 * read again, nothing comes any more.
 */
export const spinsOfDeposits: FactConsumer<'deposit_settled'> = {
  name: 'wheel-deposits',
  kinds: ['deposit_settled'],
  async apply(tx, facts) {
    const { since } = await one<{ since: Date }>(tx, `SELECT now() - interval '7 days' AS since`)
    const landed = facts.filter(({ recordedAt }) => recordedAt >= since)
    await addJobs(
      tx,
      wheelDepositJob,
      landed.map(({ playerId, data: { invoiceId, currency, amount }, occurredAt }) => ({
        invoiceId,
        playerId,
        currency,
        amount,
        at: occurredAt.toISOString(),
      })),
    )
  },
  // Spins come once for each deposit, whoever asks for them again.
  reset: () => Promise.resolve(),
}

/** Gives the spins that a deposit brings, on every wheel that says so; once, however often it is called. */
export async function giveSpinsOfDeposit(services: Services, landed: Landed): Promise<void> {
  const { currency } = landed
  const units = (await readSettings(services)).currencies.find(({ code }) => code === currency)
  if (!units) return
  for (const { id, deposits } of services.offers.current().wheels.values()) {
    if (!deposits || BigInt(landed.amount) < amountIn(deposits.from, units)) continue
    await withTransaction(services.pool, (tx) => give(tx, services, landed, { wheelId: id, ...deposits }))
  }
}

interface Bringing {
  wheelId: string
  spins: number
  times: number
  each: 'day' | 'week' | 'month'
}

async function give(
  tx: Tx,
  services: Services,
  { playerId, invoiceId, at }: Landed,
  bringing: Bringing,
): Promise<void> {
  const { wheelId, spins, times, each } = bringing
  await lockIssues(tx, playerId)
  const [fromMs] = periodEdges(each, at === undefined ? services.clock.now() : new Date(at))
  if ((await countCauses(tx, playerId, wheelId, 'deposit', new Date(fromMs))) >= times) return
  await grantWheelSpins(tx, services, { playerId, wheelId, count: spins, cause: `deposit:${invoiceId}` })
}
