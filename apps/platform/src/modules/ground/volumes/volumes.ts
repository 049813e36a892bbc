import { many, type Queryable, type Tx } from '@baize/database'

/** One part of a table that lies in volumes. */
export interface Volume {
  name: string
  parent: string
  /** `null` for the first, which begins with time itself. */
  beginsAt: Date | null
  /** The first moment after it. */
  endsAt: Date
  /** With its indexes. */
  bytes: number
}

/** The volumes that are in the database, the oldest of each table first. */
export function listVolumes(db: Queryable): Promise<Volume[]> {
  return many(
    db,
    `SELECT name, parent, nullif(begins_at, '-infinity') AS "beginsAt", ends_at AS "endsAt",
       pg_total_relation_size(to_regclass(name))::float8 AS bytes
     FROM volume WHERE left_at IS NULL ORDER BY parent, ends_at`,
  )
}

/** Takes a volume out of the database for good; its rows have been written out. Throws when its table stays busy. */
export async function dropVolume(tx: Tx, name: string): Promise<void> {
  await tx.query('SELECT volume_leave($1)', [name])
}
