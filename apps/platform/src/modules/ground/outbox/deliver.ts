import type { Pool } from '@baize/database'

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

interface TakenFact {
  id: string
  channel: string
  data: object
}

/** What `outbox_take` answers. */
interface Row {
  /** Null where it is another relay's turn. */
  id: string | null
  channel: string
  data: object
}

const BATCH_MAX = 256

/** A relay that says nothing for so long counts as dead, and others go on where it stood. */
const LEASE_MS = 5_000

/** What the publisher has not taken by then was not delivered. Ends well before the lease. */
const PUBLISH_MAX_MS = 3_000

/** A relay that was held up for longer between taking its turn and using it leaves it. */
const TAKE_MAX_MS = 1_000

/** Whether anything waits; what an idle relay asks. */
export async function hasFacts(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query({ name: 'outbox-any', text: 'SELECT EXISTS (SELECT FROM outbox) AS waits' })
  return rows[0].waits
}

/**
 * Delivers the oldest facts of all channels but the skipped ones and removes them. Relays take turns, because two at
 * a time would mix up the order; `busy` says it is another's turn. The publisher is waited for outside transactions:
 * a relay that dies meanwhile leaves its facts to the others, which deliver them again.
 */
export async function deliverBatch(
  pool: Pool,
  publisher: FactPublisher,
  relayId: string,
  skipped: readonly string[],
): Promise<BatchResult> {
  const result: BatchResult = { outcome: 'empty', doneCount: 0, broken: [], failures: [], refusals: [] }
  const askedAtMs = performance.now()
  const rows = await take(pool, relayId, skipped)
  if (rows === 'busy') return { ...result, outcome: 'busy' }
  if (rows.length === 0) return result
  const isLate = performance.now() - askedAtMs > TAKE_MAX_MS
  const done = isLate ? [] : await deliver(rows, publisher, result)
  await pool.query({ name: 'outbox-done', text: 'SELECT outbox_done($1, $2)', values: [relayId, done] })
  return { ...result, doneCount: done.length, outcome: isLate || rows.length === BATCH_MAX ? 'more' : 'empty' }
}

async function take(pool: Pool, relayId: string, skipped: readonly string[]): Promise<TakenFact[] | 'busy'> {
  const { rows } = await pool.query<Row>({
    name: 'outbox-take',
    text: 'SELECT id::text, channel, data FROM outbox_take($1, $2, $3, $4)',
    values: [relayId, `${LEASE_MS} ms`, skipped, BATCH_MAX],
  })
  return rows[0]?.id === null ? 'busy' : (rows as TakenFact[])
}

/**
 * Hands all rows over in order before waiting for any, so that a publisher may send them together. After a
 * failure the rest of that channel counts as undelivered: it comes again, in order, behind what failed.
 */
async function deliver(rows: TakenFact[], publisher: FactPublisher, into: BatchResult): Promise<string[]> {
  const patience = patienceOf(PUBLISH_MAX_MS)
  const results = await Promise.allSettled(
    // An async function turns what a publisher throws into a rejection.
    rows.map(async ({ channel, data, id }) => Promise.race([publisher.publish(channel, data, id), patience.end])),
  )
  patience.stop()
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

/** A promise that rejects after a while, unless it is stopped. */
function patienceOf(ms: number): { end: Promise<never>; stop(): void } {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the publisher does not answer')), ms)
  })
  end.catch(() => undefined)
  return { end, stop: () => clearTimeout(timer) }
}

function isFinal(reason: unknown): boolean {
  return (reason as { isFinal?: unknown } | null)?.isFinal === true
}
