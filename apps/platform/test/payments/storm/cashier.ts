import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { isSignatureValid, randomToken, signRequest } from '@baize/kit'
import { chance, pick, upTo } from './chance.ts'

const SECRET = 'a secret shared with the cashier of the storm'

/** How often a report is told in these ways, and how often a call meets a failure. */
const SHARES = { doubled: 0.3, reordered: 0.1, late: 0.05, contradictory: 0.02, trouble: 0.12 }

/** Before a call is taken, or after it: nothing came, a failure, an answer that got lost, one that makes no sense. */
const TROUBLES = ['cut', 'error', 'lost', 'nonsense'] as const

interface Payment {
  amount: bigint
  end: 'paid' | 'other_amount' | 'failed' | 'walked_away'
  state: 'created' | 'paid' | 'failed'
  order: string
}

interface Payout {
  amount: bigint
  end: 'paid' | 'slow' | 'failed' | 'returned' | 'unclear'
  state: 'accepted' | 'paid' | 'failed' | 'returned'
  /** How often it cannot tell yet. */
  unclear: number
  order: string
}

/** How payments and payouts end, one in ten each. */
const PAYMENT_ENDS: readonly Payment['end'][] = [
  ...(['paid', 'paid', 'paid', 'paid', 'paid', 'paid', 'paid'] as const),
  ...(['other_amount', 'failed', 'walked_away'] as const),
]
const PAYOUT_ENDS: readonly Payout['end'][] = [
  ...(['paid', 'paid', 'paid', 'paid', 'paid', 'paid'] as const),
  ...(['slow', 'failed', 'returned', 'unclear'] as const),
]

interface Report {
  path: string
  body: Record<string, unknown>
}

type Reply = [status: number, body: object]

/** A payment company of a bad day, which keeps honest books all the same. */
export class StormCashier {
  readonly payments = new Map<string, Payment>()
  readonly payouts = new Map<string, Payout>()
  /** What the platform must never do: sign wrongly, order something else under one id, be unknown to itself. */
  readonly complaints: string[] = []
  readonly told = { reports: 0, doubled: 0, reordered: 0, late: 0, contradictory: 0, troubles: 0 }
  /** Where reports go, and by what clock they are signed. */
  targets: () => string[] = () => []
  now: () => number = Date.now
  /** Nothing fails any more, and what nobody has paid is given up. */
  isOver = false

  readonly #late: Report[] = []
  readonly #underWay = new Set<Promise<void>>()
  readonly #server: Server = createServer((request, response) => void this.#answer(request, response))

  async start() {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const { port } = this.#server.address() as AddressInfo
    return { id: 'cashier', kind: 'cashier', url: `http://127.0.0.1:${port}`, secret: SECRET } as const
  }

  /** What it took and gave in all, by its own books. */
  books(): { paidIn: bigint; paidOut: bigint } {
    const sum = (rows: Iterable<{ state: string; amount: bigint }>) =>
      [...rows].reduce((total, { state, amount }) => total + (state === 'paid' ? amount : 0n), 0n)
    return { paidIn: sum(this.payments.values()), paidOut: sum(this.payouts.values()) }
  }

