import { type Tx, withTransaction } from '@baize/database'
import { addJob, jobKind } from '../modules/ground/jobs/index.ts'
import { readSettings } from '../modules/ground/settings/index.ts'
import { amountIn, lockIssues, periodEdges } from '../modules/offers/bonuses/index.ts'
import { countCauses } from '../modules/offers/wheels/index.ts'
import type { Services } from '../services.ts'
import { grantWheelSpins } from './grant-wheel-spins.ts'
import type { DepositListener } from './settle-deposit.ts'

/** A deposit that may bring spins; its amount in smallest units as text. */
interface Landed {
  invoiceId: string
  playerId: string
  currency: string
  amount: string
}

export const wheelDepositJob = jobKind<Landed>('give-wheel-spins')

/** Has spins given for a deposit as soon as its money is there. */
export const spinsOfDeposit: DepositListener = {
  name: 'wheels',
  settled: (tx, { invoiceId, playerId, currency, amount }) =>
    addJob(tx, wheelDepositJob, { invoiceId, playerId, currency, amount: String(amount) }),
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

async function give(tx: Tx, services: Services, { playerId, invoiceId }: Landed, bringing: Bringing): Promise<void> {
  const { wheelId, spins, times, each } = bringing
  await lockIssues(tx, playerId)
  const [fromMs] = periodEdges(each, services.clock.now())
  if ((await countCauses(tx, playerId, wheelId, 'deposit', new Date(fromMs))) >= times) return
  await grantWheelSpins(tx, services, { playerId, wheelId, count: spins, cause: `deposit:${invoiceId}` })
}
