import type { Currency, PaymentMethod } from '@baize/contract'

interface MethodDefinition extends Pick<PaymentMethod, 'method' | 'type' | 'processingType' | 'names' | 'icon'> {
  /** Which payment company carries it out. */
  provider: 'cashier'
  currencyType: 'fiat' | 'crypto'
  /** Main units of the base currency; other currencies get round amounts near them. */
  amountMin: number
  amountMax: number
  presets: readonly number[]
  presetDefault: number
  /** What it is called where nobody pays on credit. */
  debitNames?: PaymentMethod['names']
}

/** The ways to pay in, in the order of the list. */
const definitions: readonly MethodDefinition[] = [
  {
    method: 'card',
    provider: 'cashier',
    type: 'form',
    processingType: 'form',
    names: { en: 'Bank card', de: 'Bankkarte', fa: 'کارت بانکی' },
    debitNames: { en: 'Debit card', de: 'Debitkarte', fa: 'کارت نقدی' },
    icon: 'card',
    currencyType: 'fiat',
    amountMin: 10,
    amountMax: 5000,
    presets: [20, 50, 100, 200, 500],
    presetDefault: 50,
  },
]

/** The ways to pay in with the currency; none for one that is not offered. Amounts are in main units. */
export function depositMethods(
  currency: Currency | undefined,
  { takesCredit }: { takesCredit: boolean },
): PaymentMethod[] {
  if (!currency?.isEnabled) return []
  const perBase = currency.rate.rate / currency.subunitToUnit
  return definitions
    .filter((definition) => definition.currencyType === currency.type)
    .map(({ method, type, processingType, names, debitNames, icon, ...money }) => ({
      method,
      type,
      processingType,
      names: takesCredit ? names : (debitNames ?? names),
      logo: null,
      icon,
      amountMin: roundAmount(money.amountMin * perBase),
      amountMax: roundAmount(money.amountMax * perBase),
      presets: money.presets.map((amount) => ({
        amount: roundAmount(amount * perBase),
        default: amount === money.presetDefault,
      })),
      fields: [],
    }))
}

/** The name of a method to show in history, in English. */
export function methodName(method: string): string {
  return definitions.find((definition) => definition.method === method)?.names.en ?? method
}

/** Amounts people like to read, as the first digits of a number. */
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 8, 10]

/** The round amount nearest to the given one: 10 for 11, 1 250 000 is 1 000 000 or 1 500 000. */
export function roundAmount(amount: number): number {
  const exponent = Math.floor(Math.log10(amount))
  const digits = amount / 10 ** exponent
  const nearest = ROUND.reduce((best, round) => (Math.abs(round - digits) < Math.abs(best - digits) ? round : best))
  return Number(`${nearest}e${exponent}`)
}
