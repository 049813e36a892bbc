import { createHash } from 'node:crypto'
import { many, type Pool, type Queryable } from '@baize/database'
import type { Clock } from '@baize/kit'
import type { CallMemory, Standing, ThrottleStore } from './port.ts'

/** 128 bits: no two of what is counted will ever share one, and a row is as short as it can be. */
function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest().subarray(0, 16)
}

/** Sorted, so that statements that name the same windows at once take them in one order. */
const ADD = {
  name: 'throttle-add',
  text: `
    INSERT INTO throttle_window AS kept (key, used, ends_at)
    SELECT key, uses, $1::timestamptz + seconds * interval '1 second'
    FROM unnest($2::bytea[], $3::integer[], $4::integer[]) AS asked (key, uses, seconds) ORDER BY key
    ON CONFLICT (key) DO UPDATE SET
      used = CASE WHEN kept.ends_at > $1 THEN kept.used + excluded.used ELSE excluded.used END,
      ends_at = CASE WHEN kept.ends_at > $1 THEN kept.ends_at ELSE excluded.ends_at END
    RETURNING key, used, ends_at AS "endsAt"`,
}

/** Windows in the database, which every process has: one statement for all limits of a call. */
export class PostgresThrottles implements ThrottleStore {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {}

  async add(uses: Parameters<ThrottleStore['add']>[0]): Promise<Standing[]> {
    const now = this.clock.now()
    const keys = uses.map(({ key }) => hashOf(key))
    const values = [now, keys, uses.map((use) => use.uses), uses.map(({ windowSeconds }) => windowSeconds)]
    const { rows } = await this.pool.query<{ key: Buffer; used: number; endsAt: Date }>({ ...ADD, values })
    return keys.map((key) => {
      const { used, endsAt } = rows.find((row) => row.key.equals(key))!
      return { used, endsInMs: endsAt.getTime() - now.getTime() }
    })
  }

  async giveBack(keys: readonly string[]): Promise<void> {
    await this.pool.query(`UPDATE throttle_window SET used = used - 1 WHERE key = ANY($1) AND used > 0`, [
      keys.map(hashOf),
    ])
  }

  async clear(keys: readonly string[]): Promise<void> {
    await this.pool.query('DELETE FROM throttle_window WHERE key = ANY($1)', [keys.map(hashOf)])
  }
}

/** Calls that were seen, in the database. */
export class PostgresCalls implements CallMemory {
  constructor(
    private readonly pool: Pool,
    private readonly clock: Clock,
  ) {}

  async isFirst(key: string, rememberMs: number): Promise<boolean> {
    const now = this.clock.now()
    const { rowCount } = await this.pool.query({
      name: 'call-seen',
      text: `INSERT INTO seen_call AS seen (key, forgotten_at) VALUES ($1, $2)
             ON CONFLICT (key) DO UPDATE SET forgotten_at = excluded.forgotten_at WHERE seen.forgotten_at <= $3`,
      values: [hashOf(key), new Date(now.getTime() + rememberMs), now],
    })
    return rowCount === 1
  }
}

/** Removes windows and calls whose time is over, `countMax` of each at most; resolves to how many there were. */
export async function removeEnded(db: Queryable, now: Date, countMax: number): Promise<number> {
  const rows = await many<{ count: number }>(
    db,
    `WITH windows AS (
       DELETE FROM throttle_window WHERE key IN (
         SELECT key FROM throttle_window WHERE ends_at <= $1 ORDER BY ends_at LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING 1),
     calls AS (
       DELETE FROM seen_call WHERE key IN (
         SELECT key FROM seen_call WHERE forgotten_at <= $1 ORDER BY forgotten_at LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING 1)
     SELECT (SELECT count(*) FROM windows) + (SELECT count(*) FROM calls) AS count`,
    [now, countMax],
  )
  return rows[0]!.count
}
