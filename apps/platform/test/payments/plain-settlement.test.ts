import { randomUUID } from 'node:crypto'
import type { Queryable } from '@baize/database'
import type { TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { depositListeners } from '../../src/deposit-listeners.ts'
import { foreseeFor } from '../../src/flows/money/settle-deposit.ts'
import { checkLedger, entriesByKeyPrefix } from '../../src/modules/money/ledger/index.ts'
import { settlePlain } from '../../src/modules/money/payments/index.ts'
import { readTurnover } from '../../src/modules/money/wallet/index.ts'
import { recorded } from '../facts/log.ts'
import { factsOf } from '../support/money.ts'
import { balanceOf, CASHIER, deposit, startWithCashier } from './fake-cashier.ts'

/** Takes part in every deposit, so that each goes the general way. */
const present = { name: 'present', settled: async () => undefined }

let plain: Awaited<ReturnType<typeof startWithCashier>>
let general: Awaited<ReturnType<typeof startWithCashier>>
beforeAll(async () => {
  plain = await startWithCashier([...depositListeners])
  general = await startWithCashier([...depositListeners, present])
})
afterAll(async () => {
  for (const { platform } of [plain, general]) {
    expect(await checkLedger(platform.pool)).toEqual([])
    await platform[Symbol.asyncDispose]()
  }
})

/** Everything that stands written of a player's deposits, with the names of the moment taken out. */
async function written({ platform: { pool } }: typeof plain, player: TestPlayer, invoiceIds: string[]) {
  const { rows: invoices } = await pool.query(
    `SELECT status, status_result, number, amount, base_amount, entry_id IS NOT NULL AS is_posted, updated_at
     FROM invoice WHERE player_id = $1 ORDER BY id`,
    [player.id],
  )
  const { rows: reports } = await pool.query(
    `SELECT event_id, status, amount, currency, outcome, received_at FROM payment_report
     WHERE invoice_id = ANY ($1) ORDER BY event_id`,
    [invoiceIds],
  )
  const entries = await Promise.all(invoiceIds.map((id) => entriesByKeyPrefix(pool, `deposit:${id}`)))
  const told = [
    ...(await factsOf(pool, 'payment:invoices', player.id)),
    ...(await factsOf(pool, 'wallet:accounts', player.id)),
  ]
  const known = {
    invoices,
    reports,
    entries: entries.map((own) => own.length),
    told,
    facts: (await recorded(pool, player.id))
      .filter(({ kind }) => kind.startsWith('deposit_'))
      .map(({ kind, data }) => ({ kind, data })),
    turnover: String((await readTurnover(pool, player.id, 'EUR')).total),
    balance: await balanceOf(player),
  }
  const [account] = await player.call('listAccounts', {})
  const names = [player.id, account!.id, ...invoiceIds]
  const text = JSON.stringify(known).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a moment')
  return JSON.parse(names.reduce((named, name, place) => named.replaceAll(name, `name ${place}`), text)) as unknown
}

it('leaves what the general way leaves', async () => {
  const ways = []
  for (const site of [plain, general]) {
    const player = await site.platform.player()
    const invoiceIds = [await deposit(player), await deposit(player), await deposit(player)]
    for (const [place, paymentId] of invoiceIds.entries())
      await site.report({ paymentId, status: 'paid', eventId: `told-${place % 2}` })
    ways.push(await written(site, player, invoiceIds))
  }
  const [quick, slow] = ways
  expect(quick).toEqual(slow)
  expect(quick).toMatchObject({ invoices: [{ number: 1 }, { number: 2 }, { number: 3 }], balance: 76.5 })
})

it('takes four statements, of which one writes', async () => {
  const player = await plain.platform.player()
  const paymentId = await deposit(player)
  const texts: string[] = []
  const { pool, clock } = plain.platform
  const counted: Queryable = {
    query: (query: string | { text: string }, values?: unknown[]) => {
      texts.push(typeof query === 'string' ? query : query.text)
      return pool.query(query as string, values)
    },
  }
  const report = { status: 'paid' as const, amount: 2550n, currency: 'EUR', isOnCredit: false }
  const paid = { provider: CASHIER.id, eventId: randomUUID(), paymentId, report }
  expect(await settlePlain(counted, paid, foreseeFor(depositListeners), clock.now())).toBe(true)
  expect(texts).toHaveLength(4)
  expect(texts.filter((text) => !/FROM (invoice|bonus_choice|currency_setting)/.test(text))).toHaveLength(1)
  expect(await balanceOf(player)).toBe(25.5)
  expect(await settlePlain(counted, paid, foreseeFor(depositListeners), clock.now())).toBe(false)
  expect(await balanceOf(player)).toBe(25.5)
})

it('settles once when it meets itself and the general way', async () => {
  const player = await plain.platform.player()
  const paymentId = await deposit(player)
  const { pool, clock } = plain.platform
  const report = { status: 'paid' as const, amount: 2550n, currency: 'EUR', isOnCredit: false }
  const settled = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      settlePlain(
        pool,
        { provider: CASHIER.id, eventId: `met-${n % 2}`, paymentId, report },
        foreseeFor(depositListeners),
        clock.now(),
      ),
    ).concat(
      Array.from({ length: 4 }, (_, n) =>
        plain.report({ paymentId, status: 'paid', eventId: `met-${n % 2}` }).then(() => false),
      ),
    ),
  )
  expect(settled.filter(Boolean).length).toBeLessThanOrEqual(1)
  expect(await balanceOf(player)).toBe(25.5)
  expect(await entriesByKeyPrefix(pool, `deposit:${paymentId}`)).toHaveLength(1)
})

it('leaves to the general way whatever else was paid, or by whom', async () => {
  const player = await plain.platform.player()
  const paymentId = await deposit(player)
  const { pool, clock } = plain.platform
  const asked = { status: 'paid' as const, amount: 2550n, currency: 'EUR', isOnCredit: false }
  const differing = [
    { report: { ...asked, amount: 2549n } },
    { report: { ...asked, currency: 'USD' } },
    { report: { ...asked, isOnCredit: true } },
    { provider: 'another' },
    { paymentId: randomUUID() },
  ]
  for (const over of differing) {
    const paid = { provider: CASHIER.id, eventId: randomUUID(), paymentId, report: asked, ...over }
    expect(await settlePlain(pool, paid, foreseeFor(depositListeners), clock.now())).toBe(false)
  }
  const watched = foreseeFor([...depositListeners, present])
  const paid = { provider: CASHIER.id, eventId: randomUUID(), paymentId, report: asked }
  expect(await settlePlain(pool, paid, watched, clock.now())).toBe(false)
  expect(await balanceOf(player)).toBe(0)
})
