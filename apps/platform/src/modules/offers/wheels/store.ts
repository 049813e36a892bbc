import { many, maybeOne, one, type Queryable, type Tx } from '@baize/database'
import type { Wheel } from '../bonuses/index.ts'

/** A seed as it stands; its `wheel` is what is played while it is in use. */
export interface Seed {
  id: string
  wheelId: string
  seed: Buffer
  commitment: Buffer
  wheel: Wheel
  usedFrom: Date
  retiredAt: Date | null
}

const SEED = `id, wheel_id AS "wheelId", seed, commitment, wheel, used_from AS "usedFrom", retired_at AS "retiredAt"`

/** Puts a seed to use; the wheel has none. */
export async function insertSeed(tx: Tx, seed: Omit<Seed, 'retiredAt'>): Promise<void> {
  await tx.query(
    `INSERT INTO wheel_seed (id, wheel_id, seed, commitment, wheel, used_from) VALUES ($1, $2, $3, $4, $5, $6)`,
    [seed.id, seed.wheelId, seed.seed, seed.commitment, JSON.stringify(seed.wheel), seed.usedFrom],
  )
}

/** Makes changes of a wheel's seeds take turns until the transaction ends. */
export async function lockSeeds(tx: Tx, wheelId: string): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('wheel seeds ' || $1, 0))`, [wheelId])
}

/** The seeds in use, by wheel. */
export async function readSeeds(db: Queryable): Promise<Map<string, Seed>> {
  const rows = await many<Seed>(db, `SELECT ${SEED} FROM wheel_seed WHERE retired_at IS NULL ORDER BY wheel_id`, [])
  return new Map(rows.map((row) => [row.wheelId, row]))
}

/** The seed in use. */
export function readSeed(db: Queryable, wheelId: string): Promise<Seed | undefined> {
  return maybeOne(db, `SELECT ${SEED} FROM wheel_seed WHERE wheel_id = $1 AND retired_at IS NULL`, [wheelId])
}

/** The seed in use where it is good for something, kept in use until the transaction ends. */
export async function holdSeed(tx: Tx, wheelId: string, isGood: (seed: Seed) => boolean): Promise<Seed | undefined> {
  const seed = await readSeed(tx, wheelId)
  // Whoever retires a seed waits for those that hold it, so it is held only where nobody here retires it.
  if (!seed || !isGood(seed)) return undefined
  return maybeOne(tx, `SELECT ${SEED} FROM wheel_seed WHERE id = $1 AND retired_at IS NULL FOR SHARE`, [seed.id])
}

export async function retireSeed(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query('UPDATE wheel_seed SET retired_at = $2 WHERE id = $1 AND retired_at IS NULL', [id, now])
}

/** Seeds of a wheel, the newest first. */
export function listSeeds(db: Queryable, wheelId: string, limit: number, offset: number): Promise<Seed[]> {
  return many(db, `SELECT ${SEED} FROM wheel_seed WHERE wheel_id = $1 ORDER BY id DESC LIMIT $2 OFFSET $3`, [
    wheelId,
    limit,
    offset,
  ])
}

export function countSeeds(db: Queryable, wheelId: string): Promise<number> {
  return total(db, 'SELECT count(*)::integer AS total FROM wheel_seed WHERE wheel_id = $1', [wheelId])
}

export interface NewSpins {
  ids: readonly string[]
  playerId: string
  wheelId: string
  cause: string
  expiresAt: Date | null
}

/** Gives spins; how many of them this cause had not brought before. */
export async function insertSpins(tx: Tx, { ids, playerId, wheelId, cause, expiresAt }: NewSpins, now: Date) {
  const { rowCount } = await tx.query(
    `INSERT INTO wheel_spin (id, player_id, wheel_id, cause, place, granted_at, expires_at)
     SELECT id, $2, $3, $4, place, $5, $6 FROM unnest($1::uuid[]) WITH ORDINALITY AS spin (id, place)
     ON CONFLICT (player_id, wheel_id, cause, place) DO NOTHING`,
    [ids, playerId, wheelId, cause, now, expiresAt],
  )
  return rowCount ?? 0
}

/** How often causes of a kind (`deposit`) brought the player spins since a moment. */
export function countCauses(db: Queryable, playerId: string, wheelId: string, kind: string, since: Date) {
  return total(
    db,
    `SELECT count(DISTINCT cause)::integer AS total FROM wheel_spin
     WHERE player_id = $1 AND wheel_id = $2 AND cause LIKE $3 || ':%' AND granted_at >= $4`,
    [playerId, wheelId, kind, since],
  )
}

export interface HeldSpin {
  id: string
  wheelId: string
  expiresAt: Date | null
}

/** How many spins one answer lists. */
const HELD_MAX = 200

/** Spins the player can use on any wheel, those that expire first before the others. */
export function readHeld(db: Queryable, playerId: string, now: Date): Promise<HeldSpin[]> {
  return many(
    db,
    `SELECT id, wheel_id AS "wheelId", expires_at AS "expiresAt" FROM wheel_spin
     WHERE player_id = $1 AND state = 1 AND (expires_at IS NULL OR expires_at > $2)
     ORDER BY expires_at NULLS LAST, id LIMIT $3`,
    [playerId, now, HELD_MAX],
  )
}

/** Uses the spin that expires first; undefined where the player has none. */
export async function takeSpin(tx: Tx, playerId: string, wheelId: string, now: Date): Promise<string | undefined> {
  const row = await maybeOne<{ id: string }>(
    tx,
    `UPDATE wheel_spin SET state = 2, ended_at = $3 WHERE id = (
       SELECT id FROM wheel_spin WHERE player_id = $1 AND wheel_id = $2 AND state = 1
         AND (expires_at IS NULL OR expires_at > $3) ORDER BY expires_at NULLS LAST, id LIMIT 1 FOR UPDATE)
     RETURNING id`,
    [playerId, wheelId, now],
  )
  return row?.id
}

/** Ends spins whose time is over, of wheels that go; how many. */
export async function expireSpins(db: Queryable, now: Date, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `UPDATE wheel_spin SET state = 3, ended_at = $1 WHERE id IN (
       SELECT id FROM wheel_spin spin WHERE state = 1 AND expires_at <= $1
         AND NOT EXISTS (SELECT FROM wheel_stop stop WHERE stop.wheel_id = spin.wheel_id)
       ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [now, limit],
  )
  return rowCount ?? 0
}

