import type { Currency, PaymentMethod } from '@baize/contract'
import { type Coin, coins, cryptoMethod } from './crypto.ts'
import { type FieldDefinition, network, phone } from './fields.ts'
import type { Invoice } from './invoice.ts'
import { type KnownValues, type MethodTerms, methodsIn, nameIn, nameOf } from './method-terms.ts'

export interface DepositTerms extends MethodTerms {
  /** What it is called where nobody pays on credit. */
  debitNames?: PaymentMethod['names']
}

const FIAT = { type: 'fiat' } as const

/** Coins come in any amount, so neither their networks nor the method have a most. */
const byAddress = (coin: Coin): DepositTerms => ({
  ...cryptoMethod(coin),
  type: 'address',
  amountMin: 5,
  amountMax: 100_000,
  fields: [withoutLimits(network(coin.networks))],
})

const withoutLimits = ({ options = [], ...field }: FieldDefinition): FieldDefinition => ({
  ...field,
  options: options.map(({ id, name }) => ({ id, name })),
})

/** The ways to pay in that a cashier does unless it tells others, in the order of the list. */
export const cashierMethods: readonly DepositTerms[] = [
  {
    method: 'card',
    processingType: 'form',
    names: { en: 'Bank card', de: 'Bankkarte', fa: 'کارت بانکی' },
    debitNames: { en: 'Debit card', de: 'Debitkarte', fa: 'کارت نقدی' },
    icon: 'card',
    currencies: FIAT,
    amountMin: 10,
    amountMax: 5000,
    presets: [20, 50, 100, 200, 500],
    presetDefault: 50,
    fields: [],
  },
  {
    method: 'phone',
    processingType: 'message',
    names: { en: 'Pay by phone', de: 'Mit dem Handy bezahlen', fa: 'پرداخت با تلفن' },
    icon: 'mobile',
    currencies: FIAT,
    amountMin: 5,
    amountMax: 500,
    presets: [10, 20, 50, 100],
    presetDefault: 20,
    fields: [phone],
  },
  {
    method: 'qr',
    processingType: 'qr',
    names: { en: 'QR code', de: 'QR-Code', fa: 'کد QR' },
    icon: 'grid',
    currencies: FIAT,
    amountMin: 5,
    amountMax: 2000,
    presets: [10, 20, 50, 100],
    presetDefault: 20,
    fields: [],
  },
  {
    method: 'wallet',
    processingType: 'iframe',
    names: { en: 'Tillpoint wallet', de: 'Tillpoint-Wallet', fa: 'کیف پول Tillpoint' },
    icon: 'wallet',
    currencies: FIAT,
    amountMin: 5,
    amountMax: 2000,
    presets: [10, 20, 50, 100],
    presetDefault: 20,
    fields: [],
  },
  {
    method: 'voucher',
    processingType: 'asyncRedirect',
    names: { en: 'Cash in a shop', de: 'Bar im Geschäft', fa: 'نقدی در فروشگاه' },
    icon: 'shop',
    currencies: FIAT,
    amountMin: 10,
    amountMax: 300,
    presets: [20, 50, 100],
    presetDefault: 20,
    fields: [],
  },
]

/** The ways to pay in by address, which the companies of coins do. */
export const addressMethods: readonly DepositTerms[] = coins.map(byAddress)

/** Those of the ways to pay in that take the currency; none for one that is not offered. Amounts are in main units. */
export function depositMethods(
  offered: readonly DepositTerms[],
  currency: Currency | undefined,
  { takesCredit, known }: { takesCredit: boolean; known: KnownValues },
): PaymentMethod[] {
  if (!currency?.isEnabled) return []
  const named = takesCredit ? offered : offered.map((terms) => ({ ...terms, names: terms.debitNames ?? terms.names }))
  return methodsIn(named, currency, known)
}

/** The name of an invoice's method to show in history: as it was when it was chosen, in the language of who reads it. */
export function methodName({ way, method }: Pick<Invoice, 'way' | 'method'>, locale: string | null): string {
  const kept = way?.names && nameIn(way.names, locale)
  return kept ?? way?.name ?? nameOf([...cashierMethods, ...addressMethods], method, locale)
}

/** How the player goes on after the deposit was ordered. */
export function processingOf({
  way,
  method,
}: Pick<Invoice, 'way' | 'method'>): PaymentMethod['processingType'] | undefined {
  return way?.processingType ?? cashierMethods.find((terms) => terms.method === method)?.processingType
}
