/** A plain number may begin with a minus; nothing else may begin with what makes a spreadsheet calculate. */
const NUMBER = /^-?\d+(\.\d+)?$/
const FORMULA = /^[=+\-@\t\r]/

/** Programs that guess take the text for UTF-8 by it; it begins a file. */
export const BYTE_ORDER_MARK = '\u{feff}'

export function csvRow(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** A cell as RFC 4180 has it, and never a formula: who opens the file must not run what somebody put into a name. */
export function csvCell(text: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/**
 * A list that an operation answered with as a table: a row for each entry, a column for each value, the values of lists
 * and objects within it in columns of their own (`tasks.1.progress`).
 */
export function csvOf(entries: readonly unknown[]): string {
  const rows = entries.map((entry) => new Map(valuesOf(entry, [])))
  const columns = [...new Set(rows.flatMap((row) => [...row.keys()]))]
  const table = [columns, ...rows.map((row) => columns.map((column) => row.get(column) ?? ''))]
  return BYTE_ORDER_MARK + table.map(csvRow).join('')
}

function valuesOf(value: unknown, path: readonly string[]): [string, string][] {
  if (value === null || value === undefined) return [[path.join('.'), '']]
  if (Array.isArray(value)) return value.flatMap((item, index) => valuesOf(item, [...path, String(index + 1)]))
  if (typeof value === 'object')
    return Object.entries(value).flatMap(([name, member]) => valuesOf(member, [...path, name]))
  return [[path.join('.') || 'value', typeof value === 'string' ? value : JSON.stringify(value)]]
}
