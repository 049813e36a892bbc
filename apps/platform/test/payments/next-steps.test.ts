import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settlement } from '../../src/flows/money/settle-deposit.ts'
import { reconcileInvoices } from '../../src/modules/money/payments/index.ts'
import { balanceOf, CASHIER, depositBody, startWithCashier, type TestPlayer } from './fake-cashier.ts'

let site: Awaited<ReturnType<typeof startWithCashier>>

beforeAll(async () => {
  site = await startWithCashier()
})
afterAll(() => site.platform[Symbol.asyncDispose]())

const order = async (player: TestPlayer, method: string) =>
  player.call('createDeposit', { body: await depositBody(player, { method }) })

const seenBy = async (player: TestPlayer) => {
  const [invoice] = await player.call('listInvoices', { query: { type: [1] } })
  return invoice!
}

/** The states of its deposits that the player's pages were told, with their codes. */
async function toldOf({ id }: TestPlayer) {
  const { rows } = await site.platform.pool.query<{ status: number; qr: string | null }>(
    `SELECT (data->'invoice'->>'status')::int AS status, data->'invoice'->'publicData'->>'qr' AS qr FROM outbox
     WHERE channel = $1 ORDER BY id`,
    [`payment:invoices#${id}`],
  )
  return rows
}

describe('a deposit by QR code', () => {
  it('is answered with the code, which its history has as long as it waits', async () => {
    const anna = await site.platform.player()
    const reply = await order(anna, 'qr')
    expect(reply).toMatchObject({ action: null, qr: `pay:${reply.invoiceId}` })
    expect(await seenBy(anna)).toMatchObject({ status: 1, publicData: { qr: `pay:${reply.invoiceId}` } })
    await site.report({ paymentId: reply.invoiceId, status: 'paid' })
    expect(await seenBy(anna)).toMatchObject({ status: 2, publicData: null })
    expect(await balanceOf(anna)).toBe(25.5)
  })
})

describe('a deposit on a page within the wallet', () => {
  it('is answered with the page, which its history has as long as it waits', async () => {
    const anna = await site.platform.player()
    const { invoiceId, action, fields } = await order(anna, 'wallet')
    expect({ action, fields }).toEqual({
      action: `${CASHIER.url}/cashier/pay`,
      fields: { token: `token-${invoiceId}` },
    })
    const url = `${CASHIER.url}/cashier/pay?token=token-${invoiceId}`
    expect(await seenBy(anna)).toMatchObject({ status: 1, publicData: { url } })
    await site.report({ paymentId: invoiceId, status: 'failed' })
    expect(await seenBy(anna)).toMatchObject({ status: 3, publicData: null })
  })

  it('fails when the page is not where the company is registered', async () => {
    const anna = await site.platform.player()
    site.cashier.pageOrigin = 'https://elsewhere.test'
    expect(await anna.refusal('createDeposit', { body: await depositBody(anna, { method: 'wallet' }) })).toMatchObject({
      code: 13105,
    })
    site.cashier.pageOrigin = CASHIER.url
    expect(await seenBy(anna)).toMatchObject({ status: 3, statusResult: 'provider_failed' })
  })
})

describe('a deposit whose code takes a moment', () => {
  it('is told of its code once, however often the company does, and credited once it is paid', async () => {
    const anna = await site.platform.player()
    const { invoiceId, action, qr } = await order(anna, 'voucher')
    expect({ action, qr }).toEqual({ action: null, qr: null })
    expect(await seenBy(anna)).toMatchObject({ status: 1, publicData: null })
    const prepared = { paymentId: invoiceId, status: 'prepared', qr: 'TILL-1' } as const
    for (const report of [prepared, { ...prepared, eventId: 'again' }, { ...prepared, qr: 'TILL-2' }])
      expect((await site.report(report)).status).toBe(200)
    expect(await seenBy(anna)).toMatchObject({ status: 1, publicData: { qr: 'TILL-1' } })
    expect(await balanceOf(anna)).toBe(0)
    await site.report({ paymentId: invoiceId, status: 'paid' })
    await site.report({ ...prepared, eventId: 'late' })
    expect(await seenBy(anna)).toMatchObject({ status: 2, publicData: null })
    expect(await balanceOf(anna)).toBe(25.5)
    expect(await toldOf(anna)).toEqual([
      { status: 1, qr: 'TILL-1' },
      { status: 2, qr: null },
    ])
  })

  it('gets its code by asking when the report was lost', async () => {
    const anna = await site.platform.player()
    const { invoiceId } = await order(anna, 'voucher')
    site.cashier.codes.set(invoiceId, 'TILL-3')
    const { services, clock } = site.platform
    clock.advance(4 * 60_000)
    await reconcileInvoices(services, settlement([], services))
    expect(await seenBy(anna)).toMatchObject({ status: 1, publicData: { qr: 'TILL-3' } })
  })

  it('without its code in the report is no report', async () => {
    const anna = await site.platform.player()
    const { invoiceId } = await order(anna, 'voucher')
    expect((await site.report({ paymentId: invoiceId, status: 'prepared' })).status).toBe(400)
    expect((await site.report({ paymentId: invoiceId, status: 'prepared', qr: 'x'.repeat(1001) })).status).toBe(400)
    expect(await seenBy(anna)).toMatchObject({ status: 1, publicData: null })
  })
})
