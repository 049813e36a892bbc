import { afterCommit, type Pool, type Queryable, type Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import type { CurrencyDefinition } from './currencies.ts'
import { forgetSettings, inOrder } from './settings.ts'
import { type CurrencyOffer, lockCurrencySettings, readCurrencySettings, saveCurrencyOffer } from './store.ts'

/** A currency and what operators say of it. */
export interface OfferedCurrency extends CurrencyOffer, Pick<CurrencyDefinition, 'code' | 'name' | 'type' | 'isBase'> {}

/** Every currency of the house, those that are off as well, in the order operators gave them. */
export async function listCurrencyOffers(db: Queryable): Promise<OfferedCurrency[]> {
  return offersOf(await readCurrencySettings(db))
}

/**
 * Says whether a currency is for new accounts and deposits, where it stands in lists, and what deposits in it ask to be
 * staked; what is left out stays. Who has money in one that is off keeps it, plays on and is paid out. Refuses
 * `not_found`, and `conflict` where no currency would be left.
 */
export async function changeCurrencyOffer(
  tx: Tx,
  { pool }: { pool: Pool },
  code: string,
  change: Partial<CurrencyOffer>,
): Promise<{ before: OfferedCurrency; after: OfferedCurrency }> {
  const all = offersOf(await lockCurrencySettings(tx))
  const before = all.find((known) => known.code === code)
  if (!before) throw new Refusal('not_found')
  const after = { ...before, ...change }
  const isLast = !after.isEnabled && !all.some((known) => known.isEnabled && known.code !== code)
  if (isLast) throw new Refusal('conflict')
  await saveCurrencyOffer(tx, code, after)
  afterCommit(tx, () => forgetSettings(pool))
  return { before, after }
}

function offersOf(rows: readonly (CurrencyOffer & { code: string })[]): OfferedCurrency[] {
  return inOrder(new Map(rows.map((row) => [row.code, row]))).map(({ definition, row }) => {
    const { code, name, type, isBase } = definition
    const { isEnabled, position, turnoverPercent } = row
    return { code, name, type, isBase, isEnabled, position, turnoverPercent }
  })
}