/** Takes spins back that a player holds, those that expire last before the others; how many. */
export async function takeBackSpins(tx: Tx, playerId: string, wheelId: string, count: number, now: Date) {
  const { rowCount } = await tx.query(
    `UPDATE wheel_spin SET state = 4, ended_at = $4 WHERE id IN (
       SELECT id FROM wheel_spin WHERE player_id = $1 AND wheel_id = $2 AND state = 1
       ORDER BY expires_at DESC NULLS FIRST, id DESC LIMIT $3 FOR UPDATE)`,
    [playerId, wheelId, count, now],
  )
  return rowCount ?? 0
}

/** How many draws the player made on each wheel since a moment. */
export async function countDraws(db: Queryable, playerId: string, wheelId: string, since: Date): Promise<number> {
  return total(
    db,
    `SELECT count(*)::integer AS total FROM wheel_draw WHERE player_id = $1 AND wheel_id = $2 AND drawn_at >= $3`,
    [playerId, wheelId, since],
  )
}

/** Which draw of the player from the seed the next one is. */
export async function nextTurn(tx: Tx, seedId: string, playerId: string): Promise<number> {
  const text = 'SELECT coalesce(max(turn), 0) + 1 AS turn FROM wheel_draw WHERE seed_id = $1 AND player_id = $2'
  return (await one<{ turn: number }>(tx, text, [seedId, playerId])).turn
}

export interface Draw {
  spinId: string
  seedId: string
  wheelId: string
  playerId: string
  turn: number
  playerKey: string
  sectorId: string
  accountId: string
  currency: string
  bonusId: string | null
  freeSpinId: string | null
}

export async function insertDraw(tx: Tx, draw: Draw, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO wheel_draw (spin_id, seed_id, wheel_id, player_id, turn, player_key, sector_id, account_id, currency,
       bonus_id, free_spin_id, drawn_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      draw.spinId,
      draw.seedId,
      draw.wheelId,
      draw.playerId,
      draw.turn,
      draw.playerKey,
      draw.sectorId,
      draw.accountId,
      draw.currency,
      draw.bonusId,
      draw.freeSpinId,
      now,
    ],
  )
}

/** A draw with the seed it was made from. */
export interface ListedDraw extends Omit<Draw, 'accountId' | 'bonusId' | 'freeSpinId'> {
  drawnAt: Date
  seed: Buffer
  commitment: Buffer
  wheel: Wheel
  retiredAt: Date | null
}

const OF_PLAYER = 'player_id = $1 AND ($2::text IS NULL OR draw.wheel_id = $2)'

