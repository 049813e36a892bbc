import type { Account } from '@baize/contract'
import type { CurrencyInfo } from '../../../shared/page/page-info.ts'

/** A currency to choose: with an account already, or one to open. */
export interface CurrencyChoice {
  currency: string
  account: Account | null
}

/** Accounts with money first, then the other accounts, then currencies on offer without account; each group by code. */
export function currencyChoices(
  accounts: readonly Account[],
  currencies: readonly Pick<CurrencyInfo, 'code' | 'isOff'>[],
): CurrencyChoice[] {
  const own = accounts
    .map((account) => ({ currency: account.currency, account }))
    .toSorted(
      (left, right) =>
        Number(right.account.balance > 0) - Number(left.account.balance > 0) || byCode(left.currency, right.currency),
    )
  const others = currencies
    .filter(({ code, isOff }) => !isOff && !accounts.some(({ currency }) => currency === code))
    .map(({ code }) => ({ currency: code, account: null }))
    .toSorted((left, right) => byCode(left.currency, right.currency))
  return [...own, ...others]
}

function byCode(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0
}
