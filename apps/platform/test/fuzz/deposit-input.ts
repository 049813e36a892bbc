import { fromMain } from '@baize/money'
import type { TestVisitor } from '@baize/testkit'

type Body = Record<string, unknown>

/** The generated deposit: into an account of its currency, by a method of that currency, at or between its bounds. */
export async function depositInput(visitor: TestVisitor, given: Body, pick: number): Promise<Body> {
  const currencies = await visitor.call('listCurrencies', {})
  const { code: currency, subunitToUnit } = currencies.find(
    ({ code, type }) => code === given['currency'] && type === 'fiat',
  ) ?? { code: 'EUR', subunitToUnit: 100 }
  const accounts = await visitor.call('createAccount', { body: { currency } })
  const methods = await visitor.call('listDepositMethods', { query: { currency } })
  const { method, amountMin, amountMax } = methods[pick % methods.length]!
  const bounds = [amountMin, amountMax].map((bound) => fromMain(bound, BigInt(subunitToUnit)))
  const amount = [...bounds, (bounds[0]! + bounds[1]!) / 2n][pick % 3]!
  return {
    ...given,
    accountId: accounts.find((account) => account.currency === currency)!.id,
    method,
    currency,
    amount: typeof given['amount'] === 'string' ? String(amount) : Number(amount),
  }
}
