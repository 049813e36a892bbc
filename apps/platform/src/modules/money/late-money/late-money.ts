import type { LateMoney as LateMoneyView } from '@baize/contract'
import { assert } from '@baize/kit'
import { toMainNumber } from '@baize/money'
import { currencyByCode } from '../../ground/settings/index.ts'
import type { LateMoney } from './store.ts'

/** As operators see it. */
export function lateMoneyView({ amount, heldSince, toldAt, ...money }: LateMoney): LateMoneyView {
  const definition = currencyByCode(money.currency)
  assert(definition, 'accounts are in currencies of the house')
  return {
    ...money,
    amount: toMainNumber(amount, definition.subunitToUnit),
    heldSince: heldSince.toISOString(),
    toldAt: toldAt?.toISOString() ?? null,
  }
}
