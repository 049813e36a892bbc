import { many, maybeOne, type Queryable } from '@baize/database'
import { uuidv7 } from '@baize/kit'
import type { Answer, Occasion } from './answer.ts'

export async function keepAnswer(
  db: Queryable,
  { playerId, register, occasion }: { playerId: string; register: string; occasion: Occasion },
  { answer, endsOn, askedAt }: Answer,
): Promise<void> {
  await db.query(
    `INSERT INTO register_answer (id, player_id, register, occasion, answer, ends_on, asked_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [uuidv7(askedAt.getTime()), playerId, register, occasion, answer, endsOn, askedAt],
  )
}

/** What the register said last about the player, however often it did not answer since; of one moment, the worse. */
export function readLatest(db: Queryable, playerId: string, register: string): Promise<Answer | undefined> {
  return maybeOne<Answer>(
    db,
    `SELECT answer, ends_on::text AS "endsOn", asked_at AS "askedAt" FROM register_answer
     WHERE player_id = $1 AND register = $2 AND answer <> 'unreachable'
     ORDER BY asked_at DESC, answer = 'listed' DESC LIMIT 1`,
    [playerId, register],
  )
}

/** The same of several players. */
export async function readLatestOf(
  db: Queryable,
  playerIds: readonly string[],
  register: string,
): Promise<Map<string, Answer>> {
  const rows = await many<Answer & { playerId: string }>(
    db,
    `SELECT DISTINCT ON (player_id) player_id AS "playerId", answer, ends_on::text AS "endsOn", asked_at AS "askedAt"
     FROM register_answer WHERE player_id = ANY ($1) AND register = $2 AND answer <> 'unreachable'
     ORDER BY player_id, asked_at DESC, answer = 'listed' DESC`,
    [playerIds, register],
  )
  return new Map(rows.map(({ playerId, ...answer }) => [playerId, answer]))
}

/** Of these players, those of whom the register said nothing since one moment and was not asked since the other. */
export async function readUnheard(
  db: Queryable,
  {
    playerIds,
    register,
    heardSince,
    triedSince,
  }: { playerIds: readonly string[]; register: string; heardSince: Date; triedSince: Date },
): Promise<string[]> {
  const rows = await many<{ id: string }>(
    db,
    `SELECT id FROM unnest($1::uuid[]) AS present (id)
     WHERE NOT EXISTS (SELECT FROM register_answer WHERE player_id = present.id AND register = $2
       AND (asked_at > $4 OR (answer <> 'unreachable' AND asked_at > $3)))`,
    [playerIds, register, heardSince, triedSince],
  )
  return rows.map(({ id }) => id)
}
