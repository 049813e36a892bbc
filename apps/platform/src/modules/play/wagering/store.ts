import type { PlayerBonus } from '@baize/contract'
import { many, maybeOne, one, type Queryable, toBigInt, type Tx } from '@baize/database'
import { type HeldFilter, listHeld } from './list-held.ts'
import type { Names } from './names.ts'
import type { BonusTerms } from './terms.ts'

/** A bonus as it is kept; amounts in smallest units. */
export interface HeldBonus {
  id: string
  playerId: string
  accountId: string
  currency: string
  purseId: string
  offerId: string
  status: 1 | 2 | 3
  amount: bigint
  terms: BonusTerms
  hasProgress: boolean
  activateBy: Date
}

const COLUMNS = `id, player_id AS "playerId", account_id AS "accountId", currency, purse_id AS "purseId",
  offer_id AS "offerId", status, amount::text, terms, wagered_casino + wagered_sportsbook > 0 AS "hasProgress",
  activate_by AS "activateBy"`

type Row = Omit<HeldBonus, 'amount'> & { amount: string }

const toHeld = (row: Row): HeldBonus => ({ ...row, amount: toBigInt(row.amount) })

export async function readBonus(db: Queryable, id: string): Promise<HeldBonus | undefined> {
  const row = await maybeOne<Row>(db, `SELECT ${COLUMNS} FROM player_bonus WHERE id = $1`, [id])
  return row && toHeld(row)
}

export async function readActive(db: Queryable, accountId: string): Promise<HeldBonus | undefined> {
  const row = await maybeOne<Row>(db, `SELECT ${COLUMNS} FROM player_bonus WHERE account_id = $1 AND status = 2`, [
    accountId,
  ])
  return row && toHeld(row)
}

export async function readUnfinished(db: Queryable, playerId: string): Promise<HeldBonus[]> {
  const rows = await many<Row>(
    db,
    `SELECT ${COLUMNS} FROM player_bonus WHERE player_id = $1 AND status < 3 ORDER BY account_id, id`,
    [playerId],
  )
  return rows.map(toHeld)
}

