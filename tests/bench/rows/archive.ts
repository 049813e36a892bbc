import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from '@baize/database'
import { pdf } from '../../../apps/platform/test/documents/files.ts'
import { openDatabase } from '../../support/open-database.ts'
import { callApi, newPlayer } from '../../support/players.ts'
import { ADDRESS_HEADER, type SiteProcess } from '../../support/site-process.ts'
import type { Figure } from '../statistics.ts'

const ENTRIES = 200_000
const DOCUMENTS = 10
const DOCUMENT_BYTES = 10_000_000
const MEGABYTE = 1024 * 1024

/** The archive of somebody who has played for years and handed in a hundred megabytes. */
export async function benchArchive(site: SiteProcess): Promise<Figure[]> {
  const { accessToken, profile } = await newPlayer(site.url)
  const pool = await openDatabase(site.dataDir)
  await seed(pool, profile.id)
  for (let count = 0; count < DOCUMENTS; count += 1) await handIn(site, accessToken)

  await pause(2_000)
  // The kernel forgets the highest it has seen.
  writeFileSync(`/proc/${site.pid}/clear_refs`, '5')
  const before = memoryOf(site.pid, 'VmRSS')
  const beganMs = performance.now()
  await callApi(site.url, 'POST', '/api/player/exports', {}, accessToken)
  for (;;) {
    const made = await callApi(site.url, 'GET', '/api/player/exports', undefined, accessToken)
    if (made?.readyAt) break
    await pause(100)
  }
  const seconds = (performance.now() - beganMs) / 1000
  const grown = memoryOf(site.pid, 'VmHWM') - before
  const { rows } = await pool.query<{ bytes: number }>(
    'SELECT sum(length(bytes))::bigint AS bytes FROM player_export_part',
  )
  await pool.end()
  const size = `archive of ${(rows[0]!.bytes / MEGABYTE).toFixed(1)} MiB`
  return [
    {
      what: `Archive of a player with ${ENTRIES} entries in the ledger and ${(DOCUMENTS * DOCUMENT_BYTES) / 1e6} MB of documents, from the wish until it is ready`,
      measured: `${seconds.toFixed(1)} s (${size})`,
      reach: '≤ 60 s',
      isReached: seconds <= 60,
    },
    {
      what: 'Memory the site’s process takes for it at most',
      measured: `${Math.round(grown)} MiB over ${Math.round(before)} MiB`,
      reach: '≤ 256 MiB',
      isReached: grown <= 256,
    },
  ]
}

/** Entries as years of play leave them, one each quarter of an hour. */
async function seed(pool: Pool, playerId: string): Promise<void> {
  await pool.query(
    `CREATE TEMPORARY TABLE seeded AS
     SELECT place, now() - make_interval(mins => 15) * (${ENTRIES} - place) AS at,
       (lpad(to_hex((extract(epoch FROM now() - make_interval(mins => 15) * (${ENTRIES} - place)) * 1000)::bigint), 12, '0')
         || substr(gen_random_uuid()::text, 14))::uuid AS id
     FROM generate_series(1, ${ENTRIES}) AS place`,
  )
  await pool.query(
    `INSERT INTO ledger_entry (id, key, kind, meta, posted_at)
     SELECT id, 'bet:studio:seed-' || place, 'bet', '{}', at FROM seeded`,
  )
  const { rows } = await pool.query<{ cash: string; house: string }>(
    `SELECT (SELECT id FROM ledger_account WHERE owner = $1 AND kind = 'cash' LIMIT 1) AS cash,
       ledger_open('studio:studio', 'gaming', 'EUR') AS house`,
    [playerId],
  )
  const { cash, house } = rows[0]!
  await pool.query(
    `INSERT INTO ledger_posting (entry_id, position, from_account, to_account, amount, currency, to_balance, to_sequence)
     SELECT id, 0, $1, $2, 10, 'EUR', place * 10, place FROM seeded`,
    [house, cash],
  )
  await pool.query('VACUUM ANALYZE ledger_entry, ledger_posting')
}

async function handIn(site: SiteProcess, token: string): Promise<void> {
  const body = new FormData()
  const noise = randomBytes(DOCUMENT_BYTES / 2 - 1_000).toString('hex')
  const file = pdf([`<< /Length ${noise.length} >>\nstream\n${noise}\nendstream`])
  body.set('type', 'identity_front')
  body.set('file', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), 'passport.pdf')
  const headers = { authorization: `Bearer ${token}`, [ADDRESS_HEADER]: '10.9.9.9' }
  const reply = await fetch(`${site.url}/api/player/documents`, { method: 'POST', headers, body })
  if (!reply.ok) throw new Error(`a document: ${reply.status} ${await reply.text()}`)
}

/** In mebibytes, as the kernel counts it. */
function memoryOf(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const [, kibibytes] = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!
  return Number(kibibytes) / 1024
}
