import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settlement } from '../../src/flows/money/settle-deposit.ts'
import { reconcileInvoices } from '../../src/modules/money/payments/index.ts'
import { factsOf } from '../support/money.ts'
import { balanceOf, deposit, depositBody, SITE, startWithCashier } from './fake-cashier.ts'

let site: Awaited<ReturnType<typeof startWithCashier>>

beforeAll(async () => {
  site = await startWithCashier()
})
afterAll(() => site.platform[Symbol.asyncDispose]())
beforeEach(() => {
  site.cashier.orders.length = 0
  site.cashier.troubles.length = 0
})

describe('the ways to pay in', () => {
  it('are told with round limits and presets, one of them chosen', async () => {
    const anna = await site.platform.player()
    const [card] = await anna.call('listDepositMethods', { query: { currency: 'EUR' } })
    expect(card).toMatchObject({ method: 'card', type: 'form', processingType: 'form', amountMin: 10, amountMax: 5000 })
    expect(card!.presets.filter((preset) => preset.default)).toHaveLength(1)
    expect(Object.keys(card!.names)).toEqual(expect.arrayContaining(['en', 'de', 'fa']))
  })

  it('exist for every currency of paper money that is offered, and for no other', async () => {
    const anna = await site.platform.player()
    const currencies = await anna.call('listCurrencies', {})
    for (const { code, type } of currencies) {
      const methods = await anna.call('listDepositMethods', { query: { currency: code } })
      expect([code, methods.length > 0]).toEqual([code, type === 'fiat'])
    }
    expect(await anna.call('listDepositMethods', { query: { currency: 'XXX' } })).toEqual([])
  })

  it('are not for guests', async () => {
    const guest = site.platform.visitor()
    expect(await guest.refusal('listDepositMethods', { query: { currency: 'EUR' } })).toMatchObject({ status: 401 })
    expect(await guest.refusal('listWithdrawalMethods', { query: { currency: 'EUR' } })).toMatchObject({ status: 401 })
  })
})

