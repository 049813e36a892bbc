import type { Pool } from '@baize/database'
import { openDatabase } from '../../support/open-database.ts'
import { fundedPlayer } from '../../support/players.ts'
import { ADDRESS_HEADER, type SiteProcess } from '../../support/site-process.ts'
import { explained } from '../explain.ts'
import { type Figure, percentile, timed } from '../statistics.ts'

/** Payments of the player, half of them deposits, and as many movements of the ledger. */
const ENTRIES = 200_000
const CALLS = 200
const WARM_UPS = 20
const PER_PAGE = 10
const PORTION = 500

/** What the wallet reads of a player with a long history, above an empty call. `BENCH_PLANS` prints how. */
export async function benchWallet(site: SiteProcess): Promise<Figure[]> {
  const player = await fundedPlayer(site.url, 100_000)
  const pool = await openDatabase(site.dataDir)
  await seed(pool, player)
  const plans = await explainAll(pool, player.playerId)
  await pool.end()
  const call = async (path: string) => {
    const headers = { authorization: `Bearer ${player.accessToken}`, [ADDRESS_HEADER]: '10.9.9.7' }
    const reply = await fetch(site.url + path, { headers })
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
    await reply.arrayBuffer()
  }
  const empty = percentile(await timed(CALLS, () => call('/api/live'), WARM_UPS), 0.5)
  const reads = {
    'methods in': '/api/payment/methods/deposit?currency=EUR&country=DE',
    'methods out': '/api/payment/methods/withdrawal?currency=EUR&country=DE',
    invoices: `/api/payment/invoices?page=1&perPage=${PER_PAGE}`,
    'of a month': `/api/payment/invoices?page=1&perPage=${PER_PAGE}&dateFrom=${dayBefore(500)}&dateTo=${dayBefore(470)}`,
    'of half a day on': `/api/payment/invoices?page=1&perPage=${PER_PAGE}&dateFrom=${dayBefore(600)}T12:00:00Z`,
    'failed ones': `/api/payment/invoices?page=1&perPage=${PER_PAGE}&status=3`,
    'last page': `/api/payment/invoices?page=${ENTRIES / PER_PAGE}&perPage=${PER_PAGE}`,
    statistics: '/api/payment/invoices/statistics',
    statement: '/api/payment/statements',
  }
  const above: [string, number][] = []
  for (const [name, path] of Object.entries(reads))
    above.push([name, percentile(await timed(CALLS, () => call(path), WARM_UPS), 0.5) - empty])
  return [
    {
      what: `Methods, pages of ${ENTRIES} invoices, their statistics, and the statement, p50 above an empty call`,
      measured: `${above.map(([name, ms]) => `${name} ${ms.toFixed(1)}`).join(', ')} ms (empty ${empty.toFixed(1)}; database alone: ${plans})`,
      reach: '≤ 10 ms',
      isReached: above.every(([, ms]) => ms <= 10),
    },
  ]
}

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
}

/** Years of payments, and of stakes and wins on the player's own account. */
async function seed(pool: Pool, { playerId, accountId }: { playerId: string; accountId: string }): Promise<void> {
  const id = `(lpad(to_hex((extract(epoch FROM at) * 1000)::bigint), 12, '0') || substr(gen_random_uuid()::text, 14))::uuid`
  const moments = `(SELECT place, now() - make_interval(secs => 600 * place) AS at FROM generate_series(1, $3) AS place) AS moments`
  await pool.query(
    `INSERT INTO invoice (id, player_id, account_id, method, provider, currency, amount, base_amount, status,
       status_result, number, entry_id, created_at, updated_at, checked_at)
     SELECT ${id}, $1, $2, 'card', 'cashier', 'EUR', 2000, 2000, 'success', 'settled', place, gen_random_uuid(), at, at, at
     FROM ${moments}`,
    [playerId, accountId, ENTRIES / 2],
  )
  await pool.query(
    `INSERT INTO withdrawal (id, player_id, account_id, method, provider, currency, amount, base_amount, state, hold_id,
       entry_id, created_at, ended_at, updated_at, asked_at)
     SELECT ${id}, $1, $2, 'bank_transfer', 'cashier', 'EUR', 1000, 1000, 'paid', gen_random_uuid(), gen_random_uuid(),
       at, at, at, at FROM ${moments}`,
    [playerId, accountId, ENTRIES / 2],
  )
  // In portions, because a balance that changes often within one transaction leaves all of its versions behind.
  for (let first = 1; first <= ENTRIES; first += PORTION)
    await pool.query(
      `SELECT count(ledger_post(kind || ':bench:' || place, kind, jsonb_build_array(jsonb_build_object(
         'from', CASE kind WHEN 'bet' THEN cash_id ELSE gaming END, 'to', CASE kind WHEN 'bet' THEN gaming ELSE cash_id END,
         'amount', '10'))))
       FROM (SELECT place, CASE place % 2 WHEN 1 THEN 'bet' ELSE 'win' END AS kind, cash_id,
           ledger_open('bench', 'gaming', 'EUR') AS gaming
         FROM generate_series($2::integer, $3::integer) AS place, wallet_account WHERE id = $1) AS moves`,
      [accountId, first, first + PORTION - 1],
    )
  await pool.query('VACUUM ANALYZE invoice, withdrawal, payment_tally, ledger_posting, ledger_entry')
}

/** What the database does for each first page, as EXPLAIN ANALYZE tells it; a whole table is never read. */
function explainAll(pool: Pool, playerId: string): Promise<string> {
  const page = `SELECT line.* FROM unnest(ARRAY[current_date - 500, current_date - 501]) AS day, LATERAL (
      SELECT * FROM withdrawal_line WHERE player_id = $1 AND created_at >= day::timestamp AT TIME ZONE 'UTC'
        AND created_at < (day + 1)::timestamp AT TIME ZONE 'UTC') AS line
    ORDER BY created_at DESC, id DESC LIMIT ${PER_PAGE}`
  const last = `SELECT amount FROM invoice WHERE player_id = $1 AND currency = 'EUR' AND status = 'success'
    ORDER BY updated_at DESC, id DESC LIMIT 1`
  const movements = `SELECT * FROM ledger_movements((SELECT ARRAY[cash_id, held_id] FROM wallet_account WHERE player_id = $1),
    to_timestamp(0), now(), '00000000-0000-0000-0000-000000000000', ${PER_PAGE})`
  const counted = 'SELECT day, sum(count), sum(amount) FROM payment_tally WHERE player_id = $1 GROUP BY day'
  const statements = {
    'page of invoices': page,
    'counts of days': counted,
    'last deposit': last,
    'first movements': movements,
  }
  return explained(pool, statements, [playerId], /^(invoice|withdrawal|ledger)/)
}
