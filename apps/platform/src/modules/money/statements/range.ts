import type { Queryable } from '@baize/database'
import { type Movement, readMovements, readPeriod, recountBalance } from '../ledger/index.ts'
import { addsUp, type Statement, statementOf } from './statement.ts'

/** A period of one account's real money, with every movement of it. */
export interface RangeStatement {
  statement: Statement
  /** The oldest first, in portions; to be read once, on the snapshot the statement is of. Throws at the end where they do not lead to the closing balance. */
  movements: AsyncGenerator<Movement[]>
}

/**
 * What happened between two moments on an account, with what is held for payouts. Proven against the ledger: what was
 * there at either end is counted anew from every posting before it, and the movements lead from one to the other. `db` must be one
 * snapshot. Throws where they do not agree.
 */
export async function readRange(
  db: Queryable,
  { currency, cash, held }: { currency: string; cash: string; held: string },
  period: { from: Date; to: Date },
): Promise<RangeStatement> {
  const purses = [cash, held]
  const statement = statementOf(currency, await readPeriod(db, purses, period))
  const { opening, closing } = statement
  if (!addsUp(statement)) throw new Error(`the lines in ${currency} do not add up`)
  const ends = [
    [opening, await recountBalance(db, purses, period.from)],
    [closing, await recountBalance(db, purses, period.to)],
  ] as const
  for (const [told, counted] of ends)
    if (told !== counted) throw new Error(`${told} ${currency} stand against ${counted} by every posting`)
  return { statement, movements: leadingTo(closing - opening, readMovements(db, purses, period)) }
}

async function* leadingTo(change: bigint, movements: AsyncIterable<Movement[]>): AsyncGenerator<Movement[]> {
  let moved = 0n
  for await (const portion of movements) {
    for (const { amount } of portion) moved += amount
    yield portion
  }
  if (moved !== change) throw new Error(`the movements come to ${moved}, the balances differ by ${change}`)
}
