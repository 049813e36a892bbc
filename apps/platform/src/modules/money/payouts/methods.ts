import type { Currency, PaymentMethod } from '@baize/contract'
import { fields, type KnownValues, type MethodTerms, methodsIn, nameOf, type Network } from '../payments/index.ts'

const { agent, bankAccount, coin, cpf, holder, network, phone, tag, wallet } = fields

interface MethodDefinition extends MethodTerms {
  /** Which field says where the money goes. `null`: the player says it at the company's page. */
  destination: string | null
}

const BITCOIN = '^(bc1[a-z0-9]{25,87}|[13][a-km-zA-HJ-NP-Z1-9]{25,34})$'
const ETHEREUM = '^0x[0-9a-fA-F]{40}$'
const TRON = '^T[1-9A-HJ-NP-Za-km-z]{33}$'
const TON = '^[UE]Q[A-Za-z0-9_-]{46}$'

const networks: Record<string, readonly Network[]> = {
  BTC: [{ id: 'bitcoin', name: 'Bitcoin', pattern: BITCOIN, minAmount: 0.0005, maxAmount: 2 }],
  ETH: [
    { id: 'ethereum', name: 'Ethereum', pattern: ETHEREUM, minAmount: 0.01, maxAmount: 30 },
    { id: 'arbitrum', name: 'Arbitrum One', pattern: ETHEREUM, minAmount: 0.004, maxAmount: 10 },
  ],
  USDT: [
    { id: 'tron', name: 'Tron (TRC-20)', pattern: TRON, minAmount: 10, maxAmount: 50_000 },
    { id: 'ethereum', name: 'Ethereum (ERC-20)', pattern: ETHEREUM, minAmount: 30, maxAmount: 100_000 },
    { id: 'ton', name: 'TON', pattern: TON, minAmount: 5, maxAmount: 20_000 },
  ],
}

const coins = [
  { id: 'BTC', name: 'Bitcoin', pattern: BITCOIN },
  { id: 'USDT-TRC20', name: 'Tether (TRC-20)', pattern: TRON },
]

const cryptoMethod = (currency: string, name: string, hasTag = false): MethodDefinition => ({
  method: currency.toLowerCase(),
  processingType: 'other',
  names: { en: name, de: name, fa: name },
  icon: 'currency',
  currencies: { type: 'crypto', only: [currency] },
  amountMin: 10,
  amountMax: 100_000,
  fields: [network(networks[currency]!), wallet, ...(hasTag ? [tag] : [])],
  destination: 'wallet_id',
})

/** The ways to pay out, in the order of the list. */
const definitions: readonly MethodDefinition[] = [
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
    fields: [coin(coins), wallet],
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
  cryptoMethod('BTC', 'Bitcoin'),
  cryptoMethod('ETH', 'Ether'),
  cryptoMethod('USDT', 'Tether', true),
]

/** The ways to pay out of the currency; none for one that is not offered. Amounts are in main units. */
export function withdrawalMethods(currency: Currency | undefined, known: KnownValues): PaymentMethod[] {
  return methodsIn(definitions, currency, known)
}

/** Which field of the method says where the money goes; `null` where the company asks the player itself. */
export function destinationField(method: string): string | null {
  return definitions.find((definition) => definition.method === method)?.destination ?? null
}

/** The name of a method to show in history, in English. */
export function methodName(method: string): string {
  return nameOf(definitions, method)
}
