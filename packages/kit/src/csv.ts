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
