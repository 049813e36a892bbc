import { one, type Queryable } from '@baize/database'
import { readFactsStatus } from './modules/ground/facts/index.ts'
import { countJobs } from './modules/ground/jobs/index.ts'
import { readBacklog } from './modules/ground/outbox/index.ts'
import { type HouseBalance, readHouseBalances } from './modules/money/ledger/index.ts'
import { pageInReview } from './modules/money/payments/index.ts'
import { pageWaitingWins } from './modules/play/rounds/index.ts'

/** How the house stands at this moment, the same for every process on its database. */
export interface Measures {
  /** What waits to be told to pages. */
  outbox: { waiting: number; oldestSeconds: number }
  /** Facts without a number yet, and what each consumer has still to read. */
  facts: { unnumbered: number; consumers: { consumer: string; behind: number; oldestSeconds: number }[] }
  jobs: { state: string; count: number }[]
  /** What waits for a person. */
  queues: { queue: string; count: number }[]
  house: HouseBalance[]
}

const COUNT_ONLY = { limit: 0, offset: 0 }

/** Reads all of it: a few statements, none of which grows with the number of players. */
export async function readMeasures(db: Queryable, now: Date): Promise<Measures> {
  const { unnumbered, consumers } = await readFactsStatus(db)
  const secondsSince = (since: Date | null) => (since ? Math.max(0, (now.getTime() - since.getTime()) / 1000) : 0)
  const { delayed } = await one<{ delayed: number }>(db, 'SELECT count(*) AS delayed FROM fact_delay')
  return {
    outbox: await readBacklog(db),
    facts: {
      unnumbered,
      consumers: consumers.map(({ consumer, behind, waitsSince }) => ({
        consumer,
        behind,
        oldestSeconds: secondsSince(waitsSince),
      })),
    },
    jobs: await countJobs(db),
    queues: [
      { queue: 'deposits in review', count: (await pageInReview(db, COUNT_ONLY)).totalRows },
      { queue: 'wins above a ceiling', count: (await pageWaitingWins(db, COUNT_ONLY)).totalRows },
      { queue: 'players whose facts wait', count: delayed },
    ],
    house: await readHouseBalances(db),
  }
}
