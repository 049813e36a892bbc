import { many, maybeOne, one, type Queryable, toBigInt, type Tx } from '@baize/database'
import type { CashbackOffer } from '../bonuses/index.ts'
import type { Period } from './periods.ts'
import type { Settled, ShareTerms } from './share.ts'

interface DaySum {
  playerId: string
  currency: string
  day: string
  staked: bigint
  won: bigint
}

/** Adds to the days of players, in one statement. */
export async function addToDays(tx: Tx, sums: readonly DaySum[]): Promise<void> {
  await tx.query({
    name: 'cashback-day-add',
    text: `INSERT INTO cashback_day AS known (player_id, currency, day, staked, won)
      SELECT "playerId", currency, day, sum(staked), sum(won)
      FROM json_to_recordset($1) AS moved ("playerId" uuid, currency text, day date, staked numeric, won numeric)
      GROUP BY 1, 2, 3
      ON CONFLICT (player_id, currency, day) DO UPDATE SET
        staked = known.staked + excluded.staked, won = known.won + excluded.won`,
    values: [JSON.stringify(sums, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))],
  })
}

export async function removeDays(tx: Tx): Promise<void> {
  await tx.query('DELETE FROM cashback_day')
}

/** A period with the offer it is played under. */
export interface OfferedPeriod extends Period {
  offerId: string
  offer: CashbackOffer
}

const PERIOD = `offer_id AS "offerId", starts_on::text AS "startsOn", ends_on::text AS "endsOn", pays_at AS "paysAt", offer`

