import { randomUUID } from 'node:crypto'
import { isSignatureValid, randomToken, signRequest } from '@baize/kit'
import {
  startTestPlatform,
  type TestCompany,
  type TestPlatform,
  type TestPlatformOptions,
  type TestPlayer,
} from '@baize/testkit'
import { type DepositListener, foreseeFor, settlement } from '../../src/flows/money/settle-deposit.ts'
import { registerCallbacks } from '../../src/modules/money/payments/index.ts'
import { registerPayoutCallbacks } from '../../src/modules/money/payouts/index.ts'

export const SITE = 'http://localhost:3000'
export const CASHIER: TestCompany = {
  id: 'cashier',
  kind: 'cashier',
  url: 'http://cashier.test',
  secret: 'a secret shared with the one cashier',
}

interface Order {
  paymentId: string
  amount: string
  currency: string
  [member: string]: unknown
}

/** A payout as the cashier keeps it. */
export interface FakePayout {
  payoutId: string
  method: string
  amount: string
  currency: string
  details: Record<string, string>
  state: 'prepared' | 'accepted' | 'paid' | 'failed' | 'returned' | 'abandoned'
  destination?: { token: string; masked: string }
  publicData?: Record<string, string>
  [member: string]: unknown
}

/** A cashier that knows orders, answers questions about them, and can be told to misbehave. */
export class FakeCashier {
  readonly orders: Order[] = []
  readonly states = new Map<string, string>()
  /** Codes it has made for payments. */
  readonly codes = new Map<string, string>()
  /** Where its pages are. */
  pageOrigin = CASHIER.url
  /** What was paid with, where it tells. */
  readonly funding = new Map<string, string>()
  /** Payouts it was ordered to make, and how far each is: `paid` unless told. */
  readonly payouts = new Map<string, FakePayout>()
  /** What it tells of its methods; `null` where it knows no such question. */
  methods: object | null = null
  /** What becomes of payouts ordered from now on. */
  payoutState: FakePayout['state'] = 'paid'
  /** What the next calls get instead of an answer; `lost` takes the order and loses the answer. */
  readonly troubles: ('unreachable' | 'error' | 'nonsense' | 'pageless' | 'refuses' | 'lost')[] = []

  /** Stands in for the network: checks the signature as a cashier must, then answers. */
  readonly fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(url as string)
    if (pathname === '/') return new Response(null, { status: 404 })
    const headers = new Headers(init.headers)
    const body = (init.body ?? '') as string
    const signed = {
      timestamp: headers.get('x-timestamp')!,
      nonce: headers.get('x-nonce')!,
      method: init.method!,
      path: pathname,
      body,
    }
    if (!isSignatureValid(CASHIER.secret, signed, headers.get('x-signature')!))
      return Response.json({ status: 'unauthorized' }, { status: 401 })
    if (pathname === '/cashier/v1/methods')
      return this.methods ? Response.json(this.methods) : Response.json({ status: 'not_found' }, { status: 404 })
    const trouble = this.troubles.shift()
    if (trouble === 'unreachable') throw new TypeError('fetch failed')
    if (trouble === 'error') return new Response('oops', { status: 500 })
    if (trouble === 'nonsense') return Response.json({ status: 'ok', action: 'javascript:alert(1)' })
    if (trouble === 'pageless') return Response.json({ status: 'ok', action: null })
    if (trouble === 'refuses') return Response.json({ status: 'refused' }, { status: 422 })
    if (pathname.startsWith('/cashier/v1/payouts'))
      return this.#payout(pathname.split('/')[4], body, trouble === 'lost')
    return init.method === 'POST' ? this.#order(JSON.parse(body)) : this.#state(pathname.split('/').at(-1)!)
  }

  #payout(asked: string | undefined, body: string, isLost: boolean): Response {
    const id = asked ?? this.#orderPayout(JSON.parse(body) as FakePayout)
    if (isLost) throw new TypeError('fetch failed')
    const payout = this.payouts.get(id)
    if (!payout) return Response.json({ status: 'payout_not_found' }, { status: 404 })
    const { state, amount, currency, destination = null, publicData = null } = payout
    return Response.json({ status: 'ok', payoutId: id, state, amount, currency, destination, publicData })
  }

  #orderPayout(order: FakePayout): string {
    const { payoutId } = order
    const known = this.payouts.get(payoutId)
    if (!known || known.state === 'prepared')
      this.payouts.set(payoutId, { ...known, ...order, state: this.payoutState })
    return payoutId
  }

  #order(order: Order): Response {
    if (!this.orders.some(({ paymentId }) => paymentId === order.paymentId)) this.orders.push(order)
    const { paymentId } = order
    const page = { action: `${this.pageOrigin}/cashier/pay`, fields: { token: `token-${paymentId}` } }
    const steps: Record<string, object> = {
      phone: { action: null },
      voucher: { action: null },
      qr: { qr: `pay:${paymentId}` },
    }
    return Response.json({ status: 'ok', paymentId, ...(steps[String(order['method'])] ?? page) })
  }

  #state(paymentId: string): Response {
    const order = this.orders.find((known) => known.paymentId === paymentId)
    if (!order) return Response.json({ status: 'payment_not_found' }, { status: 404 })
    const { amount, currency } = order
    const funding = this.funding.get(paymentId)
    const state = this.states.get(paymentId) ?? 'created'
    const qr = this.codes.get(paymentId)
    return Response.json({ status: 'ok', paymentId, state, amount, currency, funding, qr })
  }
}

