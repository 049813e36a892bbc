import type { Queryable, Tx } from '@baize/database'
import { readPeriod } from '../ledger/index.ts'
import { findPurses, listAccounts } from '../wallet/index.ts'
import { addsUp, type Statement, statementOf } from './statement.ts'
import * as store from './store.ts'

/**
 * The player's month in every currency in which they hold or moved real money, what is held for payouts included.
 * Throws when a line is missing, or when the month does not begin with what the last statement ended with.
 */
export async function statementsOf(
  db: Queryable,
  playerId: string,
  month: { month: string; from: Date; to: Date },
): Promise<Statement[]> {
  const last = await store.readLastClosings(db, playerId, month.month)
  const statements: Statement[] = []
  // A player has an account for each currency they use: a handful.
  for (const { id, currency } of await listAccounts(db, playerId)) {
    const purses = await findPurses(db, playerId, id)
    const statement = statementOf(currency, await readPeriod(db, [purses!.cash, purses!.held], month))
    if (!addsUp(statement)) throw new Error(`the lines of ${month.month} in ${currency} do not add up`)
    const before = last[currency]
    if (before !== undefined && BigInt(before) !== statement.opening)
      throw new Error(
        `${month.month} in ${currency} begins with ${statement.opening}, the last one ended with ${before}`,
      )
    statements.push(statement)
  }
  return statements.filter((statement) =>
    Object.values(statement).some((line) => typeof line === 'bigint' && line !== 0n),
  )
}

/** Keeps that the month was told, once over all processes; resolves to false when it was. */
export function keepStatements(
  tx: Tx,
  {
    playerId,
    month,
    statements,
    now,
  }: { playerId: string; month: string; statements: readonly Statement[]; now: Date },
): Promise<boolean> {
  const closings = Object.fromEntries(statements.map(({ currency, closing }) => [currency, String(closing)]))
  return store.insertStatement(tx, { playerId, month, closings, now })
}
