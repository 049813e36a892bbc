import { withTransaction, type Pool } from '@baize/database'

/**
 * Where facts go. A publisher that cannot tell that it delivered rejects or throws. An error with `isFinal` true
 * says that this fact is refused and will be for ever; it is then reported and dropped.
 */
export interface FactPublisher {
  /** `id` stays the same when a fact is delivered again, so that a receiver may drop the repeat. */
  publish(channel: string, data: object, id: string): Promise<void> | void
}

/** What became of a batch. `broken` are the channels of which something was not delivered. */
export interface BatchResult {
  outcome: 'empty' | 'more' | 'busy'
  /** How many facts are done with. */
  doneCount: number
  broken: string[]
  failures: unknown[]
  refusals: { channel: string; reason: unknown }[]
}

interface Row {
  id: string
  channel: string
  data: object
}

const BATCH_MAX = 256

/** Any constant serves, as long as every relay takes the same one. */
const RELAY_LOCK = 7_046_029_256

/** Whether anything waits; what an idle relay asks. */
export async function hasFacts(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query({ name: 'outbox-any', text: 'SELECT EXISTS (SELECT FROM outbox) AS waits' })
  return rows[0].waits
}

/**
 * Delivers the oldest facts of all channels but the skipped ones and removes them. Relays take turns by an
 * advisory lock, because two at a time would mix up the order; `busy` says it is another's turn.
 */
export async function deliverBatch(
  pool: Pool,
  publisher: FactPublisher,
  skipped: readonly string[],
): Promise<BatchResult> {
  return withTransaction(pool, async (tx) => {
    const result: BatchResult = { outcome: 'empty', doneCount: 0, broken: [], failures: [], refusals: [] }
    const gate = await tx.query<{ is_ours: boolean }>({
      name: 'outbox-gate',
      text: 'SELECT pg_try_advisory_xact_lock($1) AS is_ours',
      values: [RELAY_LOCK],
    })
    if (!gate.rows[0]?.is_ours) return { ...result, outcome: 'busy' }
    const { rows } = await tx.query<Row>({
      name: 'outbox-oldest',
      text: `SELECT id::text, channel, data FROM outbox WHERE channel <> ALL ($2)
        ORDER BY outbox.id LIMIT $1 FOR UPDATE SKIP LOCKED`,
      values: [BATCH_MAX, skipped],
    })
    if (rows.length === 0) return result
    const done = await deliver(rows, publisher, result)
    await tx.query({ name: 'outbox-remove', text: 'DELETE FROM outbox WHERE id = ANY ($1)', values: [done] })
    return { ...result, doneCount: done.length, outcome: rows.length === BATCH_MAX ? 'more' : 'empty' }
  })
}

/**
 * Hands all rows over in order before waiting for any, so that a publisher may send them together. After a
 * failure the rest of that channel counts as undelivered: it comes again, in order, behind what failed.
 */
async function deliver(rows: Row[], publisher: FactPublisher, into: BatchResult): Promise<string[]> {
  const results = await Promise.allSettled(
    // An async function turns what a publisher throws into a rejection.
    rows.map(async ({ channel, data, id }) => publisher.publish(channel, data, id)),
  )
  const broken = new Set<string>()
  const done = rows.flatMap(({ id, channel }, place) => {
    const result = results[place]!
    const isRefused = result.status === 'rejected' && isFinal(result.reason)
    if (result.status === 'rejected' && !isRefused) {
      broken.add(channel)
      into.failures.push(result.reason)
    }
    if (broken.has(channel)) return []
    if (isRefused) into.refusals.push({ channel, reason: result.reason })
    return [id]
  })
  into.broken.push(...broken)
  return done
}

function isFinal(reason: unknown): boolean {
  return (reason as { isFinal?: unknown } | null)?.isFinal === true
}