export interface Report {
  eventId?: string
  paymentId: string
  status: 'paid' | 'failed' | 'prepared'
  qr?: string
  amount?: string
  currency?: string
  funding?: string
  reason?: string
}

interface House {
  config?: TestPlatformOptions['config']
  /** Companies beside the cashier, and who answers what goes to them. */
  companies?: TestCompany[]
  fetch?: typeof fetch
  /** Adds what stands beside the callbacks, such as the protocol of a studio. */
  register?: TestPlatformOptions['register']
}

/** The platform with its callbacks, and the cashier it orders from. */
export async function startWithCashier(
  listeners: DepositListener[] = [],
  { config, companies, fetch: others, register }: House = {},
) {
  const cashier = new FakeCashier()
  const route: typeof fetch = (input, init) =>
    others && !(input instanceof Request ? input.url : input.toString()).startsWith(CASHIER.url)
      ? others(input, init)
      : cashier.fetch(input, init)
  const platform = await startTestPlatform({
    config: { publicUrl: SITE, ...config },
    companies: [CASHIER, ...(companies ?? [])],
    services: { fetch: route },
    register: async (app, services) => {
      await registerCallbacks(app, services, { take: settlement(listeners, services), foresee: foreseeFor(listeners) })
      await registerPayoutCallbacks(app, services)
      await register?.(app, services)
    },
  })

  /** Reports as the cashier does; `secret` and `sentBody` make it a forgery. */
  async function report(report: Report, forgery: { secret?: string; sentBody?: string } = {}): Promise<Response> {
    const occurredAt = platform.clock.now().toISOString()
    const body = JSON.stringify({ eventId: randomUUID(), amount: '2550', currency: 'EUR', occurredAt, ...report })
    return send('/callbacks/cashier', body, forgery)
  }

  /** Reports a payout as the cashier does. */
  function reportPayout(report: object, forgery: { secret?: string } = {}): Promise<Response> {
    return send(
      '/callbacks/cashier/payouts',
      JSON.stringify({ eventId: randomUUID(), status: 'paid', ...report }),
      forgery,
    )
  }

  async function send(path: string, body: string, forgery: { secret?: string; sentBody?: string }): Promise<Response> {
    const timestamp = String(platform.clock.now().getTime())
    const nonce = randomToken(16)
    const signed = { timestamp, nonce, method: 'POST', path, body }
    return fetch(`${platform.url}${path}`, {
      method: 'POST',
      body: forgery.sentBody ?? body,
      headers: {
        'content-type': 'application/json',
        'x-provider': CASHIER.id,
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': signRequest(forgery.secret ?? CASHIER.secret, signed),
      },
    })
  }

  return { platform, cashier, report, reportPayout }
}

/** The body of a deposit of 25.50 EUR by card. */
export async function depositBody(player: TestPlayer, over: object = {}) {
  const [account] = await player.call('listAccounts', {})
  return {
    method: 'card',
    currency: 'EUR',
    amount: 2550,
    accountId: account!.id,
    isBonusDecline: false,
    redirectSuccessUrl: `${SITE}/main?deposit-success=true`,
    redirectErrorUrl: `${SITE}/main?deposit-error=true`,
    redirectUrl: `${SITE}/main?deposit-redirect=true`,
    ...over,
  }
}

/** The id of a new deposit of 25.50 EUR unless told. */
export async function deposit(player: TestPlayer, over: object = {}): Promise<string> {
  const reply = await player.call('createDeposit', { body: await depositBody(player, over) })
  return reply.invoiceId
}

export async function balanceOf(player: TestPlayer): Promise<number> {
  const [account] = await player.call('listAccounts', {})
  return account!.balance
}

export type { TestPlatform, TestPlayer }
