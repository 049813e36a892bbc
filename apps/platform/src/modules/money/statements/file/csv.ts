import { BYTE_ORDER_MARK, csvRow } from '@baize/kit'
import { toMainText } from '@baize/money'
import type { Movement } from '../../ledger/index.ts'
import { kindOf } from './movement.ts'
import type { StatementHead } from './head.ts'

/** Every movement in a row, after what there was at the beginning and before what is left at the end. */
export async function* csvOf(
  { words, currency, subunitToUnit, opening, closing, from, to }: StatementHead,
  movements: AsyncIterable<readonly Movement[]>,
): AsyncGenerator<string> {
  const { columns } = words
  const main = (amount: bigint) => toMainText(amount, subunitToUnit)
  const edge = (at: Date, name: string, balance: bigint) =>
    csvRow([at.toISOString(), name, '', main(balance), currency, ''])
  yield BYTE_ORDER_MARK
  yield csvRow([columns.at, columns.kind, columns.amount, columns.balance, words.currency, columns.reference])
  yield edge(from, words.opening, opening)
  let balance = opening
  for await (const portion of movements) {
    const rows = portion.map((movement) => {
      const { at, amount, key } = movement
      balance += amount
      return csvRow([at.toISOString(), words.kinds[kindOf(movement)], main(amount), main(balance), currency, key])
    })
    yield rows.join('')
  }
  yield edge(to, words.closing, closing)
}
