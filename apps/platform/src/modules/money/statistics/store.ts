import { many, type Queryable, type Tx, toBigInt } from '@baize/database'

/** One movement of a player's money; `amount` in smallest units. */
export interface Movement {
  kind: 'stake_taken' | 'stake_given_back' | 'win_paid' | 'win_taken_back' | 'deposit_settled'
  playerId: string
  occurredAt: Date
  currency: string
  amount: string
}

/** A player's day in one currency; amounts in smallest units. Stakes that were given back are in both sums. */
export interface PlayerDay {
  day: string
  currency: string
  stakeCount: number
  staked: bigint
  givenBack: bigint
  won: bigint
  depositCount: number
  deposited: bigint
}

/** Adds the movements to the days of their players, in one statement. */
export async function addMovements(tx: Tx, movements: readonly Movement[]): Promise<void> {
  await tx.query({
    name: 'player-day-add',
    text: `INSERT INTO player_day AS known
        (player_id, day, currency, stake_count, staked, given_back, won, deposit_count, deposited)
      SELECT "playerId", ("occurredAt" AT TIME ZONE 'UTC')::date, currency,
        count(*) FILTER (WHERE kind = 'stake_taken'),
        coalesce(sum(amount) FILTER (WHERE kind = 'stake_taken'), 0),
        coalesce(sum(amount) FILTER (WHERE kind = 'stake_given_back'), 0),
        coalesce(sum(CASE kind WHEN 'win_paid' THEN amount ELSE -amount END)
          FILTER (WHERE kind IN ('win_paid', 'win_taken_back')), 0),
        count(*) FILTER (WHERE kind = 'deposit_settled'),
        coalesce(sum(amount) FILTER (WHERE kind = 'deposit_settled'), 0)
      FROM json_to_recordset($1)
        AS moved (kind text, "playerId" uuid, "occurredAt" timestamptz, currency text, amount numeric)
      GROUP BY 1, 2, 3
      ON CONFLICT (player_id, day, currency) DO UPDATE SET
        stake_count = known.stake_count + excluded.stake_count,
        staked = known.staked + excluded.staked,
        given_back = known.given_back + excluded.given_back,
        won = known.won + excluded.won,
        deposit_count = known.deposit_count + excluded.deposit_count,
        deposited = known.deposited + excluded.deposited`,
    values: [JSON.stringify(movements)],
  })
}

export async function removeDays(tx: Tx): Promise<void> {
  await tx.query('DELETE FROM player_day')
}

/** The player's latest days, newest first. */
export async function listPlayerDays(db: Queryable, playerId: string, limit: number): Promise<PlayerDay[]> {
  const rows = await many<Record<'day' | 'currency' | 'staked' | 'givenBack' | 'won' | 'deposited', string> & Counts>(
    db,
    `SELECT day, currency, stake_count AS "stakeCount", staked, given_back AS "givenBack", won,
       deposit_count AS "depositCount", deposited
     FROM player_day WHERE player_id = $1 ORDER BY day DESC, currency LIMIT $2`,
    [playerId, limit],
  )
  return rows.map((row) => ({
    ...row,
    staked: toBigInt(row.staked),
    givenBack: toBigInt(row.givenBack),
    won: toBigInt(row.won),
    deposited: toBigInt(row.deposited),
  }))
}

/** What a player paid in and staked in one currency, in smallest units, without what was given back. */
export interface PlayedSum {
  currency: string
  deposited: bigint
  staked: bigint
}

/** What each player paid in and staked on the days of a time, both ends with their whole day of UTC. */
export async function sumPlayed(
  db: Queryable,
  times: readonly { playerId: string; from: Date; until: Date }[],
): Promise<Map<string, PlayedSum[]>> {
  const rows = await many<{ playerId: string; currency: string; deposited: string; staked: string }>(
    db,
    `SELECT "playerId", currency, sum(deposited)::text AS deposited, sum(staked - given_back)::text AS staked
     FROM json_to_recordset($1) AS wanted ("playerId" uuid, "from" timestamptz, "until" timestamptz)
     JOIN player_day ON player_id = "playerId"
       AND day BETWEEN ("from" AT TIME ZONE 'UTC')::date AND ("until" AT TIME ZONE 'UTC')::date
     GROUP BY 1, 2`,
    [JSON.stringify(times)],
  )
  const sums = new Map<string, PlayedSum[]>()
  for (const { playerId, currency, deposited, staked } of rows) {
    const sum = { currency, deposited: toBigInt(deposited), staked: toBigInt(staked) }
    sums.set(playerId, [...(sums.get(playerId) ?? []), sum])
  }
  return sums
}

type Counts = Pick<PlayerDay, 'stakeCount' | 'depositCount'>
