import type { Purse, StatementLine } from '@baize/contract'
import type { Queryable } from '@baize/database'
import { assert, isUuid, Refusal } from '@baize/kit'
import { toMainNumber } from '@baize/money'
import { currencyByCode } from '../../modules/ground/settings/index.ts'
import { listStatement } from '../../modules/money/ledger/index.ts'
import { findPurses } from '../../modules/money/wallet/index.ts'

/** What the ledger says of a purse of the player's account. Refuses `not_found`. */
export async function accountStatement(
  db: Queryable,
  { playerId, accountId, purse }: { playerId: string; accountId: string; purse: Purse },
  slice: { limit: number; offset: number },
): Promise<{ rows: StatementLine[]; totalRows: number }> {
  const isPossible = isUuid(playerId) && isUuid(accountId)
  const purses = isPossible ? await findPurses(db, playerId, accountId) : undefined
  if (!purses) throw new Refusal('not_found')
  const { currency } = purses
  const definition = currencyByCode(currency)
  assert(definition, 'accounts are in currencies of the house')
  const { rows, totalRows } = await listStatement(db, purses[purse], slice)
  const main = (amount: bigint) => toMainNumber(amount, definition.subunitToUnit)
  return {
    totalRows,
    rows: rows.map(({ amount, balance, postedAt, ...line }) => ({
      ...line,
      currency,
      amount: main(amount),
      balance: main(balance),
      postedAt: postedAt.toISOString(),
    })),
  }
}
