import type { AuditLine, AuditSubject } from '@baize/contract'
import type { Queryable } from '@baize/database'
import type { Author, Change, Context } from './line.ts'
import * as store from './store.ts'

/** Writes what was changed, in the transaction of the change. */
export function recordWrites(
  db: Queryable,
  author: Author,
  context: Context,
  changes: readonly Change[],
): Promise<void> {
  return store.insertLines(db, { ...author, ...context, action: 'write' }, changes)
}

/** Writes at whom somebody looked, before they see it. */
export function recordLooks(
  db: Queryable,
  author: Author,
  context: Context,
  subjects: readonly AuditSubject[],
): Promise<void> {
  const looks = subjects.map((subject) => ({ subject, before: null, after: null, reason: null }))
  return store.insertLines(db, { ...author, ...context, action: 'look' }, looks)
}

/** Lines of the log, the newest first. */
export async function listLines(
  db: Queryable,
  filter: store.LineFilter,
  slice: { limit: number; offset: number },
): Promise<{ rows: AuditLine[]; totalRows: number }> {
  const { rows, totalRows } = await store.readLines(db, filter, slice)
  return { rows: rows.map(toWire), totalRows }
}

function toWire({ at, subjectKind, subjectId, ...line }: store.StoredLine): AuditLine {
  return { ...line, at: at.toISOString(), subject: { kind: subjectKind, id: subjectId } }
}
