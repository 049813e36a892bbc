import { one, type Queryable, type Tx } from '@baize/database'

/** The first moment of which all postings are in the database; `null` as long as none has left it. */
export async function keptSince(db: Queryable): Promise<Date | null> {
  const { since } = await one<{ since: Date | null }>(db, `SELECT nullif(ledger_kept_since(), '-infinity') AS since`)
  return since
}

/** Whether money that was set aside before the moment is still held, so that its postings are needed. */
export async function hasHoldsBefore(db: Queryable, at: Date): Promise<boolean> {
  const { holds } = await one<{ holds: boolean }>(db, 'SELECT ledger_holds_before($1) AS holds', [at])
  return holds
}

/**
 * Takes the postings of a volume, the oldest, out of the ledger: `write` gets a query of what leaves, then `drop` takes
 * the volume away. For each account the sum of what left is kept; an entry that came to its account after one of the next
 * month stays. The caller keeps others from writing to the volume.
 */
export async function takeOutPostings<Written>(
  tx: Tx,
  volume: string,
  { write, drop }: { write: (query: string) => Promise<Written>; drop: () => Promise<void> },
): Promise<Written> {
  await tx.query('SELECT ledger_find_staying($1)', [volume])
  const written = await write(`SELECT * FROM ledger_leaving('${volume}')`)
  await tx.query('SELECT ledger_keep_sums($1)', [volume])
  await drop()
  await tx.query('SELECT ledger_put_back()')
  return written
}
