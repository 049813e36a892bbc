import { many, maybeOne, one, type Queryable, type Tx } from '@baize/database'

export interface Note {
  id: string
  playerId: string
  operatorId: string
  /** By name, as it was. */
  operator: string
  text: string
  isConfidential: boolean
  /** The note that this one puts right. */
  corrects: string | null
  writtenAt: Date
}

/** A note with the one that puts it right. */
export interface ListedNote extends Note {
  correctedBy: string | null
}

export async function insertNote(tx: Tx, note: Note): Promise<void> {
  await tx.query(
    `INSERT INTO player_note (id, player_id, operator_id, operator, text, is_confidential, corrects, written_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      note.id,
      note.playerId,
      note.operatorId,
      note.operator,
      note.text,
      note.isConfidential,
      note.corrects,
      note.writtenAt,
    ],
  )
}

const COLUMNS = `note.id, note.player_id AS "playerId", note.operator_id AS "operatorId", note.text,
  note.is_confidential AS "isConfidential", note.corrects, note.written_at AS "writtenAt",
  note.operator, later.id AS "correctedBy"`
const NOTES = `player_note note LEFT JOIN player_note later ON later.corrects = note.id`

/** The note, locked against a second correction. */
export async function lockNote(tx: Tx, id: string): Promise<ListedNote | undefined> {
  return maybeOne(tx, `SELECT ${COLUMNS} FROM ${NOTES} WHERE note.id = $1 FOR UPDATE OF note`, [id])
}

/** Notes about a player, the newest first. */
export async function readNotes(
  db: Queryable,
  { playerId, withConfidential }: { playerId: string; withConfidential: boolean },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ListedNote[]; totalRows: number }> {
  const chosen = 'note.player_id = $1 AND ($2 OR NOT note.is_confidential)'
  const rows = await many<ListedNote>(
    db,
    `SELECT ${COLUMNS} FROM ${NOTES} WHERE ${chosen} ORDER BY note.id DESC LIMIT $3 OFFSET $4`,
    [playerId, withConfidential, limit, offset],
  )
  const text = `SELECT count(*) AS count FROM player_note note WHERE ${chosen}`
  const { count } = await one<{ count: number }>(db, text, [playerId, withConfidential])
  return { rows, totalRows: count }
}

export async function removeNotes(tx: Tx, playerIds: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM player_note WHERE player_id = ANY ($1)', [playerIds])
}
