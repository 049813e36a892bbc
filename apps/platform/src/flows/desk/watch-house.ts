import { type ReportPorts, reportTroubles, type Trouble } from '../../modules/delivery/alerts/index.ts'
import { findUnreached } from '../../modules/ground/companies/index.ts'
import { countFailedJobs } from '../../modules/ground/jobs/index.ts'
import type { LedgerDifference } from '../../modules/money/ledger/index.ts'
import { pageInReview } from '../../modules/money/payments/index.ts'
import { countUndecided } from '../../modules/money/payouts/index.ts'
import { pageWaitingWins } from '../../modules/play/rounds/index.ts'
import type { Services } from '../../services.ts'
import { checkRevenue } from '../money/revenue/check-revenue.ts'

/** So long may a withdrawal wait for an operator before anybody is called. */
const WITHDRAWAL_PATIENCE_MS = 60 * 60_000

/** A company that restarts is no news: two looks must have missed it. */
const COMPANY_PATIENCE_MS = 2 * 60_000

/** What comes and goes within this is one trouble. */
const CALM_MS = 5 * 60_000

const COUNT_ONLY = { limit: 0, offset: 0 }

type Ports = Pick<Services, 'pool' | 'clock' | 'companies' | 'fetch' | 'config'>

/** Looks for what waits for operators or does not work, and has them told of what has begun or is over. */
export async function watchHouse(ports: Ports): Promise<void> {
  const [queues, companies, jobs] = await Promise.all([queuesOf(ports), companiesOf(ports), jobsOf(ports)])
  await reportTroubles(ports, 'house', [...queues, ...companies, ...jobs], { calmMs: CALM_MS })
}

/** Looks whether the reports agree with the ledger, and has operators told. */
export async function watchReports(ports: ReportPorts): Promise<void> {
  await reportDifferences(ports, 'reports', await checkRevenue(ports.pool))
}

/** Has operators told of differences that a check of the ledger or of the reports found, or that it finds none now. */
export function reportDifferences(
  ports: ReportPorts,
  check: 'ledger' | 'reports',
  differences: readonly LedgerDifference[],
): Promise<void> {
  const [first] = differences
  const troubles: Trouble[] = first
    ? [
        {
          subject: check,
          begins: `The check of the ${check} found differences: ${differences.length}. The first: ${first.problem}. npm run ledger:check shows them all.`,
          ends: `The check of the ${check} finds no difference any more.`,
          patienceMs: 0,
        },
      ]
    : []
  return reportTroubles(ports, check, troubles, { calmMs: 0 })
}

async function queuesOf({ pool, clock }: Ports): Promise<Trouble[]> {
  const before = new Date(clock.now().getTime() - WITHDRAWAL_PATIENCE_MS)
  const [withdrawals, deposits, wins] = await Promise.all([
    countUndecided(pool, before),
    pageInReview(pool, COUNT_ONLY),
    pageWaitingWins(pool, COUNT_ONLY),
  ])
  return [
    queue('withdrawals', 'Withdrawals that wait for an operator for over an hour', withdrawals),
    queue('deposits', 'Deposits in review', deposits.totalRows),
    queue('wins', 'Wins held above a ceiling', wins.totalRows),
  ].flat()
}

function queue(subject: string, name: string, count: number): Trouble[] {
  return count === 0 ? [] : [{ subject, begins: `${name}: ${count}.`, ends: `${name}: none any more.`, patienceMs: 0 }]
}

async function companiesOf(ports: Ports): Promise<Trouble[]> {
  return (await findUnreached(ports)).map(({ id, kind }) => ({
    subject: `company ${id}`,
    begins: `The company ${id} (${kind}) cannot be reached.`,
    ends: `The company ${id} (${kind}) can be reached again.`,
    patienceMs: COMPANY_PATIENCE_MS,
  }))
}

async function jobsOf({ pool }: Ports): Promise<Trouble[]> {
  return (await countFailedJobs(pool)).map(({ name, count }) => ({
    subject: `jobs ${name}`,
    begins: `Jobs ${name} that failed for good: ${count}. npm run jobs shows them.`,
    ends: `Jobs ${name} that failed for good: none any more.`,
    patienceMs: 0,
  }))
}