/** Has whoever keeps periods take turns until the transaction ends, whatever file each of them has read. */
export async function lockPeriods(tx: Tx): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('cashback periods', 0))`)
}

/** Keeps periods with their offers; one that is kept stays as it was first seen. */
export async function keepPeriods(tx: Tx, periods: readonly OfferedPeriod[]): Promise<void> {
  await tx.query(
    `INSERT INTO cashback_period (offer_id, starts_on, ends_on, pays_at, offer)
     SELECT "offerId", "startsOn", "endsOn", "paysAt", offer FROM json_to_recordset($1)
       AS seen ("offerId" text, "startsOn" date, "endsOn" date, "paysAt" timestamptz, offer jsonb)
     ON CONFLICT (offer_id, starts_on) DO NOTHING`,
    [JSON.stringify(periods)],
  )
}

/** Leaves the periods of every offer but those that run now; one of these goes on with a period that is not over. */
export async function leaveOffers(tx: Tx, running: readonly string[], now: Date): Promise<void> {
  await tx.query('UPDATE cashback_period SET is_left = true WHERE NOT is_left AND NOT offer_id = ANY ($1)', [running])
  await tx.query('UPDATE cashback_period SET is_left = false WHERE is_left AND offer_id = ANY ($1) AND ends_on > $2', [
    running,
    now.toISOString().slice(0, 10),
  ])
}

/** Until when periods of an offer are kept, the first day that is in none, and whether it ran when somebody looked last. */
export interface Followed {
  until: string
  isLeft: boolean
}

export async function readFollowed(db: Queryable, offerIds: readonly string[]): Promise<Map<string, Followed>> {
  const rows = await many<Followed & { offerId: string }>(
    db,
    `SELECT offer_id AS "offerId", max(ends_on)::text AS until, bool_and(is_left) AS "isLeft" FROM cashback_period
     WHERE offer_id = ANY ($1) GROUP BY 1`,
    [offerIds],
  )
  return new Map(rows.map((row) => [row.offerId, row]))
}

/** Periods that are not settled, the oldest first; with a moment, those to be paid by then. */
export function readOpenPeriods(db: Queryable, dueAt: Date | null = null): Promise<OfferedPeriod[]> {
  return many(
    db,
    `SELECT ${PERIOD} FROM cashback_period
     WHERE settled_at IS NULL AND ($1::timestamptz IS NULL OR pays_at <= $1) ORDER BY starts_on, offer_id LIMIT 1000`,
    [dueAt],
  )
}

export async function markSettled(db: Queryable, { offerId, startsOn }: OfferedPeriod, now: Date): Promise<void> {
  await db.query(
    'UPDATE cashback_period SET settled_at = $3 WHERE offer_id = $1 AND starts_on = $2 AND settled_at IS NULL',
    [offerId, startsOn, now],
  )
}

/** A player who played for real money in a currency. */
export interface Loser {
  playerId: string
  currency: string
}

/** Who played in a period and has no share of it, in order; `after` one that was listed. */
export function listUnsettled(
  db: Queryable,
  { offerId, startsOn, endsOn }: OfferedPeriod,
  after: Loser | null,
  limit: number,
): Promise<Loser[]> {
  return many(
    db,
    `SELECT DISTINCT player_id AS "playerId", currency FROM cashback_day day
     WHERE day >= $2 AND day < $3 AND ($4::uuid IS NULL OR (player_id, currency) > ($4, $5))
       AND NOT EXISTS (SELECT FROM cashback_share share WHERE share.player_id = day.player_id AND offer_id = $1
         AND share.currency = day.currency AND starts_on = $2)
     ORDER BY 1, 2 LIMIT $6`,
    [offerId, startsOn, endsOn, after?.playerId ?? null, after?.currency ?? '', limit],
  )
}

/** What a player lost in a currency in each of some periods; below zero where more was won. */
export async function readLosses(
  db: Queryable,
  { playerId, currency }: Loser,
  periods: readonly Pick<Period, 'startsOn' | 'endsOn'>[],
): Promise<bigint[]> {
  const rows = await many<{ loss: string }>(
    db,
    `SELECT (SELECT coalesce(sum(staked - won), 0)::text FROM cashback_day
        WHERE player_id = $1 AND currency = $2 AND day >= starts_on AND day < ends_on) AS loss
     FROM unnest($3::date[], $4::date[]) WITH ORDINALITY AS period (starts_on, ends_on, place) ORDER BY place`,
    [playerId, currency, periods.map(({ startsOn }) => startsOn), periods.map(({ endsOn }) => endsOn)],
  )
  return rows.map(({ loss }) => toBigInt(loss))
}

/** The periods of an offer that were settled for a player, with their losses as they are known now. */
export async function readSettled(db: Queryable, { playerId, currency }: Loser, offerId: string): Promise<Settled[]> {
  const rows = await many<{ percentage: string; floor: string; cap: string; loss: string; amount: string }>(
    db,
    `SELECT percentage, floor::text, cap::text, amount::text,
       (SELECT coalesce(sum(staked - won), 0)::text FROM cashback_day day WHERE day.player_id = share.player_id
          AND day.currency = share.currency AND day >= starts_on AND day < ends_on) AS loss
     FROM cashback_share share WHERE player_id = $1 AND currency = $2 AND offer_id = $3 AND state <> 'excluded'`,
    [playerId, currency, offerId],
  )
  return rows.map(({ percentage, floor, cap, loss, amount }) => ({
    percentage: Number(percentage),
    floor: toBigInt(floor),
    cap: toBigInt(cap),
    loss: toBigInt(loss),
    amount: toBigInt(amount),
  }))
}

export type ShareState = 'paid' | 'none' | 'excluded' | 'waits' | 'lapsed'

export interface NewShare extends Loser, ShareTerms {
  offerId: string
  startsOn: string
  endsOn: string
  loss: bigint
  amount: bigint
  state: ShareState
  bonusId: string | null
}

/** Whether the period was settled for the player. */
export async function hasShare(tx: Tx, { playerId, currency }: Loser, period: OfferedPeriod): Promise<boolean> {
  const { isThere } = await one<{ isThere: boolean }>(
    tx,
    `SELECT EXISTS (SELECT FROM cashback_share WHERE player_id = $1 AND offer_id = $2 AND currency = $3
       AND starts_on = $4) AS "isThere"`,
    [playerId, period.offerId, currency, period.startsOn],
  )
  return isThere
}

/** Keeps what a player got of a period. Throws where it was settled before. */
export async function insertShare(tx: Tx, share: NewShare, now: Date): Promise<void> {
  const { playerId, offerId, currency, startsOn, endsOn, percentage, floor, cap, loss, amount, state, bonusId } = share
  await tx.query(
    `INSERT INTO cashback_share (player_id, offer_id, currency, starts_on, ends_on, percentage, floor, cap, loss, amount,
       state, bonus_id, settled_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [playerId, offerId, currency, startsOn, endsOn, percentage, floor, cap, loss, amount, state, bonusId, now],
  )
}

