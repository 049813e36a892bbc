import { many, type Queryable, type Tx } from '@baize/database'
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

export async function insertLetter(tx: Tx, letter: Omit<StoredLetter, 'attempts'>): Promise<void> {
  await tx.query(
    `INSERT INTO letter (id, kind, medium, recipient, sealed, written_at, next_attempt_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $6, $7)`,
    [letter.id, letter.kind, letter.medium, letter.recipient, letter.sealed, letter.writtenAt, letter.expiresAt],
  )
}

/** Takes the letters that are due, oldest first, so that nobody else takes them before `untilAt`. */
export function takeDue(db: Queryable, now: Date, untilAt: Date, countMax: number): Promise<StoredLetter[]> {
  return many<StoredLetter>(
    db,
    `UPDATE letter SET attempts = attempts + 1, next_attempt_at = $2
     WHERE id IN (SELECT id FROM letter WHERE next_attempt_at <= $1 ORDER BY next_attempt_at LIMIT $3
       FOR UPDATE SKIP LOCKED)
     RETURNING id, kind, medium, recipient, sealed, attempts, written_at AS "writtenAt", expires_at AS "expiresAt"`,
    [now, untilAt, countMax],
  )
}

export async function postpone(db: Queryable, id: string, nextAttemptAt: Date): Promise<void> {
  await db.query('UPDATE letter SET next_attempt_at = $2 WHERE id = $1', [id, nextAttemptAt])
}

export async function removeLetter(db: Queryable, id: string): Promise<void> {
  await db.query('DELETE FROM letter WHERE id = $1', [id])
}
