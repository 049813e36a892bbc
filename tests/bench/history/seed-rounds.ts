import type { Pool } from '@baize/database'

/** Whose history is looked at. */
export interface Owner {
  playerId: string
  accountId: string
}

/** How many rounds there are, and how many of them are the owner's. */
export interface Size {
  rounds: number
  own: number
}

/** Of everybody but the owner. */
const ROUNDS_EACH = 1000
const SPACING_SECONDS = 9
export const STAKE_MINOR = 10
const PORTION = 250_000
/** Indexes in whose order rows do not come; they are made when all are there. */
const MADE_LATER = ['game_round_shown', 'ledger_posting_from', 'ledger_posting_to', 'fact_by_share', 'fact_by_player']

/**
 * Lost rounds of years, the owner's among those of others who played a thousand each, with what a stake leaves: entry,
 * posting and fact, and the tally by which rounds are counted. The ledger adds up. For a database of one connection on
 * which no site runs; each portion is committed, and `tell` hears how many rounds there are.
 */
export async function seedRounds(pool: Pool, owner: Owner, size: Size, tell: (done: number) => void): Promise<void> {
  const { rounds } = size
  await divideByMonth(pool, rounds)
  const later = await takeAway(pool)
  await pool.query('ALTER TABLE game_round DISABLE TRIGGER counted')
  await openAccounts(pool, owner, size)
  const { rows } = await pool.query<{ head: number }>(
    'UPDATE fact_head SET number = number + $1 RETURNING (number - $1)::float8 AS head',
    [rounds],
  )
  const { head } = rows[0]!
  await pool.query('SELECT fact_open_volume($1), fact_open_volume($2)', [head + 1, head + rounds])
  for (let done = 0; done < rounds; done += PORTION) {
    const last = Math.min(rounds, done + PORTION)
    await seedPortion(pool, { first: done + 1, last, head }, size)
    tell(last)
  }
  await countAll(pool, owner, size)
  // Consumers have read it all: a site that comes does not begin with ten million facts.
  await pool.query('UPDATE fact_position SET number = $1', [head + rounds])
  for (const statement of later) await pool.query(statement)
  await pool.query('ALTER TABLE game_round ENABLE TRIGGER counted')
  await pool.query(
    'VACUUM ANALYZE game_round, round_key, round_tally, ledger_account, ledger_balance, ledger_entry, ledger_posting, fact',
  )
}

/** Gives rounds and postings a volume for each month of the years that are seeded, as a house of that age has. */
async function divideByMonth(pool: Pool, rounds: number): Promise<void> {
  const { rows } = await pool.query<{ parent: string; bound: string }>(
    `UPDATE volume SET ends_at = month, begins_at = '-infinity'
     FROM date_trunc('month', now() - make_interval(secs => ${SPACING_SECONDS}::float8 * ($1 + 20)), 'UTC') AS month
     WHERE name = parent || '_first' RETURNING parent, volume_first_id(month) AS bound`,
    [rounds],
  )
  for (const { parent, bound } of rows) {
    await pool.query(`ALTER TABLE ${parent} DETACH PARTITION ${parent}_first`)
    await pool.query(
      `ALTER TABLE ${parent} ATTACH PARTITION ${parent}_first FOR VALUES FROM ('00000000-0000-0000-0000-000000000000') TO ('${bound}')`,
    )
    await pool.query(`SELECT volume_open_until($1, now())`, [parent])
  }
}

/** Drops what slows rows down on their way in; returns the statements that bring it back. */
async function takeAway(pool: Pool): Promise<string[]> {
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes WHERE indexname = ANY ($1)
       AND schemaname = 'public'`,
    [MADE_LATER],
  )
  const { rows: references } = await pool.query<{ from: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS from, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND conrelid IN ('game_round'::regclass, 'ledger_posting'::regclass)`,
  )
  for (const { name } of indexes) await pool.query(`DROP INDEX ${name}`)
  for (const { from, name } of references) await pool.query(`ALTER TABLE ${from} DROP CONSTRAINT ${name}`)
  return [
    ...indexes.map(({ definition }) => definition.replace(' ON ONLY ', ' ON ')),
    ...references.map(
      ({ from, name, definition }) => `ALTER TABLE ${from} ADD CONSTRAINT ${name} ${definition} NOT VALID`,
    ),
  ]
}

