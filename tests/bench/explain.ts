import type { Pool } from '@baize/database'

/**
 * What the database does for each statement, as EXPLAIN ANALYZE tells it, which may read none of the tables named as a
 * whole; `BENCH_PLANS` prints it. Returns how long each took.
 */
export async function explained(
  pool: Pool,
  statements: Record<string, string>,
  values: readonly unknown[],
  tables: RegExp,
): Promise<string> {
  const told: string[] = []
  for (const [name, statement] of Object.entries(statements)) {
    const { rows } = await pool.query<Record<'QUERY PLAN', string>>(`EXPLAIN (ANALYZE, BUFFERS) ${statement}`, [
      ...values,
    ])
    const lines = rows.map((row) => row['QUERY PLAN'])
    if (lines.some((line) => tables.test(/Seq Scan on (\w+)/.exec(line)?.[1] ?? ''))) throw new Error(lines.join('\n'))
    if (process.env['BENCH_PLANS']) process.stderr.write(`${name}\n${lines.join('\n')}\n\n`)
    told.push(`${name} ${lines.find((line) => line.startsWith('Execution Time'))!.replace('Execution Time: ', '')}`)
  }
  return told.join(', ')
}
