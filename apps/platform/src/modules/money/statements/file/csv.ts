import { toMainText } from '@baize/money'
import type { Movement } from '../../ledger/index.ts'
import { kindOf } from './movement.ts'
import type { StatementHead } from './head.ts'

/** A plain number may begin with a minus; nothing else may begin with what makes a spreadsheet calculate. */
const NUMBER = /^-?\d+(\.\d+)?$/
const FORMULA = /^[=+\-@\t\r]/

/** Programs that guess take the text for UTF-8 by it. */
const BYTE_ORDER_MARK = '\u{feff}'

/** Every movement in a row, after what there was at the beginning and before what is left at the end. */
export async function* csvOf(
  { words, currency, subunitToUnit, opening, closing, from, to }: StatementHead,
  movements: AsyncIterable<readonly Movement[]>,
): AsyncGenerator<string> {
  const { columns } = words
  const main = (amount: bigint) => toMainText(amount, subunitToUnit)
  const edge = (at: Date, name: string, balance: bigint) =>
    rowOf([at.toISOString(), name, '', main(balance), currency, ''])
  yield BYTE_ORDER_MARK
  yield rowOf([columns.at, columns.kind, columns.amount, columns.balance, words.currency, columns.reference])
  yield edge(from, words.opening, opening)
  let balance = opening
  for await (const portion of movements) {
    const rows = portion.map((movement) => {
      const { at, amount, key } = movement
      balance += amount
      return rowOf([at.toISOString(), words.kinds[kindOf(movement)], main(amount), main(balance), currency, key])
    })
    yield rows.join('')
  }
  yield edge(to, words.closing, closing)
}

function rowOf(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

/** A cell as RFC 4180 has it, and never a formula: who opens the file must not run what somebody put into a name. */
export function cellOf(text: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