/** A share that waits, with the offer it was counted under. */
export interface WaitingShare extends Loser {
  offerId: string
  startsOn: string
  amount: bigint
  offer: CashbackOffer
  settledAt: Date
}

type WaitingRow = Omit<WaitingShare, 'amount'> & { amount: string }

const WAITING = `share.player_id AS "playerId", share.currency, share.offer_id AS "offerId",
  share.starts_on::text AS "startsOn", share.amount::text, period.offer, share.settled_at AS "settledAt"`
const WITH_PERIOD = 'cashback_share share JOIN cashback_period period USING (offer_id, starts_on)'

const toWaiting = (row: WaitingRow): WaitingShare => ({ ...row, amount: toBigInt(row.amount) })

/** Shares that wait, a page at a time in the order of their players. */
export async function listWaiting(db: Queryable, after: string | null, limit: number): Promise<WaitingShare[]> {
  const rows = await many<WaitingRow>(
    db,
    `SELECT ${WAITING} FROM ${WITH_PERIOD} WHERE state = 'waits' AND player_id IN (
       SELECT DISTINCT player_id FROM cashback_share
       WHERE state = 'waits' AND ($1::uuid IS NULL OR player_id > $1) ORDER BY 1 LIMIT $2)
     ORDER BY share.player_id, share.starts_on`,
    [after, limit],
  )
  return rows.map(toWaiting)
}

/** The same share, held until the transaction ends; undefined where it waits no more. */
export async function lockWaiting(tx: Tx, share: WaitingShare): Promise<WaitingShare | undefined> {
  const row = await maybeOne<WaitingRow>(
    tx,
    `SELECT ${WAITING} FROM ${WITH_PERIOD} WHERE state = 'waits' AND player_id = $1 AND share.offer_id = $2
       AND currency = $3 AND share.starts_on = $4 FOR NO KEY UPDATE OF share`,
    [share.playerId, share.offerId, share.currency, share.startsOn],
  )
  return row && toWaiting(row)
}

/** Ends the wait of a share: with a bonus it is paid, else it lapses. */
export async function endWaiting(tx: Tx, share: WaitingShare, bonusId: string | null, now: Date): Promise<void> {
  await tx.query(
    `UPDATE cashback_share SET state = CASE WHEN $5::uuid IS NULL THEN 'lapsed' ELSE 'paid' END, bonus_id = $5,
       settled_at = $6 WHERE player_id = $1 AND offer_id = $2 AND currency = $3 AND starts_on = $4`,
    [share.playerId, share.offerId, share.currency, share.startsOn, bonusId, now],
  )
}

/** A share as operators see it; amounts in smallest units. */
export interface StoredShare {
  offerId: string
  currency: string
  startsOn: string
  endsOn: string
  percentage: number
  loss: bigint
  amount: bigint
  state: ShareState
  bonusId: string | null
  settledAt: Date
}

/** The shares of a player, the latest period first. */
export async function listShares(
  db: Queryable,
  playerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredShare[]> {
  const rows = await many<
    Omit<StoredShare, 'percentage' | 'loss' | 'amount'> & Record<'percentage' | 'loss' | 'amount', string>
  >(
    db,
    `SELECT offer_id AS "offerId", currency, starts_on::text AS "startsOn", ends_on::text AS "endsOn",
       percentage::text, loss::text, amount::text, state, bonus_id AS "bonusId", settled_at AS "settledAt"
     FROM cashback_share WHERE player_id = $1 ORDER BY starts_on DESC, offer_id, currency LIMIT $2 OFFSET $3`,
    [playerId, limit, offset],
  )
  return rows.map((row) => ({
    ...row,
    percentage: Number(row.percentage),
    loss: toBigInt(row.loss),
    amount: toBigInt(row.amount),
  }))
}

export async function countShares(db: Queryable, playerId: string): Promise<number> {
  const text = 'SELECT count(*)::integer AS total FROM cashback_share WHERE player_id = $1'
  return (await one<{ total: number }>(db, text, [playerId])).total
}
