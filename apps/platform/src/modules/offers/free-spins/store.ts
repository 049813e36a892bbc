import type { PlayerFreespin } from '@baize/contract'
import { many, maybeOne, one, type Queryable, toBigInt, type Tx } from '@baize/database'
import { type HeldFilter, listHeld } from '../../play/wagering/index.ts'
import { type HeldSpins, OPEN_ROUNDS_WAIT_MS, type SpinsGrant } from './spins.ts'

const COLUMNS = `id, player_id AS "playerId", account_id AS "accountId", currency, source, game_id AS "gameId", game,
  offer_id AS "offerId", name, names, status, result, rounds, used, open_rounds AS "openRounds", value::text, won::text,
  purse_id AS "purseId", terms, activate_by AS "activateBy", play_within_minutes AS "playWithinMinutes",
  play_by AS "playBy", granted_at AS "grantedAt", withdrawn_at AS "withdrawnAt", settled_at AS "settledAt",
  finished_at AS "finishedAt"`

type Row = Omit<HeldSpins, 'value' | 'won'> & { value: string; won: string }

const toHeld = (row: Row): HeldSpins => ({ ...row, value: toBigInt(row.value), won: toBigInt(row.won) })

export async function readSpins(db: Queryable, id: string): Promise<HeldSpins | undefined> {
  const row = await maybeOne<Row>(db, `SELECT ${COLUMNS} FROM free_spin WHERE id = $1`, [id])
  return row && toHeld(row)
}

/** The same, locked until the transaction ends; the account's money has to be locked before. */
export async function lockSpins(tx: Tx, id: string): Promise<HeldSpins | undefined> {
  const row = await maybeOne<Row>(tx, `SELECT ${COLUMNS} FROM free_spin WHERE id = $1 FOR NO KEY UPDATE`, [id])
  return row && toHeld(row)
}

/** Ids of what a player holds that has not ended, in the order of their accounts. */
export function listUnfinished(db: Queryable, playerId: string): Promise<{ id: string; accountId: string }[]> {
  return many(
    db,
    'SELECT id, account_id AS "accountId" FROM free_spin WHERE player_id = $1 AND status < 3 ORDER BY account_id, id',
    [playerId],
  )
}

/** Locks the money of the account, so that rounds, ends and activations take turns; says how much of it is cash. */
export async function lockAccount(tx: Tx, accountId: string): Promise<bigint> {
  return toBigInt((await one<{ cash: string }>(tx, 'SELECT wallet_lock_account($1)::text AS cash', [accountId])).cash)
}

/** Writes them; `false` when they were issued for this cause before. */
export async function insertSpins(tx: Tx, grant: SpinsGrant & { id: string; activateBy: Date }, now: Date) {
  const { package: group, game, terms } = grant
  const { rowCount } = await tx.query(
    `INSERT INTO free_spin (id, player_id, account_id, currency, source, game_id, game, provider, offer_id, cause, name,
       rounds, value, terms, purse_id, activate_by, play_within_minutes, package_id, package_name, package_priority,
       issue_session_id, created_at, names, package_names)
     SELECT $1::uuid, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::jsonb,
       CASE WHEN $14::jsonb IS NOT NULL THEN ledger_open($1::uuid::text, 'bonus', $4) END, $15, $16, $17, $18, $19, $20,
       $21, $22, $23
     ON CONFLICT (player_id, offer_id, cause) DO NOTHING`,
    [
      grant.id,
      grant.playerId,
      grant.accountId,
      grant.currency,
      grant.source,
      game.id,
      game.identity,
      game.provider,
      grant.offerId,
      grant.cause,
      grant.name,
      grant.rounds,
      grant.value,
      terms && JSON.stringify(terms),
      grant.activateBy,
      grant.playWithinMinutes,
      group?.id ?? null,
      group?.name ?? null,
      group?.priority ?? 0,
      group?.sessionId ?? null,
      now,
      grant.names && JSON.stringify(grant.names),
      group?.names && JSON.stringify(group.names),
    ],
  )
  return rowCount === 1
}

export async function markActive(tx: Tx, id: string, playBy: Date, now: Date): Promise<void> {
  await tx.query('UPDATE free_spin SET status = 2, activated_at = $3, play_by = $2 WHERE id = $1', [id, playBy, now])
}

export async function markFinished(tx: Tx, id: string, result: number, now: Date): Promise<void> {
  await tx.query('UPDATE free_spin SET status = 3, result = $2, finished_at = $3 WHERE id = $1', [id, result, now])
}