describe('a deposit', () => {
  it('is ordered from the cashier with its amount and ways back, and leads to the payment page', async () => {
    const anna = await site.platform.player()
    const reply = await anna.call('createDeposit', { body: await depositBody(anna) })
    expect(reply).toEqual({
      invoiceId: expect.any(String),
      method: 'card',
      type: 'form',
      action: 'http://cashier.test/cashier/pay',
      fields: { token: `token-${reply.invoiceId}` },
      qr: null,
    })
    expect(site.cashier.orders).toEqual([
      {
        paymentId: reply.invoiceId,
        kind: 'deposit',
        method: 'card',
        details: {},
        amount: '2550',
        currency: 'EUR',
        subunitToUnit: '100',
        playerReference: anna.id,
        locale: 'en',
        successUrl: `${SITE}/main?deposit-success=true`,
        errorUrl: `${SITE}/main?deposit-error=true`,
        pendingUrl: `${SITE}/main?deposit-redirect=true`,
        callbackUrl: `${SITE}/callbacks/cashier`,
      },
    ])
    expect(await balanceOf(anna)).toBe(0)
  })

  it('by phone asks for the number, knows it of the player, and leads to no page', async () => {
    const anna = await site.platform.player()
    const body = await depositBody(anna, { method: 'phone', fields: {} })
    const missing = { status: 422, fields: { phone: [expect.any(String)] } }
    expect(await anna.refusal('createDeposit', { body })).toMatchObject(missing)
    expect(site.cashier.orders).toEqual([])
    const fields = { phone: '+4915112345678' }
    const unknown = { ...body, fields: { ...fields, iban: 'x' } }
    expect(await anna.refusal('createDeposit', { body: unknown })).toMatchObject({ status: 422 })
    const reply = await anna.call('createDeposit', { body: { ...body, fields } })
    expect(reply).toMatchObject({ method: 'phone', action: null, fields: {}, qr: null })
    expect(site.cashier.orders).toMatchObject([{ method: 'phone', details: fields }])
    await site.platform.pool.query('UPDATE player SET phone = $2 WHERE id = $1', [anna.id, '4915112345678'])
    const methods = await anna.call('listDepositMethods', { query: { currency: 'EUR' } })
    expect(methods.find(({ method }) => method === 'phone')!.fields).toMatchObject([{ value: '+4915112345678' }])
  })

  it('by card fails when the company names no page to pay on', async () => {
    const anna = await site.platform.player()
    site.cashier.troubles.push('pageless')
    expect(await anna.refusal('createDeposit', { body: await depositBody(anna) })).toMatchObject({ code: 13105 })
  })

  it('takes paths of the site as ways back, and has ways back of its own', async () => {
    const anna = await site.platform.player()
    const ways = { redirectSuccessUrl: '/de/main?deposit-success=true', redirectErrorUrl: undefined, redirectUrl: null }
    await anna.call('createDeposit', { body: await depositBody(anna, ways) })
    expect(site.cashier.orders[0]).toMatchObject({
      successUrl: `${SITE}/de/main?deposit-success=true`,
      errorUrl: `${SITE}/?deposit-error=true`,
      pendingUrl: `${SITE}/?deposit-redirect=true`,
    })
  })

  it('puts the id of the invoice into the ways back where they ask for it', async () => {
    const anna = await site.platform.player()
    const ways = { redirectSuccessUrl: '/?invoice={invoice}', redirectErrorUrl: '/fa?invoice=%7Binvoice%7D' }
    const { invoiceId } = await anna.call('createDeposit', { body: await depositBody(anna, ways) })
    expect(site.cashier.orders[0]).toMatchObject({
      successUrl: `${SITE}/?invoice=${invoiceId}`,
      errorUrl: `${SITE}/fa?invoice=${invoiceId}`,
    })
  })

  it.each([
    'http://evil.test/',
    'https://localhost:3000/',
    'http://localhost:3000@evil.test/',
    'http://anna@localhost:3000/',
    'http://localhost:3001/',
  ])('is refused when it would send the player back to %s', async (redirectSuccessUrl) => {
    const anna = await site.platform.player()
    const refusal = await anna.refusal('createDeposit', { body: await depositBody(anna, { redirectSuccessUrl }) })
    expect(refusal).toMatchObject({ status: 422, fields: { redirectSuccessUrl: [expect.any(String)] } })
    expect(site.cashier.orders).toEqual([])
  })

  it('is refused with a message at the amount when it is below the least or above the most', async () => {
    const anna = await site.platform.player()
    for (const amount of [0, 999, 500_001, '9'.repeat(38)])
      expect(await anna.refusal('createDeposit', { body: await depositBody(anna, { amount }) })).toMatchObject({
        status: 422,
        fields: { amount: [expect.any(String)] },
      })
    for (const amount of [1000, '500000'])
      await anna.call('createDeposit', { body: await depositBody(anna, { amount }) })
    expect(site.cashier.orders.map((order) => order.amount)).toEqual(['1000', '500000'])
  })

  it('is refused for an unknown method, another currency than that of the account, and a guest', async () => {
    const anna = await site.platform.player()
    const other = await depositBody(anna, { method: 'gold' })
    expect(await anna.refusal('createDeposit', { body: other })).toMatchObject({ status: 400, code: 13101 })
    const dollars = await depositBody(anna, { currency: 'USD' })
    expect(await anna.refusal('createDeposit', { body: dollars })).toMatchObject({ status: 422 })
    expect(await site.platform.visitor().refusal('createDeposit', { body: other })).toMatchObject({ status: 401 })
  })

  it("into someone else's account is refused as not found", async () => {
    const [anna, ben] = [await site.platform.player(), await site.platform.player()]
    const body = await depositBody(ben)
    expect(await anna.refusal('createDeposit', { body })).toMatchObject({ status: 404 })
    expect(site.cashier.orders).toEqual([])
  })

  it('is refused to a limited player', async () => {
    const anna = await site.platform.player()
    await site.platform.pool.query('UPDATE player SET status = 2 WHERE id = $1', [anna.id])
    const body = await depositBody(anna)
    expect(await anna.refusal('createDeposit', { body })).toMatchObject({ status: 400, code: 13103 })
  })
})

describe('a deposit sent again with its request key', () => {
  it('is one invoice and one order, and gets the first answer', async () => {
    const anna = await site.platform.player()
    const body = await depositBody(anna)
    const requestKey = `key-${anna.id}`
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => anna.call('createDeposit', { body }, { requestKey })),
    )
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(site.cashier.orders).toHaveLength(1)
    expect(await anna.call('listInvoices', {})).toHaveLength(1)
  })

  it('with another body is a conflict', async () => {
    const anna = await site.platform.player()
    const requestKey = `key-${anna.id}`
    await anna.call('createDeposit', { body: await depositBody(anna) }, { requestKey })
    const other = await depositBody(anna, { amount: 2551 })
    await expect(anna.call('createDeposit', { body: other }, { requestKey })).rejects.toMatchObject({ status: 409 })
  })

  it('by another player is a deposit of its own', async () => {
    const [anna, ben] = [await site.platform.player(), await site.platform.player()]
    const requestKey = 'the-same-key'
    await anna.call('createDeposit', { body: await depositBody(anna) }, { requestKey })
    await ben.call('createDeposit', { body: await depositBody(ben) }, { requestKey })
    expect(site.cashier.orders).toHaveLength(2)
  })
})

