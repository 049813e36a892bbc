import { randomInt } from 'node:crypto'
import { many } from '@baize/database'
import { openDatabase } from '../../support/open-database.ts'
import { ADDRESS_HEADER, type SiteProcess } from '../../support/site-process.ts'
import { type Figure, percentile, timed } from '../statistics.ts'

const REPORTS = 600
/** Pages that tell at the same time, all of one kind: they write the same rows. */
const AT_ONCE = 8

/** What pages say of themselves, many at once about one kind of page; over an empty call by as many. */
export async function benchVitals(site: SiteProcess): Promise<Figure> {
  const crowd = async (call: () => Promise<unknown>) =>
    (await Promise.all(Array.from({ length: AT_ONCE }, () => timed(REPORTS / AT_ONCE, call)))).flat()
  await report(site)
  const empty = await crowd(() => fetch(`${site.url}/api/live`).then((reply) => reply.text()))
  const told = await crowd(() => report(site))
  const pool = await openDatabase(site.dataDir)
  const [row] = await many<{ count: number }>(
    pool,
    `SELECT sum(count)::integer AS count FROM vital_tally WHERE page = 'home' AND vital = 'lcp'`,
  )
  await pool.end()
  if (row?.count !== REPORTS + 1) throw new Error(`${REPORTS + 1} were told and ${row?.count} were counted`)
  const over = (p: number) => percentile(told, p) - percentile(empty, p)
  return {
    what: `What a page says of itself, ${AT_ONCE} at once of one kind, over an empty call, p50 / p99`,
    measured: `${over(0.5).toFixed(1)} / ${over(0.99).toFixed(1)} ms`,
    reach: 'p50 ≤ 15 ms',
    isReached: over(0.5) <= 15,
  }
}

async function report({ url }: SiteProcess): Promise<void> {
  const reply = await fetch(`${url}/api/site/vitals`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [ADDRESS_HEADER]: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    },
    body: JSON.stringify({ page: 'home', ttfb: 80, fcp: 600, lcp: 900, inp: 40, cls: 10 }),
  })
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`)
}
