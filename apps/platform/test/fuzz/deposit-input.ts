import type { PaymentField } from '@baize/contract'
import { fromMain } from '@baize/money'
import type { TestPlayer, TestVisitor } from '@baize/testkit'
import { pay } from '../support/money.ts'
import { IBAN } from '../payouts/withdrawing.ts'
import type { House } from './house.ts'

const PHONE = '+4915112345678'

type Body = Record<string, unknown>

/**
 * The generated deposit: into an account of its currency, by a method of that currency, at or between its bounds; coins by
 * one of their networks.
 */
export async function depositInput(visitor: TestVisitor, given: Body, pick: number): Promise<Body> {
  const currencies = await visitor.call('listCurrencies', {})
  const { code: currency, subunitToUnit } = currencies.find(({ code }) => code === given['currency']) ?? {
    code: 'EUR',
    subunitToUnit: 100,
  }
  const accounts = await visitor.call('createAccount', { body: { currency } })
  const methods = await visitor.call('listDepositMethods', { query: { currency } })
  const { method, amountMin, amountMax, fields } = methods[pick % methods.length]!
  const bounds = [amountMin, amountMax].map((bound) => fromMain(bound, BigInt(subunitToUnit)))
  const amount = [...bounds, (bounds[0]! + bounds[1]!) / 2n][pick % 3]!
  return {
    ...given,
    accountId: accounts.find((account) => account.currency === currency)!.id,
    method,
    currency,
    // A coin of 18 decimals soon has more units than a JSON number is exact for: they come as text.
    amount: typeof given['amount'] === 'string' || amount > Number.MAX_SAFE_INTEGER ? String(amount) : Number(amount),
    fields: Object.fromEntries(fields.map(({ key, options }) => [key, oneOf(options, pick) ?? PHONE])),
  }
}

/** The generated withdrawal, to a bank account: from an account of its currency that holds enough, within the limits. */
export async function withdrawalInput(house: House, player: TestPlayer, given: Body, pick: number): Promise<Body> {
  const currencies = await player.call('listCurrencies', {})
  const { code: currency, subunitToUnit } = currencies.find(
    ({ code, type }) => code === given['currency'] && type === 'fiat',
  ) ?? { code: 'EUR', subunitToUnit: 100 }
  const accounts = await player.call('createAccount', { body: { currency } })
  const methods = await player.call('listWithdrawalMethods', { query: { currency } })
  const { method, amountMin, amountMax } = methods.find((known) => known.method === 'bank_transfer')!
  await pay(house.platform.pool, player, fromMain(amountMax, BigInt(subunitToUnit)), currency)
  return {
    ...given,
    accountId: accounts.find((account) => account.currency === currency)!.id,
    method,
    currency,
    amount: [amountMin, amountMax][pick % 2]!,
    fields: { account_holder: 'Anna Berg', wallet_id: IBAN },
  }
}

/** The id of one of the options that a field is chosen from. */
function oneOf(options: PaymentField['options'], pick: number): string | null {
  return options?.[pick % options.length]?.id ?? null
}
