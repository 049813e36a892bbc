import type { TurnoverWager } from '@baize/contract'
import type { Queryable } from '@baize/database'
import { toMainNumber } from '@baize/money'
import { currencyByCode, turnoverMultiplier, turnoverOf } from '../../modules/ground/settings/index.ts'
import { readTurnover, requireTurnover } from '../../modules/money/wallet/index.ts'
import type { DepositListener } from './settle-deposit.ts'

/** Every deposit has to be staked before its account's money may leave. */
export const turnoverListener: DepositListener = {
  name: 'turnover',
  settled: async (tx, { settledAt, ...deposit }) =>
    requireTurnover(tx, { accountId: deposit.accountId, amount: await turnoverOf(tx, deposit) }, settledAt),
  foresee: async (db, deposit) => ({ turnover: await turnoverOf(db, deposit) }),
}

/** How far the player's stakes in a currency are; of one the house does not know nothing is asked. */
export async function turnoverWager(db: Queryable, playerId: string, currency: string): Promise<TurnoverWager> {
  const definition = currencyByCode(currency)
  const { total, left } = await readTurnover(db, playerId, currency)
  const subunitToUnit = definition?.subunitToUnit ?? 1n
  return {
    total: toMainNumber(total, subunitToUnit),
    turnOverWager: await turnoverMultiplier(db, currency),
    turnOverWagerAmount: toMainNumber(left, subunitToUnit),
    currency,
  }
}
