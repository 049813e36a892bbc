// A payment company in plain Node: a page to pay on, reports of what was paid, and payouts to bank accounts.
// SITE_URL, CASHIER_NAME and CASHIER_SECRET are as registered; JOURNAL is a file that must outlive the process.
import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { createGuard, openJournal, post, serve, UNSIGNED } from '../company.mjs'

const { SITE_URL = '', CASHIER_NAME = '', CASHIER_SECRET = '', JOURNAL = 'journal.jsonl', PORT = '4001' } = process.env
const METHODS = {
  status: 'ok',
  deposits: [
    {
      method: 'plain',
      processingType: 'form',
      names: { en: 'Plain Pay', de: 'Plain Pay' },
      icon: 'external',
      currencies: { type: 'fiat', only: ['EUR'] },
      amountMin: 10,
      amountMax: 1000,
      presets: [20, 50],
      presetDefault: 20,
      fields: [],
    },
  ],
  withdrawals: [{ method: 'bank_transfer' }],
}
const [OPEN_MS, REPORT_MS] = [30 * 60_000, 3 * 86_400_000]

/** @typedef {{ [member: string]: any }} Order */
/** @typedef {{ order: Order, state: string, at: number, token: string, reason?: string, report?: Order }} Entry */
/** @typedef {import('../company.mjs').Answer} Answer */

/**
 * What was ordered, by `payments/<id>` and `payouts/<id>`.
 * @type {{ rows: Map<string, Entry>, write: (key: string, change: Partial<Entry>) => void }}
 */
const { rows: books, write } = openJournal(JOURNAL)
const isTrusted = createGuard(CASHIER_NAME, CASHIER_SECRET)

/**
 * Tells the platform what was decided, under one id until it has heard it.
 * @param {string} key
 */
async function tell(key) {
  const { order, report, at } = /** @type {Entry} */ (books.get(key))
  const call = { name: CASHIER_NAME, secret: CASHIER_SECRET, url: order.callbackUrl, timeoutMs: 10_000 }
  for (let waitMs = 500; report && Date.now() < at + REPORT_MS; waitMs = Math.min(2 * waitMs, 60_000)) {
    const reply = await post({ ...call, text: JSON.stringify(report) }).catch(() => null)
    if (reply?.ok) return write(key, { report: undefined })
    await sleep(waitMs)
  }
}

/**
 * Decides once; what is decided and the word of it are one line of the journal.
 * @type {(key: string, state: string, reason?: string) => Promise<void>}
 */
async function decide(key, state, reason) {
  const { order, state: former } = /** @type {Entry} */ (books.get(key))
  if (former !== 'created' && former !== 'accepted') return
  const { paymentId, payoutId, amount, currency } = order
  const status = state === 'abandoned' ? 'failed' : state
  const event = { eventId: randomUUID(), paymentId, payoutId, status, reason, amount, currency }
  write(key, { state, reason, report: { ...event, occurredAt: new Date().toISOString() } })
  await tell(key)
}

/**
 * What goes on by itself: pages close, the bank pays, reports go out; also where a former process left it.
 * @param {string} key
 */
async function goOn(key) {
  const { state, at, order } = /** @type {Entry} */ (books.get(key))
  if (state === 'accepted') return decide(key, /^(DE|AT)/.test(order.details.wallet_id) ? 'paid' : 'failed')
  if (state !== 'created') return tell(key)
  await sleep(Math.max(0, at + OPEN_MS - Date.now()))
  await decide(key, 'abandoned')
}
for (const key of books.keys()) void goOn(key)

/** @type {(kind: string, order: Order) => Answer} */
function take(kind, order) {
  const { paymentId, payoutId, amount, currency, successUrl, errorUrl, pendingUrl, callbackUrl } = order
  const [id, addresses] = kind === 'payments' ? [paymentId, [successUrl, errorUrl, pendingUrl]] : [payoutId, []]
  const isOurs = [callbackUrl, ...addresses].every((url) => new URL(url).origin === new URL(SITE_URL).origin)
  if (!isOurs || !/^[0-9a-f-]{36}$/.test(id) || !/^\d{1,30}$/.test(amount) || currency !== 'EUR')
    return { status: 400, body: { status: 'malformed', message: 'An order has an id, an amount and addresses.' } }
  const key = `${kind}/${id}`
  const known = books.get(key)
  if (known && !isDeepStrictEqual(known.order, order))
    return { status: 409, body: { status: kind === 'payments' ? 'payment_conflict' : 'payout_conflict' } }
  if (known) return show(kind, key)
  const state = kind === 'payments' ? 'created' : 'accepted'
  write(key, { order, state, at: Date.now(), token: randomBytes(24).toString('base64url') })
  const answer = show(kind, key)
  void goOn(key)
  return answer
}

/** @type {(kind: string, key: string) => Answer} */
function show(kind, key) {
  const entry = books.get(key)
  if (!entry) return { status: 404, body: { status: `${kind.slice(0, -1)}_not_found` } }
  const { order, state, reason, token } = entry
  const { paymentId, payoutId, amount, currency } = order
  const about = { status: 'ok', paymentId, payoutId, state, reason, amount, currency }
  if (kind === 'payouts') return { body: { ...about, destination: null, publicData: { transactionId: payoutId } } }
  return { body: { ...about, action: `${process.env.PUBLIC_URL ?? address()}/pay`, fields: { token } } }
}

/** @type {(token: string | null, choice: string | null) => Promise<Answer>} */
async function page(token, choice) {
  const key = [...books.keys()].find((name) => name.startsWith('payments/') && books.get(name)?.token === token)
  if (!key) return { status: 404, html: '<p>There is nothing to pay here.' }
  const decided = choice === 'pay' ? decide(key, 'paid') : choice && decide(key, 'failed', 'cancelled')
  await Promise.race([decided, sleep(3_000)])
  const { order, state, report } = /** @type {Entry} */ (books.get(key))
  if (report) return { goTo: order.pendingUrl }
  if (state !== 'created') return { goTo: state === 'paid' ? order.successUrl : order.errorUrl }
  const buttons = '<button name="choice" value="pay">Pay</button> <button name="choice" value="cancel">Cancel</button>'
  return {
    html: `<meta name="viewport" content="width=device-width"><title>Plain Pay</title><h1>Pay ${Number(order.amount) / Number(order.subunitToUnit)} EUR</h1><form method="post">${buttons}</form>`,
  }
}

const address = serve(PORT, (request, body) => {
  const { method, url = '/' } = request
  const { pathname, searchParams } = new URL(url, 'http://cashier')
  if (pathname === '/pay') return page(searchParams.get('token'), new URLSearchParams(body).get('choice'))
  if (!isTrusted(request, body)) return UNSIGNED
  const [, kind = '', id] = /^\/cashier\/v1\/(methods|payments|payouts)(?:\/([\w-]+))?$/.exec(pathname) ?? []
  if (kind === 'methods') return { body: METHODS }
  if (kind && method === 'POST') return take(kind, JSON.parse(body))
  return kind && id ? show(kind, `${kind}/${id}`) : { status: 404, body: { status: 'not_found' } }
})