describe('a cashier in trouble', () => {
  it('that answers the second time costs nothing', async () => {
    const anna = await site.platform.player()
    site.cashier.troubles.push('error')
    await deposit(anna)
    expect(site.cashier.orders).toHaveLength(1)
  })

  it.each([
    ['cannot be reached', ['unreachable', 'unreachable']],
    ['fails', ['error', 'unreachable']],
    ['leads to an address that is none', ['nonsense']],
    ['refuses', ['refuses']],
  ] as const)('that %s fails the deposit, tells the player, and a repeat fails alike', async (_title, troubles) => {
    const anna = await site.platform.player()
    const body = await depositBody(anna)
    const requestKey = `key-${anna.id}`
    site.cashier.troubles.push(...troubles)
    const attempt = () => anna.call('createDeposit', { body }, { requestKey })
    await expect(attempt()).rejects.toMatchObject({ status: 502, code: 13105 })
    await expect(attempt()).rejects.toMatchObject({ status: 502, code: 13105 })
    expect(await anna.call('listInvoices', {})).toMatchObject([{ status: 3, statusResult: 'provider_failed' }])
    expect(await factsOf(site.platform.pool, 'payment:invoices', anna.id)).toMatchObject([
      { event: 'invoice.deposit.updated', invoice: { status: 3, amount: 25.5, currency: 'EUR' } },
    ])
  })
})

describe('a deposit nothing was heard of', () => {
  const later = async () => {
    site.platform.clock.advance(3 * 60_000)
    await reconcileInvoices(site.platform.services, settlement([], site.platform.services))
  }
  const invoicesOf = (player: { call: TestCall }) => player.call('listInvoices', {})
  type TestCall = Awaited<ReturnType<typeof site.platform.player>>['call']

  it('is credited when the cashier says it was paid, once', async () => {
    const anna = await site.platform.player()
    const id = await deposit(anna)
    site.cashier.states.set(id, 'paid')
    await later()
    await later()
    expect(await balanceOf(anna)).toBe(25.5)
    expect(await invoicesOf(anna)).toMatchObject([{ status: 2, number: 1 }])
  })

  it('waits while the player may still pay, and fails when it was abandoned, refused or never arrived', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => site.platform.player()))
    const [waiting, abandoned, failed, lost] = await Promise.all(players.map((player) => deposit(player)))
    site.cashier.states.set(abandoned!, 'abandoned')
    site.cashier.states.set(failed!, 'failed')
    site.cashier.orders.splice(
      site.cashier.orders.findIndex((order) => order.paymentId === lost),
      1,
    )
    await later()
    const invoices = await Promise.all(players.map(async (player) => (await invoicesOf(player))[0]))
    expect(invoices).toMatchObject([
      { id: waiting, status: 1 },
      { status: 3, statusResult: 'abandoned' },
      { status: 3, statusResult: 'declined' },
      { status: 3, statusResult: 'not_ordered' },
    ])
  })

  it('fails after a day, and still counts when the money comes after all', async () => {
    const anna = await site.platform.player()
    const id = await deposit(anna)
    site.platform.clock.advance(24 * 3_600_000)
    await reconcileInvoices(site.platform.services, settlement([], site.platform.services))
    const { rows } = await site.platform.pool.query('SELECT status_result FROM invoice WHERE id = $1', [id])
    expect(rows).toEqual([{ status_result: 'expired' }])
    await site.report({ paymentId: id, status: 'paid' })
    const credited = await site.platform.pool.query('SELECT status FROM invoice WHERE id = $1', [id])
    expect(credited.rows).toEqual([{ status: 'success' }])
  })

  it('is asked about again later when the cashier cannot be reached', async () => {
    const anna = await site.platform.player()
    const id = await deposit(anna)
    site.cashier.states.set(id, 'paid')
    site.cashier.troubles.push(...Array.from({ length: 100 }, () => 'unreachable' as const))
    await later()
    expect(await invoicesOf(anna)).toMatchObject([{ status: 1 }])
    site.cashier.troubles.length = 0
    await later()
    expect(await invoicesOf(anna)).toMatchObject([{ status: 2 }])
  })

  it('does not wait for one that cannot be carried over', async () => {
    const players = await Promise.all(Array.from({ length: 5 }, () => site.platform.player()))
    const ids: string[] = []
    for (const player of players) ids.push(await deposit(player))
    for (const id of ids) site.cashier.states.set(id, 'paid')
    await site.platform.pool.query('UPDATE invoice SET account_id = gen_random_uuid() WHERE id = $1', [ids[0]])
    await later()
    expect(await Promise.all(players.slice(1).map(balanceOf))).toEqual([25.5, 25.5, 25.5, 25.5])
    expect(site.platform.reported.splice(0)).toHaveLength(1)
  })
})