/** Locks the money of the account: stakes, activations and ends take turns until the transaction ends. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx.query('SELECT wallet_lock_account($1)', [accountId])
}

export interface NewBonus {
  id: string
  playerId: string
  accountId: string
  currency: string
  offerId: string
  cause: string
  name: string
  names?: Names | undefined
  type: number
  amount: bigint
  terms: BonusTerms
  requiredCasino: bigint
  requiredSportsbook: bigint
  activateBy: Date
  packageId: string | null
  packageName: string | null
  packageNames: Names | undefined
  packagePriority: number
  issueSessionId: string | null
  now: Date
}

/** Writes the bonus with a ledger account of its own; `false` when it was issued for this cause before. */
export async function insertBonus(tx: Tx, bonus: NewBonus): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO player_bonus (id, player_id, account_id, currency, purse_id, offer_id, cause, name, type, amount, terms,
       required_casino, required_sportsbook, activate_by, package_id, package_name, package_priority, issue_session_id,
       created_at, names, package_names)
     SELECT $1::uuid, $2, $3, $4, ledger_open($1::uuid::text, 'bonus', $4), $5, $6, $7, $8, $9, $10, $11, $12, $13, $14,
       $15, $16, $17, $18, $19, $20
     ON CONFLICT (player_id, offer_id, cause) DO NOTHING`,
    [
      bonus.id,
      bonus.playerId,
      bonus.accountId,
      bonus.currency,
      bonus.offerId,
      bonus.cause,
      bonus.name,
      bonus.type,
      bonus.amount,
      JSON.stringify(bonus.terms),
      bonus.requiredCasino,
      bonus.requiredSportsbook,
      bonus.activateBy,
      bonus.packageId,
      bonus.packageName,
      bonus.packagePriority,
      bonus.issueSessionId,
      bonus.now,
      bonus.names && JSON.stringify(bonus.names),
      bonus.packageNames && JSON.stringify(bonus.packageNames),
    ],
  )
  return rowCount === 1
}

/** Puts the amount of the bonus on its account, out of what bonuses cost the house, and tells open pages of it. */
export async function fillBonus(tx: Tx, { id, currency, amount }: Pick<NewBonus, 'id' | 'currency' | 'amount'>) {
  await tx.query(
    `SELECT ledger_post('bonus:' || $1::uuid, 'bonus_issue', jsonb_build_array(jsonb_build_object(
       'from', wager_house($2), 'to', ledger_open($1::uuid::text, 'bonus', $2), 'amount', $3::text))),
       wager_publish($1, 'created')`,
    [id, currency, String(amount)],
  )
}

export async function markActive(tx: Tx, id: string, wagerBy: Date, now: Date): Promise<void> {
  await tx.query(`UPDATE player_bonus SET status = 2, activated_at = $3, wager_by = $2 WHERE id = $1`, [
    id,
    wagerBy,
    now,
  ])
  await tx.query(
    `SELECT wallet_point_bonus(account_id, purse_id), wager_publish(id, 'updated') FROM player_bonus WHERE id = $1`,
    [id],
  )
}

/** Ends the bonus; `false` when it had ended before. */
export async function endBonus(tx: Tx, id: string, result: number, now: Date): Promise<boolean> {
  return (await one<{ ended: boolean }>(tx, 'SELECT wager_end($1, $2, $3) AS ended', [id, result, now])).ended
}

/** Ends the bonus where there is nothing left for it to wait for; says whether it did. */
export async function settleBonus(tx: Tx, id: string, now: Date): Promise<boolean> {
  return (await one<{ ended: boolean }>(tx, 'SELECT wager_settle($1, $2) AS ended', [id, now])).ended
}

export async function publishWallet(tx: Tx, { accountId, playerId }: Pick<HeldBonus, 'accountId' | 'playerId'>) {
  await tx.query('SELECT wallet_publish_account($1, $2)', [accountId, playerId])
}

/** Records the end of a bonus; the last thing in its transaction. */
export async function tellEnd(tx: Tx, id: string): Promise<void> {
  await tx.query('SELECT wager_tell_end($1)', [id])
}

/** Bonuses whose time is over, the oldest first. */
export async function readDue(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await many<{ id: string }>(
    db,
    `(SELECT id FROM player_bonus WHERE status = 1 AND activate_by <= $1 ORDER BY activate_by LIMIT $2)
     UNION ALL
     (SELECT id FROM player_bonus WHERE status = 2 AND wager_by <= $1
        AND (open_rounds = 0 OR wager_by <= $1 - interval '1 day') ORDER BY wager_by LIMIT $2)`,
    [now, limit],
  )
  return rows.map(({ id }) => id)
}

export async function readView(db: Queryable, id: string): Promise<PlayerBonus> {
  return (await one<{ bonus: PlayerBonus }>(db, 'SELECT wager_bonus_json($1) AS bonus', [id])).bonus
}

/** Bonuses of a player as the wire carries them. */
export function listViews(db: Queryable, filter: HeldFilter, slice: Parameters<typeof listHeld>[3]) {
  return listHeld<PlayerBonus>(db, { view: 'wager_bonus_json(id)', from: 'FROM player_bonus' }, filter, slice)
}

/** What the active bonus of an account says about a stake. */
export async function judge(
  tx: Tx,
  stake: { accountId: string; source: string; round: string; gameId: string; amount: bigint; cash: bigint; at: Date },
): Promise<{ fromBonus: bigint; reason: 'bonus_excludes_game' | 'bonus_max_bet' | null; bonusId: string | null }> {
  const row = await one<{
    from_bonus: string
    reason: 'bonus_excludes_game' | 'bonus_max_bet' | null
    bonus: string | null
  }>(tx, 'SELECT from_bonus::text, reason, bonus FROM wager_judge_stake($1, $2, $3, $4, $5, $6, $7)', [
    stake.accountId,
    stake.source,
    stake.round,
    stake.gameId,
    stake.amount,
    stake.cash,
    stake.at,
  ])
  return { fromBonus: toBigInt(row.from_bonus), reason: row.reason, bonusId: row.bonus }
}

/** Whether the active bonus of an account leaves the game out. */
export async function barsGame(db: Queryable, accountId: string, gameId: string, now: Date): Promise<boolean> {
  const row = await one<{ bars: boolean }>(db, 'SELECT wager_bars_game($1, $2, $3) AS bars', [accountId, gameId, now])
  return row.bars
}

/** Whether the player was ever given a bonus. */
export async function hadBonus(db: Queryable, playerId: string): Promise<boolean> {
  const text = 'SELECT EXISTS (SELECT FROM player_bonus WHERE player_id = $1) AS "hadOne"'
  return (await one<{ hadOne: boolean }>(db, text, [playerId])).hadOne
}

/**
 * How often the player was given a bonus of each of these offers, and when last. Winnings of free spins (3) came from an
 * offer that was counted when the spins were given.
 */
export function countIssued(db: Queryable, playerId: string, offerIds: readonly string[]) {
  return many<{ offerId: string; count: number; lastAt: Date }>(
    db,
    `SELECT offer_id AS "offerId", count(*)::integer AS count, max(created_at) AS "lastAt" FROM player_bonus
     WHERE player_id = $1 AND offer_id = ANY ($2) AND type <> 3 GROUP BY offer_id`,
    [playerId, offerIds],
  )
}
