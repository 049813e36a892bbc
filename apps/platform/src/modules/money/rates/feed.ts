import { z } from 'zod'
import { callCompany, type Company, type CompanyPorts } from '../../ground/companies/index.ts'
import { BASE_CURRENCY } from '../../ground/settings/index.ts'

/** What a feed says: a rate for each currency, as text that is still to be judged. */
export interface Quotes {
  at: Date
  said: ReadonlyMap<string, string>
}

/** The feed gave no usable answer. */
export class FeedFailure extends Error {
  override readonly name = 'FeedFailure'
}

const TIMEOUT_MS = 5_000

const Answer = z.object({
  status: z.literal('ok'),
  base: z.literal(BASE_CURRENCY),
  at: z.iso.datetime({ offset: true }),
  rates: z.record(z.string().max(10), z.string().max(64)),
})

/** Asks a company that speaks `docs/rates-feed.md` what currencies are worth. Throws `FeedFailure`. */
export async function readQuotes(ports: CompanyPorts, company: Company): Promise<Quotes> {
  try {
    const path = `/v1/latest?base=${BASE_CURRENCY}`
    const reply = await callCompany(ports, company, { method: 'GET', path, timeoutMs: TIMEOUT_MS })
    if (!reply.ok) throw new FeedFailure(`the feed answered ${reply.status}`)
    const { at, rates } = Answer.parse(await reply.json())
    return { at: new Date(at), said: new Map(Object.entries(rates)) }
  } catch (cause) {
    throw cause instanceof FeedFailure ? cause : new FeedFailure('the feed gave no usable answer', { cause })
  }
}
