import { type Queryable, type Tx, maybeOne } from '@baize/database'
import type { OutsidePerson } from './company.ts'

type Who = Pick<OutsidePerson, 'companyId' | 'subject'>

/** Makes arrivals of one person take turns until their transactions end. */
export async function lockPerson(tx: Tx, { companyId, subject }: Who): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('social ' || $1 || ' ' || $2, 0))`, [
    companyId,
    subject,
  ])
}

/** The player who signs in as this person. */
export async function findLinkedPlayer(db: Queryable, { companyId, subject }: Who): Promise<string | null> {
  const row = await maybeOne<{ playerId: string }>(
    db,
    'SELECT player_id AS "playerId" FROM social_link WHERE company_id = $1 AND subject = $2',
    [companyId, subject],
  )
  return row?.playerId ?? null
}

/** From now on the person signs in as this player. */
export async function linkPlayer(tx: Tx, { companyId, subject }: Who, playerId: string, now: Date): Promise<void> {
  await tx.query('INSERT INTO social_link (company_id, subject, player_id, linked_at) VALUES ($1, $2, $3, $4)', [
    companyId,
    subject,
    playerId,
    now,
  ])
}

/** From now on nobody signs in as these players. */
export async function unlinkPlayers(tx: Tx, playerIds: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM social_link WHERE player_id = ANY($1)', [playerIds])
}
