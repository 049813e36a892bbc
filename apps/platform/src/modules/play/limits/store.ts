import { many, maybeOne, type Queryable, toBigInt, type Tx } from '@baize/database'
import type { LimitDefinition } from '@baize/contract/kinds'
import type { Break, CashLimit, Limit, LimitChange } from './limit.ts'

interface LimitRow {
  id: string
  playerId: string
  definition: LimitDefinition
  period: string
  currency: string | null
  amount: string | null
  startsAt: Date
  endsAt: Date | null
  used: string
  changeKind: LimitChange['kind'] | null
  changeAmount: string | null
  changeAt: Date | null
  changeId: string | null
  createdAt: Date
  updatedAt: Date | null
}

const COLUMNS = `id, player_id AS "playerId", definition, period, currency, amount::text, starts_at AS "startsAt",
  ends_at AS "endsAt", used::text, change_kind AS "changeKind", change_amount::text AS "changeAmount",
  change_at AS "changeAt", change_id AS "changeId", created_at AS "createdAt", updated_at AS "updatedAt"`

function toLimit(row: LimitRow): Limit {
  const { id, playerId, definition, period, startsAt, createdAt, updatedAt } = row
  const common = { id, playerId, definition, period, startsAt, change: changeOf(row), createdAt, updatedAt }
  if (row.currency === null) return { ...common, endsAt: row.endsAt } as Break
  const { currency, amount, endsAt, used } = row
  return { ...common, currency, amount: toBigInt(amount!), endsAt, used: toBigInt(used) } as CashLimit
}

function changeOf({ changeKind, changeAmount, changeAt, changeId }: LimitRow): LimitChange | null {
  if (changeKind === 'removal') return { kind: 'removal', at: changeAt! }
  if (changeKind === 'raise') return { kind: 'raise', id: changeId!, amount: toBigInt(changeAmount!), at: changeAt! }
  return null
}

/** Makes changes of a player's limits and orders of deposits take turns until the transaction ends. */
export async function lockLimits(tx: Tx, playerId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('limits ' || $1, 0))`, [playerId])
}

/** The player's limits and breaks as they stand at the moment, the oldest first. */
export async function readStanding(db: Queryable, playerId: string, now: Date): Promise<Limit[]> {
  const rows = await many<LimitRow>(db, `SELECT ${COLUMNS} FROM limit_standing($1, $2)`, [playerId, now])
  return rows.map(toLimit)
}

/** Begins the periods that run now. */
export async function roll(tx: Tx, playerId: string, now: Date): Promise<void> {
  await tx.query('SELECT limit_roll($1, NULL, $2)', [playerId, now])
}

/** The period of that kind that runs now for the player. */
export async function readPeriod(
  tx: Tx,
  playerId: string,
  period: string,
  now: Date,
): Promise<{ zone: string; startsAt: Date; endsAt: Date }> {
  const row = await maybeOne<{ zone: string; startsAt: Date; endsAt: Date }>(
    tx,
    `SELECT zone, limit_period_start($2, zone, $3) AS "startsAt", limit_period_end($2, zone, $3) AS "endsAt"
     FROM limit_zone($1) zone`,
    [playerId, period, now],
  )
  return row!
}

export interface NewLimit {
  id: string
  playerId: string
  definition: LimitDefinition
  period: string
  currency: string | null
  amount: bigint | null
  startsAt: Date
  endsAt: Date | null
  zone: string
  used: bigint
  followsId: string | null
  now: Date
}

/** Resolves to false when one of the kind stands already. */
export async function insertLimit(tx: Tx, limit: NewLimit): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO player_limit (id, player_id, definition, period, currency, amount, starts_at, ends_at, time_zone, used,
       follows_id, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     ON CONFLICT (player_id, definition, period, currency) WHERE removed_at IS NULL AND definition <= 3 DO NOTHING`,
    [
      limit.id,
      limit.playerId,
      limit.definition,
      limit.period,
      limit.currency,
      limit.amount,
      limit.startsAt,
      limit.endsAt,
      limit.zone,
      limit.used,
      limit.followsId,
      limit.now,
    ],
  )
  return rowCount === 1
}

export async function saveAmount(tx: Tx, id: string, amount: bigint, now: Date): Promise<void> {
  await tx.query(
    `UPDATE player_limit SET amount = $2, change_kind = NULL, change_amount = NULL, change_at = NULL, change_id = NULL,
       updated_at = $3 WHERE id = $1`,
    [id, amount, now],
  )
}

export async function saveChange(tx: Tx, id: string, change: LimitChange | null, now: Date): Promise<void> {
  const raise = change?.kind === 'raise' ? change : null
  await tx.query(
    `UPDATE player_limit SET change_kind = $2, change_amount = $3, change_at = $4, change_id = $5, updated_at = $6
     WHERE id = $1`,
    [id, change?.kind ?? null, raise?.amount ?? null, change?.at ?? null, raise?.id ?? null, now],
  )
}

export async function saveLength(tx: Tx, id: string, period: string, endsAt: Date | null, now: Date): Promise<void> {
  await tx.query(
    `UPDATE player_limit SET period = $2, ends_at = $3, change_kind = NULL, change_at = NULL, updated_at = $4
     WHERE id = $1`,
    [id, period, endsAt, now],
  )
}

export async function markRemoved(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.query('UPDATE player_limit SET removed_at = $2, updated_at = $2 WHERE id = $1', [id, now])
}

export interface StandingBreak {
  id: string
  definition: (typeof LimitDefinition)['selfExclusion' | 'coolingOff']
  endsAt: Date | null
}

/** The break that stands against the player at the moment, the one of exclusion before others. */
export async function readBreak(db: Queryable, playerId: string, now: Date): Promise<StandingBreak | null> {
  const row = await maybeOne<StandingBreak & { id: string | null }>(
    db,
    'SELECT id, definition, ends_at AS "endsAt" FROM limit_break($1, $2)',
    [playerId, now],
  )
  return row?.id ? row : null
}

/** Those of the players against whom a break stands at the moment. */
export async function readOnBreak(db: Queryable, playerIds: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await many<{ id: string }>(
    db,
    `SELECT player.id FROM unnest($1::uuid[]) AS player (id)
     WHERE EXISTS (SELECT FROM limit_break(player.id, $2) AS standing WHERE standing.id IS NOT NULL)`,
    [playerIds, now],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Whether the player was asked for limits on deposits and wanted none. */
export async function readDecline(db: Queryable, playerId: string): Promise<boolean> {
  return (await maybeOne(db, 'SELECT FROM player_limit_decline WHERE player_id = $1', [playerId])) !== undefined
}

/** Resolves to false when the player had said so already. */
export async function insertDecline(tx: Tx, playerId: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    'INSERT INTO player_limit_decline (player_id, declined_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [playerId, now],
  )
  return rowCount === 1
}
