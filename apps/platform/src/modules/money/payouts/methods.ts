import type { Currency, PaymentMethod } from '@baize/contract'
import {
  type Coin,
  coins,
  cryptoMethod,
  fields,
  type KnownValues,
  type MethodTerms,
  methodsIn,
  nameOf,
  networkOf,
} from '../payments/index.ts'

const { agent, bankAccount, coin, cpf, holder, phone, tag, wallet } = fields

interface MethodDefinition extends MethodTerms {
  /** Which field says where the money goes. `null`: the player says it at the company's page. */
  destination: string | null
}

/** What a payout of money may be turned into. */
const payoutCoins = [
  { id: 'BTC', name: 'Bitcoin', pattern: networkOf('btc', 'bitcoin')!.pattern },
  { id: 'USDT-TRC20', name: 'Tether (TRC-20)', pattern: networkOf('usdt', 'tron')!.pattern },
]

const toAddress = (of: Coin): MethodDefinition => ({
  ...cryptoMethod(of, [wallet, ...(of.hasTag ? [tag] : [])]),
  amountMin: 10,
  amountMax: 100_000,
  destination: 'wallet_id',
})

/** The ways to pay out, in the order of the list. */
export const definitions: readonly MethodDefinition[] = [
  {
    method: 'bank_transfer',
    processingType: 'other',
    names: { en: 'Bank transfer', de: 'Überweisung', fa: 'حوالهٔ بانکی' },
    icon: 'card',
    currencies: { type: 'fiat' },
    amountMin: 20,
    amountMax: 20_000,
    fields: [holder, bankAccount],
    destination: 'wallet_id',
  },
  {
    method: 'pix',
    processingType: 'other',
    names: { en: 'Pix', de: 'Pix', fa: 'Pix' },
    icon: 'card',
    currencies: { type: 'fiat', only: ['BRL'] },
    amountMin: 5,
    amountMax: 5000,
    fields: [cpf, phone],
    destination: 'cpf_number',
  },
  {
    method: 'coins',
    processingType: 'other',
    names: { en: 'As coins', de: 'Als Coins', fa: 'به رمزارز' },
    icon: 'currency',
    currencies: { type: 'fiat' },
    amountMin: 20,
    amountMax: 10_000,
    fields: [coin(payoutCoins), wallet],
    destination: 'wallet_id',
  },
  {
    method: '0x.withdrawal.cash_agent',
    processingType: 'other',
    names: { en: 'Cash from an agent', de: 'Bargeld vom Agenten', fa: 'پول نقد از نماینده' },
    icon: 'user',
    currencies: { type: 'fiat' },
    amountMin: 10,
    amountMax: 500,
    fields: [phone, agent],
    destination: 'phone',
  },
  {
    method: 'online_banking',
    processingType: 'form',
    names: { en: 'Online banking', de: 'Online-Banking', fa: 'بانکداری آنلاین' },
    icon: 'external',
    currencies: { type: 'fiat' },
    amountMin: 10,
    amountMax: 5000,
    fields: [],
    destination: null,
  },
  {
    method: 'wallet',
    processingType: 'iframe',
    names: { en: 'Tillpoint wallet', de: 'Tillpoint-Wallet', fa: 'کیف پول Tillpoint' },
    icon: 'wallet',
    currencies: { type: 'fiat' },
    amountMin: 10,
    amountMax: 2000,
    fields: [],
    destination: null,
  },
  ...coins.map(toAddress),
]

/**
 * Those of the ways to pay out that the currency takes, offered to new accounts or not: what somebody has in it may leave.
 * Amounts are in main units.
 */
export function withdrawalMethods(
  offered: readonly MethodTerms[],
  currency: Currency | undefined,
  known: KnownValues,
): PaymentMethod[] {
  // Where the money goes is for the house to know, so a way it does not know is none.
  const own = offered.filter(({ method }) => definitions.some((definition) => definition.method === method))
  return methodsIn(own, currency, known)
}

/** Which field of the method says where the money goes; `null` where the company asks the player itself. */
export function destinationField(method: string): string | null {
  return definitions.find((definition) => definition.method === method)?.destination ?? null
}

/** The name of a method to show in history, in a language. */
export function methodName(method: string, locale: string | null): string {
  return nameOf(definitions, method, locale)
}