/** Draws of a player on one wheel, or on all, the newest first. */
export function listDraws(
  db: Queryable,
  playerId: string,
  wheelId: string | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedDraw[]> {
  return many(
    db,
    `SELECT spin_id AS "spinId", seed_id AS "seedId", draw.wheel_id AS "wheelId", player_id AS "playerId", turn,
       player_key AS "playerKey", sector_id AS "sectorId", currency, drawn_at AS "drawnAt", seed, commitment, wheel,
       retired_at AS "retiredAt"
     FROM wheel_draw draw JOIN wheel_seed ON wheel_seed.id = seed_id
     WHERE ${OF_PLAYER} ORDER BY drawn_at DESC, spin_id DESC LIMIT $3 OFFSET $4`,
    [playerId, wheelId, limit, offset],
  )
}

/** A draw with whose it is and what it gave. */
export interface DrawnSpin {
  spinId: string
  playerId: string
  sectorId: string
  currency: string
  cause: string
  commitment: Buffer
  turn: number
  drawnAt: Date
}

/** What all players drew on a wheel, the newest first; for operators. */
export function listDrawnSpins(
  db: Queryable,
  wheelId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<DrawnSpin[]> {
  return many(
    db,
    `SELECT spin_id AS "spinId", draw.player_id AS "playerId", sector_id AS "sectorId", currency, cause, commitment,
       turn, drawn_at AS "drawnAt"
     FROM wheel_draw draw JOIN wheel_spin spin ON spin.id = spin_id JOIN wheel_seed seed ON seed.id = seed_id
     WHERE draw.wheel_id = $1 ORDER BY drawn_at DESC, spin_id DESC LIMIT $2 OFFSET $3`,
    [wheelId, limit, offset],
  )
}

export function countDrawnSpins(db: Queryable, wheelId: string): Promise<number> {
  return total(db, 'SELECT count(*)::integer AS total FROM wheel_draw WHERE wheel_id = $1', [wheelId])
}

export function countListedDraws(db: Queryable, playerId: string, wheelId: string): Promise<number> {
  return total(db, `SELECT count(*)::integer AS total FROM wheel_draw draw WHERE ${OF_PLAYER}`, [playerId, wheelId])
}

/** When each wheel that operators stopped was stopped. */
export async function readStops(db: Queryable): Promise<Map<string, Date>> {
  const rows = await many<{ wheelId: string; stoppedAt: Date }>(
    db,
    'SELECT wheel_id AS "wheelId", stopped_at AS "stoppedAt" FROM wheel_stop',
    [],
  )
  return new Map(rows.map(({ wheelId, stoppedAt }) => [wheelId, stoppedAt]))
}

export async function stopWheel(tx: Tx, wheelId: string, now: Date): Promise<void> {
  await tx.query('INSERT INTO wheel_stop (wheel_id, stopped_at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [wheelId, now])
}

/** Starts it again. Spins that players hold last longer by as long as it stood. */
export async function startWheel(tx: Tx, wheelId: string, now: Date): Promise<void> {
  await tx.query(
    `WITH stop AS (DELETE FROM wheel_stop WHERE wheel_id = $1 RETURNING stopped_at)
     UPDATE wheel_spin SET expires_at = expires_at + ($2 - greatest(stopped_at, granted_at)) FROM stop
     WHERE wheel_id = $1 AND state = 1 AND expires_at IS NOT NULL`,
    [wheelId, now],
  )
}

/**
 * How many spins of each wheel are held, were used, of these since a moment, have expired and were taken back, and how
 * often each sector was drawn.
 */
export async function readTallies(db: Queryable, since: Date) {
  const spins = await many<Record<'held' | 'used' | 'lately' | 'expired' | 'takenBack', number> & { wheelId: string }>(
    db,
    `SELECT wheel_id AS "wheelId", count(*) FILTER (WHERE state = 1)::integer AS held,
       count(*) FILTER (WHERE state = 2)::integer AS used,
       count(*) FILTER (WHERE state = 2 AND ended_at >= $1)::integer AS lately,
       count(*) FILTER (WHERE state = 3)::integer AS expired, count(*) FILTER (WHERE state = 4)::integer AS "takenBack"
     FROM wheel_spin GROUP BY 1`,
    [since],
  )
  const sectors = await many<{ wheelId: string; sectorId: string; drawn: number }>(
    db,
    `SELECT wheel_id AS "wheelId", sector_id AS "sectorId", count(*)::integer AS drawn FROM wheel_draw GROUP BY 1, 2`,
    [],
  )
  return { spins, sectors }
}

export interface PlayerSpin {
  id: string
  wheelId: string
  cause: string
  state: 1 | 2 | 3 | 4
  grantedAt: Date
  expiresAt: Date | null
  endedAt: Date | null
  sectorId: string | null
}

/** The spins of a player with what each drew, the newest first. */
export function listPlayerSpins(
  db: Queryable,
  playerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<PlayerSpin[]> {
  return many(
    db,
    `SELECT spin.id, spin.wheel_id AS "wheelId", cause, state, granted_at AS "grantedAt", expires_at AS "expiresAt",
       ended_at AS "endedAt", sector_id AS "sectorId"
     FROM wheel_spin spin LEFT JOIN wheel_draw ON spin_id = spin.id
     WHERE spin.player_id = $1 ORDER BY spin.id DESC LIMIT $2 OFFSET $3`,
    [playerId, limit, offset],
  )
}

export function countPlayerSpins(db: Queryable, playerId: string): Promise<number> {
  return total(db, 'SELECT count(*)::integer AS total FROM wheel_spin WHERE player_id = $1', [playerId])
}

async function total(db: Queryable, text: string, values: unknown[]): Promise<number> {
  return (await one<{ total: number }>(db, text, values)).total
}
