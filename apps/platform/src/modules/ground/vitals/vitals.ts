import { type PageKind, type VitalFigures, type VitalName, vitalNames, type VitalsReport } from '@baize/contract'
import { many, type Queryable, type Tx } from '@baize/database'
import { bucketOf, percentileOf } from './buckets.ts'

/** Adds a visit to the counts of its day. A crash may take back what was counted in its last moment. */
export async function addVitals(tx: Tx, { page, ...measures }: VitalsReport, now: Date): Promise<void> {
  const known = vitalNames.filter((vital) => measures[vital] !== undefined)
  if (known.length === 0) return
  // In the order of the names, so that two visits wait for each other and never for ever; and nobody who holds the
  // rows of a kind of page waits for the disk.
  await tx.query(
    `INSERT INTO vital_tally AS known (day, page, vital, bucket, count)
     SELECT ($1::timestamptz AT TIME ZONE 'UTC')::date, $2, vital, bucket, 1
     FROM set_config('synchronous_commit', 'off', true),
       unnest($3::text[], $4::smallint[]) AS measured (vital, bucket) ORDER BY vital
     ON CONFLICT (day, page, vital, bucket) DO UPDATE SET count = known.count + 1`,
    [now, page, known, known.map((vital) => bucketOf(measures[vital]!))],
  )
}

interface Row {
  page: PageKind
  vital: VitalName
  bucket: number
  count: string
}

/** What visits measured since then, by kind of page. */
export async function listVitals(db: Queryable, since: Date): Promise<VitalFigures[]> {
  const rows = await many<Row>(
    db,
    `SELECT page, vital, bucket, sum(count) AS count FROM vital_tally
     WHERE day >= ($1::timestamptz AT TIME ZONE 'UTC')::date
     GROUP BY page, vital, bucket ORDER BY page, vital, bucket`,
    [since],
  )
  const tallies = new Map<string, (Omit<Row, 'count'> & { count: number })[]>()
  for (const row of rows) {
    const key = `${row.page} ${row.vital}`
    tallies.set(key, [...(tallies.get(key) ?? []), { ...row, count: Number(row.count) }])
  }
  return [...tallies.values()].map((tally) => ({
    page: tally[0]!.page,
    vital: tally[0]!.vital,
    count: tally.reduce((sum, { count }) => sum + count, 0),
    p50: percentileOf(tally, 0.5),
    p75: percentileOf(tally, 0.75),
    p95: percentileOf(tally, 0.95),
  }))
}

const KEPT_MS = 400 * 86_400_000

/** Removes days that nobody compares with any more; returns how many counts. */
export async function clearVitals(db: Queryable, now: Date, countMax: number): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM vital_tally WHERE (day, page, vital, bucket) IN (
       SELECT day, page, vital, bucket FROM vital_tally WHERE day < $1::date ORDER BY day LIMIT $2)`,
    [new Date(now.getTime() - KEPT_MS), countMax],
  )
  return rowCount ?? 0
}
