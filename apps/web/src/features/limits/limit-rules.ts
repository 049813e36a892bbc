import type { Limit } from '@baize/contract'
import { type CashPeriod, type LimitDefinition, cashPeriods } from '@baize/contract/kinds'

/** Stakes, losses or deposits; the other definitions carry no amount. */
export type CashDefinition = (typeof LimitDefinition)['bet' | 'loss' | 'deposit']

/** Most that a limit may be, in main units. */
export const LIMIT_AMOUNT_MAX = 1_000_000

interface Taken {
  limits: readonly Pick<Limit, 'definition' | 'period' | 'currency'>[]
  definition: CashDefinition
}

/** The currencies that have a limit of the kind for the period already. */
export function takenCurrencies({ limits, definition }: Taken, period: CashPeriod): Set<string> {
  const own = limits.filter((limit) => limit.definition === definition && limit.period === period)
  return new Set(own.flatMap(({ currency }) => (currency ? [currency] : [])))
}

/** The first period that leaves a currency free, with that currency, `preferred` before others; `null` for none. */
export function firstFree(
  taken: Taken,
  currencies: readonly string[],
  preferred: string | null,
): { period: CashPeriod; currency: string } | null {
  for (const period of cashPeriods) {
    const currency = freeCurrency(taken, period, currencies, preferred)
    if (currency) return { period, currency }
  }
  return null
}

/** A free currency of the period, `preferred` before others; `null` where every one is taken. */
export function freeCurrency(
  taken: Taken,
  period: CashPeriod,
  currencies: readonly string[],
  preferred: string | null,
): string | null {
  const used = takenCurrencies(taken, period)
  const free = currencies.filter((code) => !used.has(code))
  return free.find((code) => code === preferred) ?? free[0] ?? null
}

/** Whether an amount may be a limit. */
export function isLimitAmount(amount: number): boolean {
  return amount > 0 && amount <= LIMIT_AMOUNT_MAX
}
