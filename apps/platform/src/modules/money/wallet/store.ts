import type { Account } from '@baize/contract'
import { many, maybeOne, one, type Queryable, toBigInt, type Tx } from '@baize/database'

/** A player's account in one currency as the wallet keeps it; its money stands in the ledger. */
export interface StoredAccount {
  id: string
  playerId: string
  currency: string
  /** The ledger account of real money. */
  cashId: string
  isActive: boolean
  isHidden: boolean
}

export interface NewAccount {
  id: string
  playerId: string
  currency: string
  /** One smallest unit in main units, as decimal text: `0.01`. */
  subunitValue: string
}

const COLUMNS = `id, player_id AS "playerId", currency, cash_id AS "cashId",
  is_active AS "isActive", is_hidden AS "isHidden"`

/** Makes changes to one player's accounts take turns until the transaction ends. */
export async function lockWallet(tx: Tx, playerId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('wallet ' || $1, 0))`, [playerId])
}

/** Locks the real money of all the player's accounts: nothing is staked until the transaction ends. */
export async function lockMoney(tx: Tx, playerId: string): Promise<void> {
  await tx.query('SELECT wallet_lock_player($1)', [playerId])
}

/** What the account holds of real money, locked until the transaction ends; undefined when there is none. */
export async function lockAccountMoney(tx: Tx, id: string): Promise<bigint | undefined> {
  const { cash } = await one<{ cash: string | null }>(tx, 'SELECT wallet_lock_account($1)::text AS cash', [id])
  return cash === null ? undefined : toBigInt(cash)
}

/** Opens the account with its ledger accounts; `false` when the player already has one in the currency. */
export async function insertAccount(tx: Tx, account: NewAccount): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO wallet_account (id, player_id, currency, subunit_value, cash_id, bonus_id, held_id)
     SELECT $1, $2::uuid, $3, $4,
       ledger_open($2::text, 'cash', $3), ledger_open($2::text, 'bonus', $3), ledger_open($2::text, 'held', $3)
     ON CONFLICT (player_id, currency) DO NOTHING`,
    [account.id, account.playerId.toLowerCase(), account.currency, account.subunitValue],
  )
  return rowCount === 1
}

/** All accounts of the player, hidden ones included. */
export function readAccounts(db: Queryable, playerId: string): Promise<StoredAccount[]> {
  const text = `SELECT ${COLUMNS} FROM wallet_account WHERE player_id = $1 ORDER BY id`
  return many(db, { name: 'wallet-accounts', text }, [playerId])
}

export function readAccount(db: Queryable, id: string): Promise<StoredAccount | undefined> {
  return maybeOne(db, `SELECT ${COLUMNS} FROM wallet_account WHERE id = $1`, [id])
}

/** The player's account in the currency, hidden or not. */
export function readAccountIn(db: Queryable, playerId: string, currency: string): Promise<StoredAccount | undefined> {
  return maybeOne(db, `SELECT ${COLUMNS} FROM wallet_account WHERE player_id = $1 AND currency = $2`, [
    playerId,
    currency,
  ])
}

export function readActiveAccount(db: Queryable, playerId: string): Promise<StoredAccount | undefined> {
  const text = `SELECT ${COLUMNS} FROM wallet_account WHERE player_id = $1 AND is_active`
  return maybeOne(db, { name: 'wallet-active', text }, [playerId])
}

/** The visible accounts as the wire carries them, the active one first, then by code. */
export async function readAccountViews(db: Queryable, playerId: string): Promise<Account[]> {
  const rows = await many<{ account: Account }>(
    db,
    `SELECT wallet_account_json(id) AS account FROM wallet_account
     WHERE player_id = $1 AND NOT is_hidden ORDER BY is_active DESC, currency`,
    [playerId],
  )
  return rows.map((row) => row.account)
}

/** Every account as the wire carries it, and whether the player hid it, the active one first. */
export async function readAllViews(db: Queryable, playerId: string): Promise<(Account & { isHidden: boolean })[]> {
  const rows = await many<{ account: Account; isHidden: boolean }>(
    db,
    `SELECT wallet_account_json(id) AS account, is_hidden AS "isHidden" FROM wallet_account
     WHERE player_id = $1 ORDER BY is_active DESC, currency`,
    [playerId],
  )
  return rows.map(({ account, isHidden }) => ({ ...account, isHidden }))
}

/** The ledger accounts behind an account of the player, hidden or not. */
export function readPurses(
  db: Queryable,
  playerId: string,
  id: string,
): Promise<{ currency: string; cash: string; bonus: string; held: string } | undefined> {
  return maybeOne(
    db,
    `SELECT currency, cash_id AS cash, bonus_id AS bonus, held_id AS held FROM wallet_account
     WHERE id = $1 AND player_id = $2`,
    [id, playerId],
  )
}

/** Whether nothing lies on the account; its real money stays locked until the transaction ends. */
export async function isEmpty(tx: Tx, id: string): Promise<boolean> {
  const row = await one<{ empty: boolean }>(
    tx,
    `SELECT ledger_lock_balance(cash_id) + ledger_lock_balance(bonus_id) + ledger_lock_balance(held_id) = 0 AS empty
     FROM wallet_account WHERE id = $1`,
    [id],
  )
  return row.empty
}

/** Whether nothing lies on any account of the player; their real money stays locked until the transaction ends. */
export async function areAllEmpty(tx: Tx, playerId: string): Promise<boolean> {
  const row = await one<{ empty: boolean }>(
    tx,
    `SELECT coalesce(bool_and(
       ledger_lock_balance(cash_id) + ledger_lock_balance(bonus_id) + ledger_lock_balance(held_id) = 0), true) AS empty
     FROM (SELECT * FROM wallet_account WHERE player_id = $1 ORDER BY id) AS account`,
    [playerId],
  )
  return row.empty
}

export async function setHidden(tx: Tx, id: string, isHidden: boolean): Promise<void> {
  await tx.query('UPDATE wallet_account SET is_hidden = $2, version = version + 1 WHERE id = $1', [id, isHidden])
}

/** Two statements, because the index allows no moment with two active accounts. */
export async function setActive(tx: Tx, playerId: string, id: string): Promise<void> {
  await tx.query(
    'UPDATE wallet_account SET is_active = false, version = version + 1 WHERE player_id = $1 AND is_active',
    [playerId],
  )
  await tx.query('UPDATE wallet_account SET is_active = true, version = version + 1 WHERE id = $1', [id])
}
