import { keptText, useKeptText } from '../page/kept-text.ts'
import type { CurrencyInfo } from '../page/page-info.ts'

/** What the switch selects until the player has chosen another. */
export const DEFAULT_EQUIVALENT = 'USD'

const chosen = keptText('equivalentCurrency')

/** The currency in which crypto balances are shown as well; `null` when the player wants none. Browser only. */
export function useEquivalentCurrency(): string | null {
  return useKeptText(chosen)
}

/** Remembers the choice in this browser; `null` removes it. */
export function chooseEquivalentCurrency(code: string | null): void {
  chosen.keep(code)
}

/** An amount in main units of one currency as main units of another, to two decimals; `null` when a rate is missing. */
export function equivalentOf(
  amount: number,
  { from, to, currencies }: { from: string; to: string; currencies: readonly CurrencyInfo[] },
): number | null {
  const [source, target] = [from, to].map((code) => currencies.find((currency) => currency.code === code))
  if (!source || !target) return null
  const inBase = (amount * source.subunitToUnit) / source.rate.rate
  return Math.round(((inBase * target.rate.rate) / target.subunitToUnit) * 100) / 100
}

/** Currencies a crypto balance may be shown in, by code. */
export function equivalentChoices(currencies: readonly CurrencyInfo[]): CurrencyInfo[] {
  return currencies
    .filter(({ type, isOff }) => type === 'fiat' && !isOff)
    .toSorted((a, b) => (a.code < b.code ? -1 : 1))
}

/** Whether an account in this currency offers an equivalent. */
export function hasEquivalent(code: string, currencies: readonly CurrencyInfo[]): boolean {
  return currencies.some((currency) => currency.code === code && currency.type === 'crypto')
}
