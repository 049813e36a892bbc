import type { AuditLine } from '@baize/contract'
import { many, one, type Queryable } from '@baize/database'
import type { Author, Change, Context } from './line.ts'

export type StoredLine = Omit<AuditLine, 'at' | 'subject'> & { at: Date; subjectKind: string; subjectId: string }

/** What the log may be narrowed by. */
export interface LineFilter {
  operatorId?: string
  subjectKind?: string
  subjectId?: string
  operation?: string
  action?: AuditLine['action']
}

/** Matches are counted up to here; nobody turns to the thousandth page. */
const COUNTED_MAX = 10_000

export async function insertLines(
  db: Queryable,
  about: Author & Context & { action: AuditLine['action'] },
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ subject, before, after, reason }) => ({
    subject_kind: subject.kind,
    subject_id: subject.id,
    before,
    after,
    reason,
  }))
  await db.query(
    `INSERT INTO audit_line (at, operator_id, operator, role, operation, action, request_id, network,
       subject_kind, subject_id, before, after, reason)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8, subject_kind, subject_id, nullif(before, 'null'), nullif(after, 'null'), reason
     FROM jsonb_to_recordset($9) AS line
       (subject_kind text, subject_id text, before jsonb, after jsonb, reason text)`,
    [
      about.at,
      about.operatorId,
      about.name,
      about.role,
      about.operation,
      about.action,
      about.requestId,
      about.network,
      JSON.stringify(rows),
    ],
  )
}

export async function readLines(
  db: Queryable,
  filter: LineFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: StoredLine[]; totalRows: number }> {
  const columns = {
    operator_id: filter.operatorId,
    subject_kind: filter.subjectKind,
    subject_id: filter.subjectId,
    operation: filter.operation,
    action: filter.action,
  }
  const given = Object.entries(columns).filter(([, value]) => value !== undefined)
  const conditions = given.map(([column], place) => `${column} = $${place + 1}`)
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`
  const values = given.map(([, value]) => value)
  const rows = await many<StoredLine>(
    db,
    `SELECT number, at, operator_id AS "operatorId", operator, role, operation, action, subject_kind AS "subjectKind",
       subject_id AS "subjectId", before, after, reason, request_id AS "requestId", network
     FROM audit_line ${where} ORDER BY number DESC LIMIT ${limit} OFFSET ${offset}`,
    values,
  )
  const { count } = await one<{ count: number }>(
    db,
    `SELECT count(*) FROM (SELECT FROM audit_line ${where} LIMIT ${COUNTED_MAX}) AS counted`,
    values,
  )
  return { rows, totalRows: count }
}
