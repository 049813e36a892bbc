import { type OperationName, operations } from '@baize/contract'
import { registrationForm, type TestPlayer, type TestVisitor } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { begin, identify, KEY_LIFE_MS, removeOldKeys } from '../../src/modules/ground/request-keys/index.ts'
import { depositBody, startWithCashier } from '../payments/fake-cashier.ts'

let site: Awaited<ReturnType<typeof startWithCashier>>
let anna: TestPlayer

beforeAll(async () => {
  site = await startWithCashier()
})
afterAll(() => site.platform[Symbol.asyncDispose]())
beforeEach(async () => {
  anna = await site.platform.player()
  site.cashier.orders.length = 0
  site.platform.lines.length = 0
})

let keys = 0
const newKey = () => `request-${++keys}`

/** Everything of a reply that a repeat must get again. */
async function send(visitor: TestVisitor, name: OperationName, body: unknown, key: string) {
  const { path, method } = operations[name]
  const headers = { 'content-type': 'application/json', 'idempotency-key': key }
  const reply = await visitor.fetch(path, { method, headers, body: JSON.stringify(body) })
  return { status: reply.status, text: await reply.text(), cookies: reply.headers.getSetCookie() }
}

async function sendTwenty(visitor: TestVisitor, name: OperationName, body: unknown, key = newKey()) {
  return sendMany(20, visitor, name, body, key)
}

async function sendMany(times: number, visitor: TestVisitor, name: OperationName, body: unknown, key = newKey()) {
  const replies = await Promise.all(Array.from({ length: times }, () => send(visitor, name, body, key)))
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
  const later = await send(visitor, name, body, key)
  expect(later).toEqual(replies[0])
  return later
}

const count = async (query: string, values: unknown[] = []) =>
  Number((await site.platform.pool.query<{ count: number }>(query, values)).rows[0]!.count)

describe('a request sent twenty times at once with one key', () => {
  it('opens one account and answers all of them with the same bytes', async () => {
    expect((await sendTwenty(anna, 'createAccount', { currency: 'USD' })).status).toBe(200)
    expect(await anna.call('listAccounts', {})).toHaveLength(2)
  })

  it('orders one deposit', async () => {
    const reply = await sendTwenty(anna, 'createDeposit', await depositBody(anna))
    expect(reply.status).toBe(200)
    expect(site.cashier.orders).toHaveLength(1)
    expect(await anna.call('listInvoices', {})).toHaveLength(1)
  })

  it('registers one player, who is signed in on every answer', async () => {
    const guest = site.platform.visitor()
    const form = registrationForm()
    const reply = await sendTwenty(guest, 'registerByEmail', form)
    expect(reply).toMatchObject({ status: 200, cookies: [expect.any(String), expect.any(String), expect.any(String)] })
    const token = (JSON.parse(reply.text) as { data: { accessToken: string } }).data.accessToken
    expect(await site.platform.client('getProfile', {}, token)).toMatchObject({ email: form.email })
  })

  it('keeps one message of a guest, as often as guests may write', async () => {
    const message = `once ${newKey()}`
    await sendMany(8, site.platform.visitor(), 'sendCommunication', { email: 'guest@example.com', message })
    expect(await count('SELECT count(*) FROM communication WHERE message = $1', [message])).toBe(1)
  })

  it('that is refused is refused alike and leaves the key free', async () => {
    const key = newKey()
    expect((await sendTwenty(anna, 'createAccount', { currency: 'XXX' }, key)).status).toBe(422)
    expect((await send(anna, 'createAccount', { currency: 'USD' }, key)).status).toBe(200)
    const deposit = await depositBody(anna, { amount: 1 })
    expect((await sendTwenty(anna, 'createDeposit', deposit, key)).status).toBe(422)
    expect((await send(anna, 'createDeposit', await depositBody(anna), key)).status).toBe(200)
  })
})

