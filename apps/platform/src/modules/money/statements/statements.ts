import type { Queryable, Tx } from '@baize/database'
import { readPeriod } from '../ledger/index.ts'
import { findPurses, listAccounts } from '../wallet/index.ts'
import { addsUp, type Statement, statementOf } from './statement.ts'
import * as store from './store.ts'

/** A player's month, by its first day, and when it begins and ends where they live. */
export interface Month {
  month: string
  from: Date
  to: Date
}

/** What a month came to in every currency, from the moment at which the last statement ended. */
export interface Statements {
  from: Date
  to: Date
  statements: Statement[]
}

/**
 * The player's month in every currency in which they hold or moved real money, what is held for payouts included. It
 * begins where the last statement ended, so that no moment is told twice or never, even if the player moved to another
 * time zone between. Throws when a line is missing, or when the month does not begin with what the last one ended with.
 */
export async function statementsOf(db: Queryable, playerId: string, { month, ...own }: Month): Promise<Statements> {
  const last = await store.readLast(db, playerId, month)
  const period = { from: last?.endsAt ?? own.from, to: own.to }
  const statements: Statement[] = []
  // A player has an account for each currency they use: a handful.
  for (const { id, currency } of await listAccounts(db, playerId)) {
    const purses = await findPurses(db, playerId, id)
    const statement = statementOf(currency, await readPeriod(db, [purses!.cash, purses!.held], period))
    if (!addsUp(statement)) throw new Error(`the lines of ${month} in ${currency} do not add up`)
    const before = last?.closings[currency]
    if (before !== undefined && BigInt(before) !== statement.opening)
      throw new Error(`${month} in ${currency} begins with ${statement.opening}, the last one ended with ${before}`)
    statements.push(statement)
  }
  const told = statements.filter((statement) =>
    Object.values(statement).some((line) => typeof line === 'bigint' && line !== 0n),
  )
  return { ...period, statements: told }
}

/** Keeps that the month was told, once over all processes; resolves to false when it was. */
export function keepStatements(
  tx: Tx,
  { playerId, month, told, now }: { playerId: string; month: string; told: Statements; now: Date },
): Promise<boolean> {
  const closings = Object.fromEntries(told.statements.map(({ currency, closing }) => [currency, String(closing)]))
  return store.insertStatement(tx, { playerId, month, closings, endsAt: told.to, now })
}
