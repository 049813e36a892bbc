import { one, type Pool } from '@baize/database'
import type { Owner } from './seed-rounds.ts'

/** How much of what somebody has whose rounds are this many. */
export function lengthsOf(rounds: number) {
  return {
    tickets: rounds / 10,
    payments: rounds / 10,
    messages: rounds / 10,
    wheelSpins: rounds / 10,
    bonuses: rounds / 40,
    freeSpins: rounds / 40,
    sessions: rounds / 40,
    referrals: rounds / 40,
    quests: rounds / 40,
    lines: rounds / 40,
    shares: rounds / 400,
    corrections: rounds / 400,
    notes: rounds / 400,
    documents: 100,
  }
}

export type Lengths = ReturnType<typeof lengthsOf>

/** A row like one that is there but for some members. */
const like = (table: string, alias: string, members: string) =>
  `(jsonb_populate_record(${alias}, ${members})).* FROM ${table} ${alias}`

/** What goes behind the moments it is of. `$1` the player, `$2` the account, `$3` how many, each ten minutes before the next. */
const LISTS: [length: keyof Lengths, statement: string][] = [
  [
    'tickets',
    `, placed AS (SELECT place, at, ledger_uuidv7_at(at) AS id, 'seed-ticket-' || place AS name,
         (SELECT id FROM game ORDER BY id LIMIT 1) AS game FROM moments),
       rounds AS (INSERT INTO game_round (id, source, reference, player_id, account_id, game_id, currency, bet_amount,
           is_closed, is_ticket, created_at)
         SELECT id, 'betting', name, $1, $2, game, 'EUR', 100, true, true, at FROM placed RETURNING id),
       tickets AS (INSERT INTO ticket (id, source, reference, player_id, account_id, game_id, currency, amount, payout_max,
           coefficient, type, status, stake_reference, has_bonus, placed_at, settled_at)
         SELECT id, 'betting', name, $1, $2, game, 'EUR', 100, 250, 2.5, 1, 3, name, false, at, at FROM placed RETURNING id)
     INSERT INTO ticket_item (ticket_id, position, event_id, event, discipline, tournament, market, outcome, coefficient,
       stage, event_date)
     SELECT id, 1, 'e-' || place, 'Home - Away', 'Football', 'League', 'Winner', 'Home', 2.5, 1, at FROM placed`,
  ],
  [
    'payments',
    `INSERT INTO invoice (id, player_id, account_id, method, provider, currency, amount, base_amount, status,
       status_result, number, entry_id, created_at, updated_at, checked_at)
     SELECT ledger_uuidv7_at(at), $1, $2, 'card', 'cashier', 'EUR', 2000, 2000, 'success', 'settled', place,
       gen_random_uuid(), at, at, at FROM moments WHERE place % 2 = 0`,
  ],
  [
    'payments',
    `INSERT INTO withdrawal (id, player_id, account_id, method, provider, currency, amount, base_amount, state, hold_id,
       entry_id, created_at, ended_at, updated_at, asked_at)
     SELECT ledger_uuidv7_at(at), $1, $2, 'bank_transfer', 'cashier', 'EUR', 1000, 1000, 'paid', gen_random_uuid(),
       gen_random_uuid(), at, at, at, at FROM moments WHERE place % 2 = 1`,
  ],
  [
    'messages',
    `INSERT INTO player_message (id, player_id, content, read_at, created_at)
     SELECT ledger_uuidv7_at(at), $1, '{"title":"A word","body":"Of some lines.","link":null}',
       CASE WHEN place % 4 > 0 THEN at END, at FROM moments`,
  ],
  [
    'wheelSpins',
    `, seed AS (SELECT id, wheel_id FROM wheel_seed WHERE retired_at IS NULL ORDER BY wheel_id LIMIT 1),
       spins AS (INSERT INTO wheel_spin (id, player_id, wheel_id, cause, place, state, granted_at, ended_at)
         SELECT ledger_uuidv7_at(at), $1, wheel_id, 'bench:1', place, 2, at, at FROM moments, seed RETURNING *)
     INSERT INTO wheel_draw (spin_id, seed_id, wheel_id, player_id, turn, player_key, sector_id, account_id, currency, drawn_at)
     SELECT spins.id, seed.id, seed.wheel_id, $1, place, 'key',
       (SELECT wheel -> 'sectors' -> 0 ->> 'id' FROM wheel_seed WHERE id = seed.id), $2, 'EUR', granted_at FROM spins, seed`,
  ],
  [
    'bonuses',
    `, given AS (SELECT at, ledger_uuidv7_at(at) AS id, ledger_uuidv7_at(at) AS purse FROM moments),
       purses AS (INSERT INTO ledger_account (id, owner, kind, currency) SELECT purse, id::text, 'bonus', 'EUR' FROM given
         RETURNING id),
       balances AS (INSERT INTO ledger_balance (account_id, shard, is_floored) SELECT purse, 0, true FROM given)
     INSERT INTO player_bonus SELECT bonus.* FROM given, LATERAL (SELECT ${like(
       'player_bonus',
       'one',
       `jsonb_build_object('id', given.id, 'purse_id', given.purse, 'cause', 'seed:' || given.id, 'status', 3, 'result', 4,
         'created_at', at, 'finished_at', at)`,
     )} WHERE one.player_id = $1 ORDER BY one.id DESC LIMIT 1) AS bonus`,
  ],
  [
    'freeSpins',
    `INSERT INTO free_spin (id, player_id, account_id, currency, source, game_id, game, provider, offer_id, cause, name,
       status, result, rounds, used, value, activate_by, play_within_minutes, created_at, finished_at, settled_at)
     SELECT ledger_uuidv7_at(at), $1, $2, 'EUR', 'studio', game.id, game.identity, 'Studio', 'seed', 'seed:' || place,
       'Ten spins', 3, 4, 10, 0, 20, at, 60, at, at, at
     FROM moments, (SELECT * FROM game WHERE source = 'studio' ORDER BY id LIMIT 1) AS game`,
  ],
  [
    'sessions',
    `INSERT INTO player_session SELECT session.* FROM moments, LATERAL (SELECT ${like(
      'player_session',
      'one',
      `jsonb_build_object('id', ledger_uuidv7_at(at), 'created_at', at, 'last_seen_at', at, 'closed_at', now())`,
    )} WHERE one.player_id = $1 ORDER BY one.id DESC LIMIT 1) AS session`,
  ],
  [
    'referrals',
    `, people AS (INSERT INTO player (id, email, created_at, updated_at)
       SELECT gen_random_uuid(), 'seed-' || place || '@example.com', at, at FROM moments RETURNING id, created_at AS at)
     INSERT INTO referral (referee_id, owner_id, registered_at, ends_at, status)
     SELECT id, $1, at, at, 3 FROM people`,
  ],
  [
    'quests',
    `, taken AS (SELECT place, at, ledger_uuidv7_at(at) AS id FROM moments),
       quests AS (INSERT INTO quest SELECT quest.* FROM taken, LATERAL (SELECT ${like(
         'quest',
         'one',
         `jsonb_build_object('id', taken.id, 'period', 'seed-' || place, 'state', 5, 'started_at', at, 'ended_at', at)`,
       )} WHERE one.player_id = $1 ORDER BY one.id DESC LIMIT 1) AS quest RETURNING id)
     INSERT INTO quest_task SELECT task.* FROM taken, LATERAL (SELECT ${like(
       'quest_task',
       'one',
       `jsonb_build_object('quest_id', taken.id)`,
     )} WHERE one.quest_id = (SELECT id FROM quest WHERE player_id = $1 ORDER BY id DESC LIMIT 1)) AS task`,
  ],
  [
    'lines',
    `INSERT INTO audit_line (at, operator, operation, action, subject_kind, subject_id, request_id)
     SELECT at, 'seed', 'getPlayer', 'look', 'player', $1::uuid::text, gen_random_uuid() FROM moments
     ORDER BY place DESC`,
  ],
  [
    'shares',
    `, periods AS (INSERT INTO cashback_period (offer_id, starts_on, ends_on, pays_at, offer, settled_at)
       SELECT 'seed', (current_date - place * 7)::date, (current_date - place * 7 + 7)::date, at, '{}', at FROM moments
       RETURNING starts_on, ends_on)
     INSERT INTO cashback_share (player_id, offer_id, currency, starts_on, ends_on, percentage, floor, cap, loss, amount,
       state, settled_at)
     SELECT $1, 'seed', 'EUR', starts_on, ends_on, 10, 0, 1000, 0, 0, 'none', now() FROM periods`,
  ],
  [
    'corrections',
    `INSERT INTO correction (id, player_id, account_id, currency, direction, amount, state, reason, asked_by, created_at,
       decided_at)
     SELECT ledger_uuidv7_at(at), $1, $2, 'EUR', 'credit', 100, 'refused', 'seed', gen_random_uuid(), at, at FROM moments`,
  ],
  [
    'corrections',
    `INSERT INTO loyalty_correction (id, player_id, points, reason, operator_id, created_at)
     SELECT ledger_uuidv7_at(at), $1, 1, 'seed', gen_random_uuid(), at FROM moments`,
  ],
  [
    'notes',
    `INSERT INTO player_note (id, player_id, operator_id, operator, text, is_confidential, written_at)
     SELECT ledger_uuidv7_at(at), $1, gen_random_uuid(), 'seed', 'A note.', false, at FROM moments`,
  ],
  [
    'documents',
    `, objects AS (INSERT INTO document_object (id, key_id, wrapped_key, content_type, size_bytes)
       SELECT ledger_uuidv7_at(at), 'seed', '\\x00', 'application/pdf', 1000 FROM moments RETURNING id)
     INSERT INTO player_document (id, player_id, type, file_name, object_id, status, reviewed_by, reviewed_at, created_at)
     SELECT id, $1, 'other', 'paper.pdf', id, 1, 'seed', now(), now() FROM objects`,
  ],
]

/**
 * Fills every list that pages show of the owner, who has a bonus, a session and a quest already: what is made by many
 * steps is made like the one that is there.
 */
export async function seedLists(pool: Pool, { playerId, accountId }: Owner, lengths: Lengths): Promise<void> {
  for (const [length, statement] of LISTS) {
    const moments = `whose AS (SELECT $1::uuid AS player, $2::uuid AS account), moments AS (SELECT place, now() - make_interval(mins => 10 * place) AS at
      FROM generate_series(1, $3::integer) AS place)`
    await pool.query(`WITH ${moments} ${statement}`, [playerId, accountId, lengths[length]])
  }
  await pool.query('VACUUM ANALYZE')
  const { count } = await one<{ count: number }>(
    pool,
    'SELECT count(*) AS count FROM player_bonus WHERE player_id = $1',
    [playerId],
  )
  if (count <= lengths.bonuses) throw new Error('There was no bonus to make others like.')
}