export async function markSettled(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.query('UPDATE free_spin SET settled_at = $2 WHERE id = $1', [id, now])
}

/** Takes what lies in the purse back to the house, and says how much it was. */
export async function emptyPurse(tx: Tx, { id, purseId, currency }: HeldSpins, key: string): Promise<bigint> {
  if (purseId === null) return 0n
  const row = await one<{ balance: string }>(tx, 'SELECT ledger_lock_balance($1)::text AS balance', [purseId])
  const balance = toBigInt(row.balance)
  if (balance > 0n)
    await tx.query(
      `SELECT ledger_post('free_spins:' || $1, 'free_spins_won', jsonb_build_array(jsonb_build_object(
         'from', $2::uuid, 'to', wager_house($3), 'amount', $4::text)), jsonb_build_object('freeSpins', $5::text), NULL)`,
      [key, purseId, currency, String(balance), id],
    )
  return balance
}

export async function publishSpins(tx: Tx, id: string, event: 'created' | 'updated'): Promise<void> {
  await tx.query('SELECT free_spin_publish($1, $2)', [id, event])
}

export async function readView(db: Queryable, id: string): Promise<PlayerFreespin> {
  return (await one<{ spins: PlayerFreespin }>(db, 'SELECT free_spin_json($1) AS spins', [id])).spins
}

/** Free spins of a player as the wire carries them. */
export function listViews(db: Queryable, filter: HeldFilter, slice: Parameters<typeof listHeld>[3]) {
  return listHeld<PlayerFreespin>(db, { view: 'free_spin_json(id)', from: 'FROM free_spin' }, filter, slice)
}

/** How often the player was given free spins of each of these offers, and when last. */
export function countIssuedSpins(db: Queryable, playerId: string, offerIds: readonly string[]) {
  return many<{ offerId: string; count: number; lastAt: Date }>(
    db,
    `SELECT offer_id AS "offerId", count(*)::integer AS count, max(created_at) AS "lastAt" FROM free_spin
     WHERE player_id = $1 AND offer_id = ANY ($2) GROUP BY offer_id`,
    [playerId, offerIds],
  )
}

/** Whether the player was ever given free spins. */
export async function hadSpins(db: Queryable, playerId: string): Promise<boolean> {
  const text = 'SELECT EXISTS (SELECT FROM free_spin WHERE player_id = $1) AS "hadSome"'
  return (await one<{ hadSome: boolean }>(db, text, [playerId])).hadSome
}

/**
 * Ids of those whose time is over and that wait for something to be settled, in order; `after` one that was listed.
 * Those that go on waiting stay, so whoever looks has to go through all of them.
 */
export async function listDue(db: Queryable, now: Date, after: string | null, limit: number): Promise<string[]> {
  const rows = await many<{ id: string }>(
    db,
    `SELECT id FROM (
       SELECT id FROM free_spin WHERE status = 1 AND activate_by <= $1
       UNION SELECT id FROM free_spin WHERE status = 2 AND play_by <= $1
       UNION SELECT id FROM free_spin WHERE status = 3 AND settled_at IS NULL AND finished_at <= $2
       UNION SELECT free_spin_id FROM free_spin_round WHERE state = 4
     ) due WHERE $3::uuid IS NULL OR id > $3 ORDER BY id LIMIT $4`,
    [now, new Date(now.getTime() - OPEN_ROUNDS_WAIT_MS), after, limit],
  )
  return rows.map(({ id }) => id)
}

/** Those their company has not confirmed to offer, or to offer no more, though it was to be told before a moment. */
export async function readUntold(db: Queryable, before: Date, limit: number): Promise<string[]> {
  const rows = await many<{ id: string }>(
    db,
    `SELECT id FROM free_spin
     WHERE activated_at IS NOT NULL AND (granted_at IS NULL OR status = 3) AND withdrawn_at IS NULL
       AND coalesce(finished_at, activated_at) <= $1 ORDER BY activated_at LIMIT $2`,
    [before, limit],
  )
  return rows.map(({ id }) => id)
}

export async function markGranted(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query('UPDATE free_spin SET granted_at = $2 WHERE id = $1 AND granted_at IS NULL', [id, now])
}

export async function markWithdrawn(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query('UPDATE free_spin SET withdrawn_at = $2 WHERE id = $1 AND withdrawn_at IS NULL', [id, now])
}
