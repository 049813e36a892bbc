import { many, maybeOne, one, type Queryable, type Tx } from '@baize/database'
import type { Medium } from './letter.ts'

/** A letter as it waits. */
export interface StoredLetter {
  id: string
  kind: string
  medium: Medium
  recipient: string | null
  sealed: Buffer
  /** Those begun, the one it was taken for included. */
  attempts: number
  writtenAt: Date
  expiresAt: Date
}

const COLUMNS = `id, kind, medium, recipient, sealed, attempts, written_at AS "writtenAt", expires_at AS "expiresAt"`

/** A letter that was just written. */
interface NewLetter extends Omit<StoredLetter, 'attempts'> {
  dueAt: Date
  /** Whom it promotes something to. */
  promotedTo: string | null
}

export async function insertLetter(tx: Tx, letter: NewLetter): Promise<void> {
  await tx.query(
    `INSERT INTO letter (id, kind, medium, recipient, sealed, written_at, next_attempt_at, expires_at, promoted_to)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      letter.id,
      letter.kind,
      letter.medium,
      letter.recipient,
      letter.sealed,
      letter.writtenAt,
      letter.dueAt,
      letter.expiresAt,
      letter.promotedTo,
    ],
  )
}

/** Takes the letters that are due, oldest first, so that nobody else takes them before `untilAt`. */
export function takeDue(db: Queryable, now: Date, untilAt: Date, countMax: number): Promise<StoredLetter[]> {
  return many<StoredLetter>(
    db,
    `UPDATE letter SET attempts = attempts + 1, next_attempt_at = $2
     WHERE id IN (SELECT id FROM letter WHERE next_attempt_at <= $1 ORDER BY next_attempt_at LIMIT $3
       FOR UPDATE SKIP LOCKED)
     RETURNING ${COLUMNS}`,
    [now, untilAt, countMax],
  )
}

/** Takes one letter, if it is there and due, so that nobody else takes it before `untilAt`. */
export function takeLetter(db: Queryable, id: string, now: Date, untilAt: Date): Promise<StoredLetter | undefined> {
  return maybeOne<StoredLetter>(
    db,
    `UPDATE letter SET attempts = attempts + 1, next_attempt_at = $3 WHERE id = $1 AND next_attempt_at <= $2
     RETURNING ${COLUMNS}`,
    [id, now, untilAt],
  )
}

/** When a letter is due, or undefined when it waits no more. */
export async function readDueAt(db: Queryable, id: string): Promise<Date | undefined> {
  const row = await maybeOne<{ dueAt: Date }>(db, 'SELECT next_attempt_at AS "dueAt" FROM letter WHERE id = $1', [id])
  return row?.dueAt
}

export async function postpone(tx: Tx, id: string, nextAttemptAt: Date): Promise<void> {
  await tx.query('UPDATE letter SET next_attempt_at = $2 WHERE id = $1', [id, nextAttemptAt])
}

export async function removeLetter(db: Queryable, id: string): Promise<void> {
  await db.query('DELETE FROM letter WHERE id = $1', [id])
}

/** Takes back letters that wait and promote something to these players. */
export async function dropPromotions(tx: Tx, playerIds: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM letter WHERE promoted_to = ANY($1)', [playerIds])
}

/** Why a letter was never delivered: refused by whoever carries it, of no use any more, or closed by a lost secret. */
export type GivenUp = 'refused' | 'late' | 'unreadable'

/** Removes the letter and keeps that it was given up, without what it said. */
export async function giveUp(db: Queryable, letter: StoredLetter, reason: GivenUp, now: Date): Promise<void> {
  await db.query(
    `WITH gone AS (DELETE FROM letter WHERE id = $1 RETURNING id, kind, medium, recipient, attempts, written_at)
     INSERT INTO letter_given_up (id, kind, medium, recipient, attempts, written_at, reason, given_up_at)
     SELECT id, kind, medium, recipient, attempts, written_at, $2, $3 FROM gone WHERE recipient IS NOT NULL`,
    [letter.id, reason, now],
  )
}

/** A letter that was given up, as its row has it. */
export interface GivenUpLetter extends Pick<StoredLetter, 'id' | 'kind' | 'medium' | 'attempts' | 'writtenAt'> {
  recipient: string
  reason: GivenUp
  givenUpAt: Date
}

/** Newest first. */
export async function readGivenUp(
  db: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: GivenUpLetter[]; totalRows: number }> {
  const rows = await many<GivenUpLetter>(
    db,
    `SELECT id, kind, medium, recipient, attempts, written_at AS "writtenAt", reason, given_up_at AS "givenUpAt"
     FROM letter_given_up ORDER BY given_up_at DESC, id DESC LIMIT $1 OFFSET $2`,
    [limit, offset],
  )
  const { count } = await one<{ count: number }>(db, 'SELECT count(*) AS count FROM letter_given_up', [])
  return { rows, totalRows: count }
}

/** Removes the oldest that were given up before then; returns how many. */
export async function removeGivenUp(db: Queryable, before: Date, countMax: number): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM letter_given_up WHERE id IN (
       SELECT id FROM letter_given_up WHERE given_up_at < $1 ORDER BY given_up_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [before, countMax],
  )
  return rowCount ?? 0
}
