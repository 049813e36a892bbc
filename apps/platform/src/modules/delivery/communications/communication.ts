import type { Queryable, Tx } from '@baize/database'

/** An answer is long given by then; the page about privacy says so. */
const KEPT_MS = 2 * 365 * 86_400_000

/** What somebody wrote in the contact form. */
export interface Communication {
  id: string
  /** As it was typed; nobody checked that it is theirs. */
  email: string
  message: string
  address: string
  country: string | null
  createdAt: Date
}

export async function addCommunication(tx: Tx, communication: Communication): Promise<void> {
  const { id, email, message, address, country, createdAt } = communication
  await tx.query(
    `INSERT INTO communication (id, email, message, address, country, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, email, message, address, country, createdAt],
  )
}

/** Removes what was written too long ago, the oldest first; returns how many. */
export async function clearCommunications(db: Queryable, now: Date, countMax: number): Promise<number> {
  const { rowCount } = await db.query(
    `DELETE FROM communication WHERE id IN (
       SELECT id FROM communication WHERE created_at < $1 ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    [new Date(now.getTime() - KEPT_MS), countMax],
  )
  return rowCount ?? 0
}