/** Everybody's account with what all of its stakes will take; `turn` says whose a round is. */
async function openAccounts(pool: Pool, { playerId, accountId }: Owner, { rounds, own }: Size): Promise<void> {
  const others = rounds / ROUNDS_EACH
  const every = rounds / own
  const begunAt = `now() - make_interval(secs => ${SPACING_SECONDS}::float8 * ${rounds + 10})`
  await pool.query(
    `CREATE TEMPORARY TABLE owner AS
     SELECT -1 AS turn, $1::uuid AS player, $2::uuid AS account, $3::integer AS count, cash_id AS cash,
       ledger_uuidv7_at(${begunAt}) AS entry FROM wallet_account WHERE id = $2
     UNION ALL
     SELECT turn, md5(turn::text)::uuid, md5(turn::text)::uuid, ${ROUNDS_EACH}, ledger_uuidv7_at(now()),
       ledger_uuidv7_at(${begunAt})
     FROM generate_series(1, $4::integer - 1) AS turn WHERE turn % $5::integer <> 0`,
    [playerId, accountId, own, others, every],
  )
  await pool.query('CREATE UNIQUE INDEX ON owner (turn)')
  await pool.query('ANALYZE owner')
  await pool.query(`INSERT INTO ledger_account (id, owner, kind, currency)
    SELECT cash, player, 'cash', 'EUR' FROM owner WHERE turn > 0`)
  await pool.query(`INSERT INTO ledger_balance (account_id, shard, is_floored)
    SELECT cash, 0, true FROM owner WHERE turn > 0`)
  await pool.query(`INSERT INTO ledger_entry (id, key, kind, meta, posted_at)
    SELECT entry, 'deposit:seed-' || turn, 'deposit', '{}', ledger_moment(entry) FROM owner ORDER BY entry`)
  await pool.query(
    `INSERT INTO ledger_posting (entry_id, position, from_account, to_account, amount, currency, to_balance, to_sequence)
     SELECT entry, 1, ledger_open('bench', 'cashier', 'EUR'), cash, count * $1, 'EUR', count * $1, 1
     FROM owner ORDER BY entry`,
    [STAKE_MINOR],
  )
}

/** The rounds of these places, one each nine seconds, with all that their stakes leave. */
async function seedPortion(
  pool: Pool,
  { first, last, head }: { first: number; last: number; head: number },
  { rounds, own }: Size,
): Promise<void> {
  await pool.query('BEGIN')
  await pool.query(
    `CREATE TEMPORARY TABLE portion ON COMMIT DROP AS
     SELECT place, at, owner.player, owner.account, owner.cash, 'seed-' || lpad(place::text, 9, '0') AS name,
       ledger_uuidv7_at(at) AS round, ledger_uuidv7_at(at) AS entry,
       CASE turn WHEN -1 THEN place / $5 ELSE place / $4 + 1 END AS nth,
       count * ${STAKE_MINOR} AS funds
     FROM (SELECT place, now() - make_interval(secs => ${SPACING_SECONDS}::float8 * ($3 - place)) AS at
       FROM generate_series($1::integer, $2::integer) AS place) AS placed
     JOIN owner ON turn = CASE WHEN place % $5 = 0 THEN -1 ELSE place % $4 END
     ORDER BY place`,
    [first, last, rounds, rounds / ROUNDS_EACH, rounds / own].map(Number),
  )
  await pool.query(`INSERT INTO game_round
      (id, source, reference, player_id, account_id, game_id, currency, bet_amount, is_closed, created_at)
    SELECT round, 'studio', name, player, account, (SELECT id FROM game WHERE source = 'studio' ORDER BY id LIMIT 1),
      'EUR', ${STAKE_MINOR}, true, at FROM portion`)
  await pool.query(`INSERT INTO round_key (source, reference, round_id) SELECT 'studio', name, round FROM portion`)
  await pool.query(`INSERT INTO ledger_entry (id, key, kind, meta, posted_at)
    SELECT entry, 'bet:studio:' || name, 'bet', jsonb_build_object('round', name, 'game', 'seed'), at FROM portion`)
  await pool.query(`INSERT INTO ledger_posting
      (entry_id, position, from_account, to_account, amount, currency, from_balance, from_sequence)
    SELECT entry, 1, cash, (SELECT ledger_open('studio:studio', 'gaming', 'EUR')), ${STAKE_MINOR}, 'EUR',
      funds - nth * ${STAKE_MINOR}, nth + 1 FROM portion`)
  await pool.query(
    `INSERT INTO fact (number, share, player_id, kind, data, occurred_at, recorded_at)
     SELECT $1::bigint + place, get_byte(uuid_send(player), 15) % 16, player, 'stake_taken',
       round_fact('studio', name, (SELECT id FROM game WHERE source = 'studio' ORDER BY id LIMIT 1), account, entry,
         'EUR', ${STAKE_MINOR}), at, at FROM portion`,
    [head],
  )
  await pool.query('COMMIT')
}

/** What is kept beside the rows: balances, and the tallies of rounds. */
async function countAll(pool: Pool, { playerId }: Owner, { rounds }: Size): Promise<void> {
  await pool.query(`UPDATE ledger_balance SET balance = 0, sequence = count + 1 FROM owner WHERE account_id = cash`)
  await pool.query(
    `UPDATE ledger_balance SET sequence = sequence + count, balance = balance + change
     FROM (SELECT ledger_open('studio:studio', 'gaming', 'EUR') AS account, $1::numeric * ${STAKE_MINOR} AS change, $1 AS count
       UNION ALL SELECT ledger_open('bench', 'cashier', 'EUR'), -sum(count) * ${STAKE_MINOR}, count(*) FROM owner) AS house
     WHERE account_id = account AND shard = 0`,
    [rounds],
  )
  await pool.query(`INSERT INTO round_tally (player_id, first_id, shown)
    SELECT player, '00000000-0000-0000-0000-000000000000', count FROM owner WHERE turn > 0`)
  await pool.query(
    `INSERT INTO round_tally (player_id, first_id, shown)
     SELECT $1, CASE stretch WHEN 0 THEN '00000000-0000-0000-0000-000000000000' ELSE min(id::text)::uuid END, count(*)
     FROM (SELECT id, (row_number() OVER (ORDER BY id) - 1) / 1000 AS stretch
       FROM game_round WHERE player_id = $1) AS numbered GROUP BY stretch`,
    [playerId],
  )
}