describe('a key', () => {
  it.each([
    ['createAccount', () => ({ currency: 'USD' }), () => ({ currency: 'GBP' })],
    ['createDeposit', () => depositBody(anna), () => depositBody(anna, { amount: 2551 })],
  ] as const)('of %s used for another request is refused, and told of', async (name, first, second) => {
    const key = newKey()
    expect((await send(anna, name, await first(), key)).status).toBe(200)
    const refused = await send(anna, name, await second(), key)
    expect(refused).toMatchObject({ status: 409, text: expect.stringContaining('15001') })
    expect(site.platform.lines).toContainEqual(
      expect.objectContaining({ event: 'key_conflict', player: anna.id, operation: name }),
    )
  })

  it('is known whatever the order of the members', async () => {
    const key = newKey()
    const body = await depositBody(anna)
    const first = await send(anna, 'createDeposit', body, key)
    const turned = Object.fromEntries(Object.entries(body).toReversed())
    expect(await send(anna, 'createDeposit', turned, key)).toEqual(first)
  })

  it('belongs to its player, to the network of a guest, and to its operation', async () => {
    const key = newKey()
    const ben = await site.platform.player()
    await send(anna, 'createAccount', { currency: 'USD' }, key)
    await send(ben, 'createAccount', { currency: 'GBP' }, key)
    expect((await send(ben, 'createDeposit', await depositBody(ben), key)).status).toBe(200)
    for (const guest of [site.platform.visitor(), site.platform.visitor()])
      expect((await send(guest, 'registerByEmail', registrationForm(), key)).status).toBe(200)
    expect(await ben.call('listAccounts', {})).toHaveLength(2)
  })

  it('that is none is refused with a message at it', async () => {
    for (const key of ['short', 'x'.repeat(65), 'not a key!'])
      expect(await send(anna, 'createAccount', { currency: 'USD' }, key)).toMatchObject({ status: 422 })
  })

  it('keeps nothing that whoever reads the table could use', async () => {
    const form = registrationForm({ password: 'a password to look for' })
    const reply = await send(site.platform.visitor(), 'registerByEmail', form, newKey())
    const { accessToken } = (JSON.parse(reply.text) as { data: { accessToken: string } }).data
    const { rows } = await site.platform.pool.query<Record<string, unknown>>('SELECT * FROM request_key')
    const text = rows.flatMap((row) => Object.values(row).map((value) => Buffer.from(String(value)).toString('latin1')))
    for (const secret of [accessToken, form.email, 'a password to look for'])
      expect(text.some((value) => value.includes(secret))).toBe(false)
  })

  it('is forgotten after a day', async () => {
    const remove = () => removeOldKeys(site.platform.pool, site.platform.services, 500)
    await send(anna, 'createAccount', { currency: 'USD' }, newKey())
    expect(await remove()).toBe(0)
    const old = new Date(site.platform.clock.now().getTime() - KEY_LIFE_MS - 1)
    await site.platform.pool.query('UPDATE request_key SET created_at = $1', [old])
    expect(await remove()).toBeGreaterThan(0)
    expect(await count('SELECT count(*) FROM request_key')).toBe(0)
  })
})

describe('a deposit whose process died', () => {
  const started = async (key: string, body: unknown) => {
    const { secret } = { secret: site.platform.services.config.tokenSecret }
    const parsed = operations.createDeposit.body!.parse(body)
    const name = { owner: { playerId: anna.id }, operation: 'createDeposit', key }
    const attempt = await begin(site.platform.pool, site.platform.services, identify(secret, name, { body: parsed }))
    if (attempt.kind !== 'running') throw new Error('the key was new')
    return attempt.id
  }

  it('is taken up by the next attempt with the id the company knows it by, when its lease has ended', async () => {
    const key = newKey()
    const body = await depositBody(anna)
    const id = await started(key, body)
    site.platform.clock.advance(30_000)
    const reply = await sendTwenty(anna, 'createDeposit', body, key)
    expect(JSON.parse(reply.text)).toMatchObject({ data: { invoiceId: id } })
    expect(site.cashier.orders).toMatchObject([{ paymentId: id }])
  })

  it('is waited for while its lease lasts', async () => {
    const key = newKey()
    const body = await depositBody(anna)
    const id = await started(key, body)
    const waiting = send(anna, 'createDeposit', body, key)
    let isAnswered = false
    void waiting.then(() => (isAnswered = true))
    await expect.poll(() => count('SELECT count(*) FROM request_key WHERE answer IS NULL')).toBe(1)
    expect(isAnswered).toBe(false)
    site.platform.clock.advance(30_000)
    expect(JSON.parse((await waiting).text)).toMatchObject({ data: { invoiceId: id } })
  })

  it('before this release kept keys of their own is known by the key of its invoice', async () => {
    const key = newKey()
    const body = await depositBody(anna)
    const first = await send(anna, 'createDeposit', body, key)
    await site.platform.pool.query('DELETE FROM request_key')
    expect(await send(anna, 'createDeposit', body, key)).toEqual(first)
    expect(site.cashier.orders).toHaveLength(1)
  })
})
