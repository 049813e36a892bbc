import { isSignatureValid } from '@baize/kit'
import type { TestCompany } from '@baize/testkit'

export const TRAILHEAD: TestCompany = {
  id: 'trailhead',
  kind: 'affiliate',
  url: 'http://affiliates.test/trailhead',
  secret: 'a secret shared with one affiliate company',
}
export const SIGNPOST: TestCompany = {
  id: 'signpost',
  kind: 'affiliate',
  url: 'http://affiliates.test/signpost',
  secret: 'a secret shared with the other of them',
}

/** A postback as it came over the wire. */
export interface Told {
  company: string
  id: string
  event: string
  tag: string
  player: string
  occurredAt: string
  amount?: string
  currency?: string
}

/** Affiliate companies that keep what they are told, and can be told to misbehave. */
export class FakeAffiliates {
  /** Every attempt with a good signature, in order. */
  readonly attempts: Told[] = []
  /** What they took, each once by its id. */
  readonly taken: Told[] = []
  /** What the next calls get instead of an answer; `lost` takes it and loses the answer. */
  readonly troubles: ('unreachable' | 'error' | 'moved' | 'lost')[] = []
  /** Calls whose signature did not match. */
  refused = 0
  readonly secrets = new Map([TRAILHEAD, SIGNPOST].map(({ id, secret }) => [id, secret]))

  /** Stands in for the network. */
  readonly fetch = (async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(url as string)
    const company = /^\/([a-z]+)\/v1\/postbacks$/.exec(pathname)?.[1]
    const secret = company === undefined ? undefined : this.secrets.get(company)
    if (company === undefined || secret === undefined) throw new TypeError(`nobody listens at ${pathname}`)
    const headers = new Headers(init.headers)
    const body = init.body as string
    const [timestamp, nonce] = [headers.get('x-timestamp')!, headers.get('x-nonce')!]
    const signed = { timestamp, nonce, method: init.method!, path: pathname, body }
    const isFrom = headers.get('x-provider') === company
    if (!isFrom || !isSignatureValid(secret, signed, headers.get('x-signature')!)) {
      this.refused++
      return Response.json({ status: 'unauthorized' }, { status: 401 })
    }
    const told: Told = { company, ...(JSON.parse(body) as Omit<Told, 'company'>) }
    this.attempts.push(told)
    const trouble = this.troubles.shift()
    if (trouble === 'unreachable') throw new TypeError('fetch failed')
    if (trouble === 'error') return new Response('oops', { status: 503 })
    if (trouble === 'moved') return new Response(null, { status: 302, headers: { location: 'http://elsewhere.test/' } })
    if (!this.taken.some(({ id }) => id === told.id)) this.taken.push(told)
    if (trouble === 'lost') throw new TypeError('fetch failed')
    return Response.json({ status: 'ok' })
  }) as typeof fetch
}
