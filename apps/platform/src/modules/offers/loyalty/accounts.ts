import { type LoyaltyAccount, loyaltyAccounts, publication } from '@baize/contract'
import { many, maybeOne, type Queryable, toBigInt, type Tx } from '@baize/database'
import { addJob, addJobs, jobKind } from '../../ground/jobs/index.ts'
import { publishAll } from '../../ground/outbox/index.ts'
import { type Level, levelAt, listLevels } from './levels.ts'

/** Points of a player, in thousandths. */
export interface PointAccount {
  playerId: string
  played: bigint
  given: bigint
  /** The highest that was reached. */
  level: number
  createdAt: Date
  updatedAt: Date
}

type Row = Omit<PointAccount, 'played' | 'given'> & Record<'played' | 'given', string>
const toAccount = (row: Row): PointAccount => ({ ...row, played: toBigInt(row.played), given: toBigInt(row.given) })

const ACCOUNT = `player_id AS "playerId", played::text, given::text, level, created_at AS "createdAt",
  updated_at AS "updatedAt"`

/** Gives the rewards of the levels a player reached. */
export const levelRewardsJob = jobKind<{ playerId: string }>('level-rewards')

/** A player has reached a level, and whoever goes by levels has to look again. */
export const levelReachedJob = jobKind<{ playerId: string }>('level-reached')

/** Points to add, in thousandths; below zero to take them away. */
export interface PointChange {
  playerId: string
  played: bigint
  given: bigint
  at: Date
}

/**
 * Adds points of players, raises those who reached a level, and tells their pages. A level that was reached stays
 * reached, and brings its rewards once.
 */
export async function addPoints(tx: Tx, changes: readonly PointChange[]): Promise<void> {
  if (changes.length === 0) return
  const rows = await many<Row>(
    tx,
    `INSERT INTO loyalty_account AS known (player_id, played, given, created_at, updated_at)
     SELECT "playerId", sum(played), sum(given), min(at), max(at) FROM json_to_recordset($1)
       AS change ("playerId" uuid, played numeric, given numeric, at timestamptz)
     GROUP BY 1 ORDER BY 1
     ON CONFLICT (player_id) DO UPDATE SET played = known.played + excluded.played,
       given = known.given + excluded.given, updated_at = greatest(known.updated_at, excluded.updated_at)
     RETURNING ${ACCOUNT}`,
    [JSON.stringify(changes, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))],
  )
  await raise(tx, rows.map(toAccount))
}

/** Raises whoever has the points of a higher level than theirs after the levels have changed, some at once; says how many. */
export async function raiseReached(tx: Tx, countMax: number): Promise<number> {
  const rows = await many<Row>(
    tx,
    `SELECT ${ACCOUNT} FROM loyalty_account WHERE level < (
       SELECT max(position) FROM loyalty_level WHERE points * 1000 <= played + given)
     ORDER BY player_id LIMIT $1 FOR UPDATE`,
    [countMax],
  )
  await raise(tx, rows.map(toAccount))
  return rows.length
}

async function raise(tx: Tx, accounts: readonly PointAccount[]): Promise<void> {
  const levels = await listLevels(tx)
  const now = accounts.map((account) => ({
    ...account,
    level: Math.max(account.level, levelAt(levels, account.played + account.given)),
    former: account.level,
  }))
  const risen = now.filter(({ level, former }) => level > former)
  if (risen.length > 0) await reach(tx, levels, risen)
  await publishAll(
    tx,
    now.map((account) => {
      const event = account.level > account.former ? 'account.level.updated' : 'account.balance.updated'
      return publication(
        loyaltyAccounts,
        { playerId: account.playerId },
        { event, playerAccount: accountView(account, levels) },
      )
    }),
  )
}

interface Risen extends PointAccount {
  former: number
}

async function reach(tx: Tx, levels: readonly Level[], risen: readonly Risen[]): Promise<void> {
  await tx.query(
    `UPDATE loyalty_account account SET level = risen.level
     FROM json_to_recordset($1) AS risen ("playerId" uuid, level integer) WHERE player_id = "playerId"`,
    [JSON.stringify(risen.map(({ playerId, level }) => ({ playerId, level })))],
  )
  await addJobs(
    tx,
    levelReachedJob,
    risen.map(({ playerId }) => ({ playerId })),
  )
  const rewards = risen.flatMap(({ playerId, level, former, updatedAt }) =>
    levels
      .filter(({ order }) => order > former && order <= level)
      .flatMap(({ order, rewards: own }) =>
        own.map((reward, place) => ({ playerId, level: order, place, reward, at: updatedAt })),
      ),
  )
  if (rewards.length === 0) return
  await tx.query(
    `INSERT INTO loyalty_reward (player_id, level, place, reward, reached_at)
     SELECT "playerId", level, place, reward, at FROM json_to_recordset($1)
       AS due ("playerId" uuid, level integer, place integer, reward jsonb, at timestamptz)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(rewards)],
  )
  for (const playerId of new Set(rewards.map((reward) => reward.playerId)))
    await addJob(tx, levelRewardsJob, { playerId }, { key: `level-rewards:${playerId}` })
}

/** The points of a player; undefined for one who never had any. */
export async function findAccount(db: Queryable, playerId: string): Promise<PointAccount | undefined> {
  const row = await maybeOne<Row>(db, `SELECT ${ACCOUNT} FROM loyalty_account WHERE player_id = $1`, [playerId])
  return row && toAccount(row)
}

/** The levels that players reached; those are missing who never had any points. */
export async function findLevels(db: Queryable, playerIds: readonly string[]): Promise<Map<string, number>> {
  const text = 'SELECT player_id AS "playerId", level FROM loyalty_account WHERE player_id = ANY ($1)'
  const rows = await many<{ playerId: string; level: number }>(db, text, [playerIds])
  return new Map(rows.map(({ playerId, level }) => [playerId, level]))
}

/** Holds the points of a player until the transaction ends; there is a row after it. */
export async function lockAccount(tx: Tx, playerId: string, now: Date): Promise<PointAccount> {
  await tx.query(
    'INSERT INTO loyalty_account (player_id, created_at, updated_at) VALUES ($1, $2, $2) ON CONFLICT DO NOTHING',
    [playerId, now],
  )
  const rows = await many<Row>(tx, `SELECT ${ACCOUNT} FROM loyalty_account WHERE player_id = $1 FOR UPDATE`, [playerId])
  return toAccount(rows[0]!)
}

/** Takes away the points of play alone, for whoever counts them anew. */
export async function forgetPlayed(tx: Tx): Promise<void> {
  await tx.query('UPDATE loyalty_account SET played = 0')
}

/** The account as the wire carries it; it bears the id of its player. */
export function accountView(account: PointAccount, levels: readonly Level[]): LoyaltyAccount {
  const { playerId, played, given, level, createdAt, updatedAt } = account
  const [currentLevel, nextLevel] = [levels[Math.min(level, levels.length) - 1]!, levels[level]]
  return {
    id: playerId,
    playerId,
    points: pointsIn(played + given),
    currentLevel: levelView(currentLevel),
    nextLevel: nextLevel ? levelView(nextLevel) : null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

/** Points with up to three decimals. */
export function pointsIn(thousandths: bigint): number {
  return Number(thousandths) / 1000
}

function levelView({ id, name, names, order, points }: Level) {
  return { id, name, names, order, points }
}
