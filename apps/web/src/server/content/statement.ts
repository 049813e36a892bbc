/** What a statement asks for. */
export interface Statement {
  collection: string
  where: { field: 'id' | 'stem' | 'pageIdentity' | 'extension'; value: string } | null
  limit: number | null
}

const SHAPE =
  /^\s*select\s+\*\s+from\s+(?<collection>[a-z][A-Za-z]{1,60})(?:\s+where\s+(?<field>id|stem|pageIdentity|extension)\s*=\s*'(?<value>(?:[^']|''){0,200})')?(?:\s+order\s+by\s+stem(?:\s+asc)?)?(?:\s+limit\s+(?<limit>\d{1,4}))?\s*;?\s*$/

/** Words of the statement may be written in capitals; names of collections and fields may not. */
const WORDS = /\b(?:SELECT|FROM|WHERE|ORDER|BY|ASC|LIMIT)\b/g

/**
 * Reads a statement such as `SELECT * FROM enStatic WHERE stem = 'en/static/terms' LIMIT 1`; `null` when it is
 * not of this form. There is nothing else in the language: no other columns, no joins, no expressions.
 */
export function readStatement(text: string): Statement | null {
  const quoted = text.split(/('(?:[^']|'')*')/)
  const lower = quoted.map((piece, index) =>
    index % 2 ? piece : piece.replaceAll(WORDS, (word) => word.toLowerCase()),
  )
  const groups = SHAPE.exec(lower.join(''))?.groups as
    | { collection: string; field?: NonNullable<Statement['where']>['field']; value?: string; limit?: string }
    | undefined
  if (!groups) return null
  const { collection, field, value, limit } = groups
  return {
    collection,
    where: field ? { field, value: value!.replaceAll("''", "'") } : null,
    limit: limit === undefined ? null : Number(limit),
  }
}
