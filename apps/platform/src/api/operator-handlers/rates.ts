import { readRates } from '../../modules/ground/settings/index.ts'
import { type Quote, readLastQuotes } from '../../modules/money/rates/index.ts'
import { handleRead, type OperatorHandlers } from '../handler.ts'

export const rateHandlers = {
  listRates: handleRead('listRates', async ({ db }) => {
    const quotes = new Map((await readLastQuotes(db)).map((quote) => [quote.currency, quote]))
    return {
      data: (await readRates(db)).map(({ code, perBase, at, source }) => {
        const refused = refusedView(quotes.get(code))
        return { currency: code, perBase, at: at.toISOString(), source, refused }
      }),
    }
  }),
} satisfies Partial<OperatorHandlers>

function refusedView(quote: Quote | undefined) {
  if (!quote?.problem) return null
  const { said, source, at, heardAt, problem } = quote
  return { said, source, at: at.toISOString(), heardAt: heardAt.toISOString(), problem }
}
