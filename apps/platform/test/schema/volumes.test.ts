import { randomUUID } from 'node:crypto'
import { migrate, one } from '@baize/database'
import { uuidv7 } from '@baize/kit'
import { expect, it } from 'vitest'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { platformSchema } from '../../src/schema.ts'
import { emptyDatabase } from './empty-database.ts'

/** The last step of the releases whose postings and rounds lay in one table each. */
const BEFORE = '0169'

const SAMPLE = `
  INSERT INTO ledger_account (id, owner, kind, currency) VALUES ($1, $1::text, 'cash', 'EUR'), ($2, 'test', 'cashier', 'EUR');
`

it('a house that has lived keeps all it has: rows lie in the first volumes, and rounds keep their names', async () => {
  await using empty = await emptyDatabase()
  const { pool } = empty
  const { steps, definitions, foreign } = platformSchema()
  const former = steps.filter(({ id }) => id.slice(0, 4) <= BEFORE)
  expect(former.length).toBe(steps.findIndex(({ id }) => id.startsWith('0170')))
  // Functions are those of today, and of the former tables only what the rows below need.
  await migrate(pool, { steps: former, definitions: [], foreign: foreign ?? [] })

  const [cash, cashier, game, provider] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await pool.query(SAMPLE.replaceAll('$1', `'${cash}'`).replaceAll('$2', `'${cashier}'`))
  await pool.query(`INSERT INTO ledger_balance (account_id, shard, is_floored, balance, sequence)
    VALUES ('${cash}', 0, true, 3, 3), ('${cashier}', 0, false, -3, 3)`)
  // One lies far ahead, as where a clock did.
  const ahead = Date.now() + 200 * 86_400_000
  const entries = [uuidv7(Date.now() - 1e11), uuidv7(), uuidv7(ahead)]
  for (const [place, id] of entries.entries()) {
    await pool.query(
      `INSERT INTO ledger_entry (id, key, kind, meta, posted_at) VALUES ($1::uuid, $1::uuid::text, 'deposit', '{}', now())`,
      [id],
    )
    await pool.query(
      `INSERT INTO ledger_posting (entry_id, position, from_account, to_account, amount, currency, to_balance, to_sequence)
       VALUES ($1, 1, $2, $3, 1, 'EUR', $4::bigint, $4::bigint)`,
      [id, cashier, cash, place + 1],
    )
  }
  await pool.query(
    `INSERT INTO game_provider (id, source, identity, name, images, position) VALUES ($1, 'studio', 'p', 'p', '{}', 1)`,
    [provider],
  )
  await pool.query(
    `INSERT INTO game (id, source, identity, name, search_name, provider_id, collection_ids, label_ids, type, volatility,
       rtp, hit_rate, max_win_multiplier, paylines, reels, rows, is_demo_mode, platforms, closed_countries, dominant_color,
       popularity, images, position, created_at)
     VALUES ($1, 'studio', 'g', 'g', 'g', $2, '{}', '{}', 'slots', 'low', 96, 20, 100, 5, 5, 3, true, '{1}', '{}', '#000000',
       1, '{}', 1, now())`,
    [game, provider],
  )
  const rounds = [uuidv7(Date.now() - 1e11), uuidv7()]
  await pool.query('ALTER TABLE game_round DISABLE TRIGGER counted')
  await pool.query(
    `INSERT INTO game_round (id, source, reference, player_id, account_id, game_id, currency, bet_amount, created_at)
     SELECT id, 'studio', 'r-' || id, $2, $2, $3, 'EUR', 10, now() FROM unnest($1::uuid[]) AS id`,
    [rounds, cash, game],
  )
  await pool.query('ALTER TABLE game_round ENABLE TRIGGER counted')

  await migrate(pool, platformSchema())
  expect(
    await one(
      pool,
      `SELECT (SELECT count(*) FROM ledger_posting_first)::integer AS postings,
         (SELECT count(*) FROM game_round_first)::integer AS rounds,
         (SELECT ends_at > to_timestamp($1 / 1000.0) FROM volume WHERE name = 'ledger_posting_first') AS "isWide"`,
      [ahead],
    ),
  ).toEqual({ postings: 3, rounds: 2, isWide: true })
  for (const id of rounds)
    expect(await one(pool, `SELECT round_id_of('studio', $1) AS id`, [`r-${id}`])).toEqual({ id })
  expect(definitions.length).toBeGreaterThan(0)
  expect(await checkLedger(pool)).toEqual([])
  expect(
    await one(pool, `SELECT volume_open_until('game_round', now() + interval '100 days') > 1 AS "isOpened"`),
  ).toEqual({
    isOpened: true,
  })
})
