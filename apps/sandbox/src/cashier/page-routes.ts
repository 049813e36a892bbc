import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '@baize/kit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { checkCard, testCards } from './cards.ts'
import type { CardOutcome } from './cards.ts'
import type { Cashier } from './cashier.ts'
import { cardPage, confirmPage, endPage, entryOf, errorPage, pendingPage, statusAddress } from './pages.ts'
import type { PaymentPage } from './pages.ts'
import { isInWindow, type Payment, wayOf } from './payment.ts'
import { styles, STYLES_REVISION } from './styles.ts'
import { payeeRoutes } from './payee-routes.ts'
import type { Payouts } from './payouts.ts'
import { sendPage, textsOf } from './requests.ts'
import { languageOf } from './texts.ts'
import { createThrottle } from '../pages/throttle.ts'

export interface PageRoutesOptions {
  cashier: Cashier
  payouts: Payouts
  secret: string
  /** Origin of this page, as browsers know it. */
  origin: string
  /** Origins a payer may be sent back to. */
  platformOrigins: readonly string[]
  clock: Clock
  /** How long a payer waits for the shop to hear of the payment before being sent to its pending page. */
  pendingAfterMs: number
}

const MINUTE_MS = 60_000
const REQUESTS_PER_MINUTE = 600
const GUESSES_PER_MINUTE = 30
const CARDS_PER_MINUTE = 20

/** The hosted payment page. Plain forms and links; nothing on it needs a script. */
export function pageRoutes(scope: FastifyInstance, options: PageRoutesOptions): void {
  const { cashier, secret, origin, platformOrigins, clock, pendingAfterMs } = options
  const requests = createThrottle({ count: REQUESTS_PER_MINUTE, windowMs: MINUTE_MS, clock })
  const guesses = createThrottle({ count: GUESSES_PER_MINUTE, windowMs: MINUTE_MS, clock })
  const cards = createThrottle({ count: CARDS_PER_MINUTE, windowMs: MINUTE_MS, clock })

  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )
  // Browsers hold redirects after a form to form-action as well, hence the shop among its values.
  const policyFor = (framedBy: string) =>
    `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${platformOrigins.join(' ')}; frame-ancestors ${framedBy}; base-uri 'none'`
  scope.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': policyFor("'none'"),
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    if (!requests.take(request.ip)) return sendPage(reply, 429, errorPage('busy', languageIn(request)))
    const sender = request.headers.origin
    if (request.method === 'POST' && sender !== undefined && sender !== origin)
      return sendPage(reply, 403, errorPage('notFound', languageIn(request)))
  })

  const allowFrame = (reply: FastifyReply) => {
    reply.header('content-security-policy', policyFor(platformOrigins.join(' ')))
    reply.removeHeader('x-frame-options')
  }
  payeeRoutes(scope, { payouts: options.payouts, secret, platformOrigins, clock, allowFrame })

  const formKeyOf = ({ token, step }: Payment) =>
    createHmac('sha256', secret).update(`form:${step}:${token}`).digest('base64url')
  const pageOf = (payment: Payment, language: string): PaymentPage => ({
    payment,
    language: languageOf(language || payment.locale),
    formKey: formKeyOf(payment),
  })

  /** The payment a request is about; answers itself when there is none. */
  const find = async (request: FastifyRequest, reply: FastifyReply, token: string): Promise<Payment | undefined> => {
    const payment = await cashier.findByToken(token)
    if (payment && wayOf(payment) === 'wallet') allowFrame(reply)
    if (payment) return payment
    const isGuessing = !guesses.take(request.ip)
    await sendPage(reply, isGuessing ? 429 : 404, errorPage(isGuessing ? 'busy' : 'notFound', languageIn(request)))
    return undefined
  }

  const statusOf = (payment: Payment, lang: string) =>
    statusAddress({ payment, language: languageOf(lang || payment.locale) })

  scope.get('/pay', async (request, reply) => {
    const { token = '', lang = '', card } = textsOf(request.query)
    const payment = await find(request, reply, token)
    if (!payment) return reply
    const page = pageOf(payment, lang)
    if (payment.state !== 'created') return sendPage(reply, 200, endPage(page))
    if (payment.step === 'processing' || payment.step === 'preparing') return sendPage(reply, 200, pendingPage(page))
    if (payment.step === 'confirm') return sendPage(reply, 200, confirmPage(page))
    return sendPage(reply, 200, cardPage(page, entryOf(outcomeOf(card), clock.now())))
  })

  scope.get('/pay/status', async (request, reply) => {
    const { token = '', lang = '' } = textsOf(request.query)
    const payment = await find(request, reply, token)
    if (!payment) return reply
    if (payment.state === 'created' && payment.step !== 'processing')
      return reply.redirect(`/cashier/pay?token=${payment.token}&lang=${languageOf(lang || payment.locale)}`, 303)
    if (!(await cashier.isReceivedWithin(payment.paymentId, pendingAfterMs)))
      return sendPage(reply, 200, pendingPage(pageOf(payment, lang)))
    const decided = (await cashier.findById(payment.paymentId))!
    // Who pays on another device or in a frame has the shop open already, and stays.
    if (!isInWindow(decided)) return sendPage(reply, 200, endPage(pageOf(decided, lang)))
    return reply.redirect(decided.state === 'paid' ? decided.successUrl : decided.errorUrl, 303)
  })

  /** Adds a form; a stale or foreign one changes nothing and leads to where the payment stands. */
  const form = (
    path: string,
    act: (payment: Payment, fields: Record<string, string>, reply: FastifyReply) => Promise<Payment | undefined>,
  ) =>
    scope.post(path, async (request, reply) => {
      const fields = textsOf(request.body)
      const payment = await find(request, reply, fields.token ?? '')
      if (!payment) return reply
      const isGenuine = isSame(fields.key ?? '', formKeyOf(payment))
      const next = isGenuine ? await act(payment, fields, reply) : payment
      return next ? reply.redirect(statusOf(next, fields.lang ?? ''), 303) : reply
    })

  form('/pay/card', async (payment, fields, reply) => {
    const { number = '', expiry = '', cvc = '', holder = '', lang = '' } = fields
    const page = pageOf(payment, lang)
    if (!cards.take(payment.token)) {
      await sendPage(reply, 429, errorPage('busy', page.language))
      return undefined
    }
    const check = checkCard({ number, expiry, cvc, holder }, clock.now())
    if (check.kind === 'accepted') return cashier.presentCard(payment.token, check.outcome)
    if (payment.state !== 'created') return payment
    await sendPage(reply, 422, cardPage(page, { values: { expiry, holder }, problems: check.problems }))
    return undefined
  })
  form('/pay/confirm', async (payment, { answer }) =>
    answer === 'yes' || answer === 'no' ? cashier.answerBank(payment.token, answer === 'yes') : payment,
  )
  form('/pay/cancel', (payment) => cashier.cancel(payment.token))

  scope.get<{ Params: { file: string } }>('/assets/:file', async (request, reply) => {
    if (request.params.file !== `${STYLES_REVISION}.css`) return sendPage(reply, 404, errorPage('notFound', 'en'))
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/css; charset=utf-8')
      .send(styles)
  })
}

const outcomeOf = (name: string | undefined): CardOutcome | undefined =>
  testCards.find(({ outcome }) => outcome === name)?.outcome

const languageIn = (request: FastifyRequest) =>
  languageOf(textsOf(request.query).lang ?? request.headers['accept-language'] ?? 'en')

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
