import type { HouseCurrency } from '@baize/contract'
import { changeCurrencyOffer, listCurrencyOffers, type OfferedCurrency } from '../../modules/ground/settings/index.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'

export const currencyHandlers = {
  listHouseCurrencies: handleRead('listHouseCurrencies', async ({ db }) => ({
    data: (await listCurrencyOffers(db)).map(currencyView),
  })),

  setCurrency: handle(
    'setCurrency',
    async ({ params: { currency }, body: { reason: _reason, ...change }, services, tx, audit }) => {
      const { before, after } = await changeCurrencyOffer(tx, services, currency, change)
      const data = currencyView(after)
      audit.wrote({ subject: { kind: 'currency', id: currency }, before: currencyView(before), after: data })
      return { data }
    },
  ),
} satisfies Partial<OperatorHandlers>

function currencyView({ code: currency, ...offer }: OfferedCurrency): HouseCurrency {
  return { currency, ...offer }
}
