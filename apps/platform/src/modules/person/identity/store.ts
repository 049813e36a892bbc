import { many, maybeOne, type Queryable, type Tx } from '@baize/database'
import type { StoredCheck } from './check.ts'
import type { PersonHashes } from './person.ts'

const COLUMNS = `player_id AS "playerId", company_id AS "companyId", applicant_id AS "applicantId", state, reason, told,
  told_at AS "toldAt"`

export function readCheck(db: Queryable, playerId: string): Promise<StoredCheck | undefined> {
  return maybeOne(db, `SELECT ${COLUMNS} FROM identity_check WHERE player_id = $1`, [playerId])
}

/** The check as it stands; words about one player take turns from here on. */
export async function lockCheck(tx: Tx, playerId: string): Promise<StoredCheck | undefined> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('identity ' || $1, 0))`, [playerId])
  return readCheck(tx, playerId)
}

/** Writes the check as it is to be. What is known of the person stays. */
export async function saveCheck(tx: Tx, check: StoredCheck): Promise<void> {
  await tx.query(
    `INSERT INTO identity_check (player_id, company_id, applicant_id, state, reason, told, told_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (player_id) DO UPDATE SET company_id = excluded.company_id, applicant_id = excluded.applicant_id,
       state = excluded.state, reason = excluded.reason, told = excluded.told, told_at = excluded.told_at`,
    [check.playerId, check.companyId, check.applicantId, check.state, check.reason, check.told, check.toldAt],
  )
}

export async function savePerson(tx: Tx, playerId: string, { documentHash, nameHash }: PersonHashes): Promise<void> {
  await tx.query('UPDATE identity_check SET document_hash = $2, name_hash = $3 WHERE player_id = $1', [
    playerId,
    documentHash,
    nameHash,
  ])
}

/** Makes whatever is done about one person take turns until the transactions end, whichever account it begins with. */
export async function lockPerson(tx: Tx, { documentHash, nameHash }: PersonHashes): Promise<void> {
  await tx.query(
    `SELECT pg_advisory_xact_lock(hashtextextended('identity person ' || hash, 0))
     FROM (SELECT encode(hash, 'hex') AS hash FROM unnest($1::bytea[]) AS hash WHERE hash IS NOT NULL ORDER BY 1) AS hashes`,
    [[documentHash, nameHash]],
  )
}

export async function readPerson(db: Queryable, playerId: string): Promise<PersonHashes> {
  const found = await maybeOne<PersonHashes>(
    db,
    'SELECT document_hash AS "documentHash", name_hash AS "nameHash" FROM identity_check WHERE player_id = $1',
    [playerId],
  )
  return found ?? { documentHash: null, nameHash: null }
}

/** Other players who showed the same document, or have the same checked name and day of birth. */
export async function readSameIdentity(db: Queryable, playerId: string): Promise<string[]> {
  const rows = await many<{ id: string }>(
    db,
    `SELECT other.player_id AS id FROM identity_check own JOIN identity_check other ON other.player_id <> own.player_id
       AND (other.document_hash = own.document_hash OR other.name_hash = own.name_hash)
     WHERE own.player_id = $1 ORDER BY 1`,
    [playerId],
  )
  return rows.map(({ id }) => id)
}

/** What is known of people whose accounts are no longer anybody's. */
export async function removeChecks(tx: Tx, playerIds: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM identity_check WHERE player_id = ANY($1)', [playerIds])
}
