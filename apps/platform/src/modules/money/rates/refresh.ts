import { type Pool, withTransaction } from '@baize/database'
import type { Logger } from '@baize/kit'
import type { CompanyPorts } from '../../ground/companies/index.ts'
import { BASE_CURRENCY, currencyByCode, lockRates, type Rate, saveRates } from '../../ground/settings/index.ts'
import { FeedFailure, type Quotes, readQuotes } from './feed.ts'
import { problemOf } from './quote.ts'
import { BY_HAND } from './by-hand.ts'
import { type HandRate, type Quote, readHandRates, saveHandRate, saveQuotes } from './store.ts'

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
    const rates = await lockRates(tx)
    const handRates = await readHandRates(tx)
    for (const rate of rates) {
      // What is held by hand stays; of what a feed says meanwhile is judged what will hold once it is lifted.
      const last = { code: rate.code, ...(handRates.get(rate.code)?.free ?? rate) }
      const perBase = said.get(last.code)
      const type = currencyByCode(last.code)?.type
      if (perBase === undefined || !type || last.code === BASE_CURRENCY || at <= last.at) continue
      const problem = problemOf({ said: perBase, at }, { ...last, type }, now)
      if (problem) logger.warn('a rate is not taken over', { currency: last.code, said: perBase, source, problem })
      quotes.push({ currency: last.code, source, said: perBase, at, heardAt: now, problem })
    }
    const good = quotes.filter(({ problem }) => problem === null)
    for (const { currency, said: perBase } of good) {
      const byHand = handRates.get(currency)
      if (byHand) await saveHandRate(tx, currency, { ...byHand, free: { perBase, at, source } })
    }
    const free = good.filter(({ currency }) => !handRates.has(currency))
    const told = free.map(({ currency, said: perBase }) => ({ code: currency, perBase, at, source }))
    await saveRates(tx, [...told, ...overwritten(rates, handRates)])
    await saveQuotes(tx, quotes)
    return told.length
  })
}

/** What is held by hand, where a process of a release that knew nothing of it wrote a feed's rate over it. */
function overwritten(rates: readonly Rate[], handRates: ReadonlyMap<string, HandRate>): Rate[] {
  return rates.flatMap(({ code, perBase }) => {
    const byHand = handRates.get(code)
    return byHand && byHand.perBase !== perBase
      ? [{ code, perBase: byHand.perBase, at: byHand.setAt, source: BY_HAND }]
      : []
  })
}