  /** Resolves when every report that is not late has been taken. */
  async hasTold(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay)
  }

  async tellWhatIsLate(): Promise<void> {
    for (const report of this.#late.splice(0)) this.#tell(report, 0)
    await this.hasTold()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.targets = () => []
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const path = request.url!
    // The platform looks once a minute whether anybody is there; that is no call of the protocol.
    if (path === '/') return void response.writeHead(404).end()
    const [timestamp, nonce, signature] = ['timestamp', 'nonce', 'signature'].map((name) =>
      String(request.headers[`x-${name}`]),
    ) as [string, string, string]
    const method = request.method!
    if (!isSignatureValid(SECRET, { timestamp, nonce, method, path, body }, signature))
      this.complaints.push(`${method} ${path} is signed wrongly`)
    const trouble = !this.isOver && chance(SHARES.trouble) ? pick(TROUBLES) : null
    if (trouble) this.told.troubles++
    if (trouble === 'cut') return void request.socket.destroy()
    const [status, reply] = trouble === 'error' ? ([500, {}] as const) : this.#take(method, path, body)
    if (trouble === 'lost') return void request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(trouble === 'nonsense' ? '{"status":"ok","action":"javascript:alert(1)"}' : JSON.stringify(reply))
  }

  #take(method: string, path: string, body: string): Reply {
    const isPayout = path.startsWith('/cashier/v1/payouts')
    if (method === 'GET') {
      const id = path.split('/').at(-1)!
      return isPayout ? this.#payout(id) : this.#payment(id)
    }
    const order = JSON.parse(body) as { paymentId: string; payoutId: string; amount: string }
    const id = isPayout ? order.payoutId : order.paymentId
    const known = (isPayout ? this.payouts : this.payments).get(id)
    if (known && known.order !== body) this.complaints.push(`${id} was ordered as something else`)
    if (!known && isPayout) this.#beginPayout(id, BigInt(order.amount), body)
    if (!known && !isPayout) this.#beginPayment(id, BigInt(order.amount), body)
    if (isPayout) return this.#payout(id)
    const action = 'http://127.0.0.1:1/cashier/pay'
    return [200, { status: 'ok', paymentId: id, action, fields: { token: id } }]
  }

  #payment(id: string): Reply {
    const payment = this.payments.get(id)
    if (!payment) return [404, { status: 'payment_not_found' }]
    const state = payment.state === 'created' && this.isOver ? 'abandoned' : payment.state
    return [200, { status: 'ok', paymentId: id, state, amount: String(payment.amount), currency: 'EUR' }]
  }

  #payout(id: string): Reply {
    const payout = this.payouts.get(id)
    if (!payout) return [404, { status: 'payout_not_found' }]
    if (!this.isOver && payout.unclear-- > 0) return [503, { status: 'busy' }]
    return [200, { status: 'ok', payoutId: id, state: payout.state, amount: String(payout.amount), currency: 'EUR' }]
  }

  #beginPayment(id: string, amount: bigint, order: string): void {
    const end = pick(PAYMENT_ENDS)
    const payment: Payment = { amount, end, state: 'created', order }
    this.payments.set(id, payment)
    if (end === 'walked_away') return
    this.#later(upTo(150), () => {
      if (end === 'other_amount') payment.amount += 1n
      payment.state = end === 'failed' ? 'failed' : 'paid'
      const status = payment.state
      const body = { paymentId: id, status, amount: String(payment.amount), currency: 'EUR' }
      this.#report({ path: '/callbacks/cashier', body }, { status: 'prepared', qr: `pay:${id}` }, { status: 'failed' })
    })
  }

  #beginPayout(id: string, amount: bigint, order: string): void {
    const end = pick(PAYOUT_ENDS)
    const unclear = end === 'unclear' ? 3 : 0
    const payout: Payout = { amount, end, state: end === 'paid' ? 'paid' : 'accepted', unclear, order }
    this.payouts.set(id, payout)
    const move = (state: Payout['state']) => () => {
      payout.state = state
      const body = { payoutId: id, status: state, amount: String(amount), currency: 'EUR' }
      this.#report({ path: '/callbacks/cashier/payouts', body }, { status: 'accepted' }, { status: 'failed' })
    }
    this.#later(upTo(200), move(end === 'failed' ? 'failed' : 'paid'))
    if (end === 'returned') this.#later(200 + upTo(400), move('returned'))
  }

  /** Tells it in one of the ways of the storm; `earlier` is what should have come before, `contrary` what is not so. */
  #report({ path, body }: Report, earlier: object, contrary: object): void {
    const event = { ...body, eventId: randomUUID(), occurredAt: new Date().toISOString() }
    if (chance(SHARES.late)) {
      this.told.late++
      this.#late.push({ path, body: event })
    } else this.#tell({ path, body: event }, upTo(100))
    if (chance(SHARES.doubled)) {
      this.told.doubled++
      const eventId = pick([event.eventId, randomUUID()])
      this.#tell({ path, body: { ...event, eventId } }, upTo(100))
    }
    if (chance(SHARES.reordered)) {
      this.told.reordered++
      this.#tell({ path, body: { ...event, ...earlier, eventId: randomUUID() } }, 100 + upTo(200))
    }
    if (chance(SHARES.contradictory)) {
      this.told.contradictory++
      this.#tell({ path, body: { ...event, ...contrary, eventId: randomUUID() } }, upTo(200))
    }
  }

  #later(ms: number, work: () => void): void {
    this.#keep(sleep(ms).then(work))
  }

  #tell(report: Report, ms: number): void {
    this.told.reports++
    this.#keep(sleep(ms).then(() => this.#deliver(report)))
  }

  #keep(work: Promise<void>): void {
    const kept = work.finally(() => this.#underWay.delete(kept))
    this.#underWay.add(kept)
  }

  /** Again and again until it is taken, by whichever process is there. */
  async #deliver({ path, body: content }: Report): Promise<void> {
    const body = JSON.stringify(content)
    for (let targets = this.targets(); targets.length > 0; targets = this.targets()) {
      const signed = { timestamp: String(this.now()), nonce: randomToken(16), method: 'POST', path, body }
      const headers = {
        'content-type': 'application/json',
        'x-provider': 'cashier',
        'x-timestamp': signed.timestamp,
        'x-nonce': signed.nonce,
        'x-signature': signRequest(SECRET, signed),
      }
      const reply = await fetch(pick(targets) + path, { method: 'POST', body, headers }).catch(() => null)
      await reply?.text().catch(() => undefined)
      if (reply?.ok) return
      if (reply && reply.status < 500) return void this.complaints.push(`${path} was answered ${reply.status}`)
      await sleep(50 + upTo(100))
    }
  }
}
