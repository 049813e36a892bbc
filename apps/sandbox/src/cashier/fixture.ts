import type { ManualClock } from '@baize/kit'
import { uuidv7 } from '@baize/kit'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { requireSignature, signedFetch } from '../protocol/signed.ts'
import { grouped, testCards } from './cards.ts'
import type { CardOutcome } from './cards.ts'
import { type CashierId, cashierIds, type CashierSecrets } from './companies.ts'
import { cashierRoutes } from './routes.ts'

export const SECRET = 'shared by cashier and platform'
/** Each company's own. */
export const SECRETS = Object.fromEntries(
  cashierIds.map((id) => [id, id === 'cashier' ? SECRET : `${id}, ${SECRET}`]),
) as CashierSecrets
export const START = new Date('2026-11-21T10:00:00Z')

export interface Callback {
  eventId: string
  paymentId: string
  status: string
  qr?: string
  amount: string
  currency: string
  occurredAt: string
}

/** A platform that receives callbacks, and refuses as many as it is told to. */
export async function startPlatform(clock: ManualClock) {
  const received: Callback[] = []
  const attempts: Callback[] = []
  const senders: string[] = []
  let refusals = 0
  const running = { refuseMoney: false }
  const app = Fastify()
  await app.register(async (scope) => {
    requireSignature(scope, { secretOf: (provider) => SECRETS[provider as CashierId], clock })
    scope.post<{ Body: Callback }>('/callbacks/cashier', async (request, reply) => {
      attempts.push(request.body)
      if (refusals-- > 0) return reply.code(503).send({ status: 'failed' })
      received.push(request.body)
      senders.push(String(request.headers['x-provider']))
      return running.refuseMoney ? { status: 'refused', reason: 'credit_card' } : { status: 'ok' }
    })
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return Object.assign(running, {
    url,
    /** Callbacks answered with 200, in their order. */
    received,
    /** Who sent each of them. */
    senders,
    /** All callbacks with a good signature. */
    attempts,
    refuse: (count: number) => (refusals = count),
    close: () => app.close(),
  })
}

export type Platform = Awaited<ReturnType<typeof startPlatform>>

/** A cashier on a port of its own, with everything about time made short. */
export async function startCashier(platform: Platform, clock: ManualClock, dataDir?: string) {
  const app = Fastify()
  // The port is known only once the server listens, and the page must know its own origin.
  const url = await originOfFreePort()
  cashierRoutes(app, {
    secrets: SECRETS,
    publicUrl: url,
    platformOrigins: [platform.url],
    dataDir,
    clock,
    retryFirstMs: 5,
    pendingAfterMs: 2_000,
  })
  await app.listen({ port: Number(new URL(url).port), host: '127.0.0.1' })
  return { url, app, close: () => app.close() }
}

async function originOfFreePort(): Promise<string> {
  const probe: FastifyInstance = Fastify()
  const origin = await probe.listen({ port: 0, host: '127.0.0.1' })
  await probe.close()
  return origin
}

export type RunningCashier = Awaited<ReturnType<typeof startCashier>>

export function orderFor(platform: Platform, over: Record<string, unknown> = {}) {
  return {
    paymentId: uuidv7(),
    kind: 'deposit',
    method: 'card',
    details: {},
    amount: '2550',
    currency: 'EUR',
    subunitToUnit: '100',
    playerReference: '1f2e3d4c',
    locale: 'en',
    successUrl: `${platform.url}/?deposit-success=true`,
    errorUrl: `${platform.url}/?deposit-error=true`,
    pendingUrl: `${platform.url}/?deposit-redirect=true`,
    callbackUrl: `${platform.url}/callbacks/cashier`,
    ...over,
  }
}

/** What the platform and a browser do with a cashier. */
export function userOf(cashier: { url: string }, clock: ManualClock, provider: CashierId = 'cashier') {
  const sign = { provider, secret: SECRETS[provider], clock }
  const signed = async (method: 'GET' | 'POST', path: string, body?: object, over = {}) => {
    const reply = await signedFetch({ ...sign, method, url: `${cashier.url}/cashier/v1${path}`, body, ...over })
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
  }
  const page = async (path: string) => {
    const reply = await fetch(`${cashier.url}${path}`, { redirect: 'manual' })
    return {
      status: reply.status,
      headers: reply.headers,
      location: reply.headers.get('location'),
      text: await reply.text(),
    }
  }
  const submit = async (action: string, fields: Record<string, string>, headers = {}) => {
    const reply = await fetch(`${cashier.url}${action}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
      headers,
    })
    return { status: reply.status, location: reply.headers.get('location'), text: await reply.text() }
  }
  const open = async (order: ReturnType<typeof orderFor>) => {
    const { body } = await signed('POST', '/payments', order)
    return (body.fields as { token: string }).token
  }
  /** The hidden fields of the page as it stands. */
  const hiddenFields = async (token: string) => {
    const { text } = await page(`/cashier/pay?token=${token}`)
    return Object.fromEntries(
      [...text.matchAll(/name="(token|key|lang)"\s+value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
    )
  }
  const cardFields = (outcome: CardOutcome) => {
    const { number } = testCards.find((card) => card.outcome === outcome)!
    return { number: grouped(number), expiry: '12/29', cvc: '123', holder: 'Test Card' }
  }
  const pay = async (token: string, outcome: CardOutcome) =>
    submit('/cashier/pay/card', { ...(await hiddenFields(token)), ...cardFields(outcome) })
  /** Follows redirects within the cashier and tells where the browser leaves it. */
  const leave = async (location: string | null): Promise<string | null> => {
    if (location === null || !location.startsWith('/')) return location
    const next = await page(location)
    return next.status === 303 ? leave(next.location) : null
  }
  return { signed, page, submit, open, hiddenFields, cardFields, pay, leave }
}
