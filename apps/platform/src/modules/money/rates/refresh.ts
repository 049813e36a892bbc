import { type Pool, withTransaction } from '@baize/database'
import type { Logger } from '@baize/kit'
import type { CompanyPorts } from '../../ground/companies/index.ts'
import { BASE_CURRENCY, currencyByCode, lockRates, saveRates } from '../../ground/settings/index.ts'
import { FeedFailure, type Quotes, readQuotes } from './feed.ts'
import { problemOf } from './quote.ts'
import { type Quote, saveQuotes } from './store.ts'

interface Ports extends CompanyPorts {
  pool: Pool
  logger: Logger
}

/**
 * Asks the feeds in their order until one answers, and takes over what it says as far as it can be true; for whatever it
 * leaves out, says wrongly or says again, the last good rate stays. Safe to repeat and to race: of two answers the younger
 * holds, whichever comes first. Resolves to how many rates changed.
 */
export async function refreshRates(ports: Ports): Promise<number> {
  for (const company of await ports.companies.serving('rates')) {
    try {
      const quotes = await readQuotes(ports, company)
      return await takeOver(ports, company.id, quotes)
    } catch (error) {
      if (!(error instanceof FeedFailure)) throw error
      ports.logger.warn('a feed of rates cannot be asked', { company: company.id, reason: error.message })
    }
  }
  return 0
}

function takeOver({ pool, clock, logger }: Ports, source: string, { at, said }: Quotes): Promise<number> {
  return withTransaction(pool, async (tx) => {
    const now = clock.now()
    const quotes: Quote[] = []
    for (const last of await lockRates(tx)) {
      const perBase = said.get(last.code)
      const type = currencyByCode(last.code)?.type
      if (perBase === undefined || !type || last.code === BASE_CURRENCY || at <= last.at) continue
      const problem = problemOf({ said: perBase, at }, { ...last, type }, now)
      if (problem) logger.warn('a rate is not taken over', { currency: last.code, said: perBase, source, problem })
      quotes.push({ currency: last.code, source, said: perBase, at, heardAt: now, problem })
    }
    const good = quotes.filter(({ problem }) => problem === null)
    await saveRates(
      tx,
      good.map(({ currency, said: perBase }) => ({ code: currency, perBase, at, source })),
    )
    await saveQuotes(tx, quotes)
    return good.length
  })
}
