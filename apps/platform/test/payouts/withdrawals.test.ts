import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askUnanswered, payOut } from '../../src/flows/money/pay-out.ts'
import { checkLedger, entriesByKeyPrefix } from '../../src/modules/money/ledger/index.ts'
import { recorded } from '../facts/log.ts'
import { startWithCashier } from '../payments/fake-cashier.ts'
import { count } from '../play/at-play.ts'
import { factsOf } from '../support/money.ts'
import { lifeOf, moneyOf, richPlayer, runPayouts, withdraw, withdrawalBody } from './withdrawing.ts'

let site: Awaited<ReturnType<typeof startWithCashier>>

beforeAll(async () => {
  site = await startWithCashier()
})
afterAll(async () => {
  expect(await checkLedger(site.platform.pool)).toEqual([])
  await site.platform[Symbol.asyncDispose]()
})
beforeEach(() => {
  site.cashier.troubles.length = 0
  site.cashier.payoutState = 'paid'
})

const eventsOf = async (playerId: string) =>
  (await factsOf(site.platform.pool, 'payment:invoices', playerId)).map(({ event, invoice }) => [
    event,
    (invoice as { status: number }).status,
  ])

const kindsOf = async (playerId: string) =>
  (await recorded(site.platform.pool, playerId)).map(({ kind }) => kind).filter((kind) => kind.startsWith('withdrawal'))

describe('a withdrawal', () => {
  it('within the rules of the house is held, sent, paid and seen without a human', async () => {
    const anna = await richPlayer(site.platform)
    const id = await withdraw(anna)
    expect(await moneyOf(anna)).toEqual({ realBalance: 74.5, lockedBalance: 25.5, withdrawalBalance: 74.5 })
    expect(await lifeOf(anna)).toMatchObject({
      id,
      status: 1,
      kind: 'withdrawal',
      amount: 25.5,
      paymentMethod: 'Bank transfer',
      withdrawal: { state: 'approved', destination: '···· 3000', dueAt: expect.any(String) },
    })
    await runPayouts(site.platform)
    expect(site.cashier.payouts.get(id)).toMatchObject({
      method: 'bank_transfer',
      amount: '2550',
      currency: 'EUR',
      subunitToUnit: '100',
      playerReference: anna.id,
      details: { account_holder: 'Anna Berg', wallet_id: 'DE89 3704 0044 0532 0130 00' },
    })
    expect(await moneyOf(anna)).toEqual({ realBalance: 74.5, lockedBalance: 0, withdrawalBalance: 74.5 })
    expect(await lifeOf(anna)).toMatchObject({ status: 2, withdrawal: { state: 'paid', dueAt: null } })
    expect(await eventsOf(anna.id)).toEqual([
      ['invoice.withdrawal.created', 1],
      ['invoice.withdrawal.updated', 1],
      ['invoice.withdrawal.updated', 5],
      ['invoice.withdrawal.updated', 2],
    ])
    expect(await kindsOf(anna.id)).toEqual(['withdrawal_requested', 'withdrawal_approved', 'withdrawal_paid'])
  })

  it('leaves nothing of what was filled in behind once it has ended', async () => {
    const anna = await richPlayer(site.platform)
    const id = await withdraw(anna)
    await runPayouts(site.platform)
    const { rows } = await site.platform.pool.query('SELECT details FROM withdrawal WHERE id = $1', [id])
    expect(rows).toEqual([{ details: null }])
    expect(JSON.stringify(await recorded(site.platform.pool, anna.id))).not.toMatch(/3704|Berg/)
  })

  it('sent again with its key is one withdrawal, and gets the first answer', async () => {
    const anna = await richPlayer(site.platform)
    const body = await withdrawalBody(anna)
    const requestKey = `key-${anna.id}`
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => anna.call('createWithdrawal', { body }, { requestKey })),
    )
    expect(new Set(replies.map(({ invoiceId }) => invoiceId)).size).toBe(1)
    expect((await moneyOf(anna)).lockedBalance).toBe(25.5)
  })

  it('is refused with everything that is wrong, by field', async () => {
    const anna = await richPlayer(site.platform)
    const fields = { account_holder: '7', wallet_id: 'x', colour: 'red' }
    const refusal = await anna.refusal('createWithdrawal', { body: await withdrawalBody(anna, { fields, amount: 5 }) })
    expect(refusal).toMatchObject({ status: 422 })
    expect(Object.keys(refusal.fields).toSorted()).toEqual(['account_holder', 'amount', 'colour', 'wallet_id'])
    for (const amount of [100.01, 20.001, 19.99])
      expect(await anna.refusal('createWithdrawal', { body: await withdrawalBody(anna, { amount }) })).toMatchObject({
        status: 422,
        fields: { amount: [expect.any(String)] },
      })
  })

  it('is refused by an unknown method, from another currency, and from the account of somebody else', async () => {
    const [anna, ben] = [await richPlayer(site.platform), await richPlayer(site.platform)]
    const refusal = async (over: object) => anna.refusal('createWithdrawal', { body: await withdrawalBody(anna, over) })
    expect(await refusal({ method: 'gold' })).toMatchObject({ code: 13101 })
    expect(await refusal({ currency: 'USD' })).toMatchObject({ status: 422 })
    expect(await refusal({ accountId: (await withdrawalBody(ben)).accountId })).toMatchObject({ status: 404 })
  })

  it('to a new place takes a fresh proof and is announced by letter; to one that was paid before it does not', async () => {
    const anna = await richPlayer(site.platform)
    site.platform.clock.advance(6 * 60_000)
    const body = await withdrawalBody(anna)
    const requestKey = `proof-${anna.id}`
    const attempt = () => anna.call('createWithdrawal', { body }, { requestKey })
    await expect(attempt()).rejects.toMatchObject({ status: 409, code: 11020 })
    expect((await moneyOf(anna)).lockedBalance).toBe(0)
    await anna.call('giveProof', { body: { by: 'password', password: anna.password } })
    await attempt()
    await runPayouts(site.platform)
    const { rows } = await site.platform.pool.query(
      `SELECT kind FROM letter WHERE recipient = $1 AND kind = 'newDestination'`,
      [anna.email],
    )
    expect(rows).toHaveLength(1)
    site.platform.clock.advance(6 * 60_000)
    await withdraw(anna)
    expect(await lifeOf(anna)).toMatchObject({ withdrawal: { state: 'approved' } })
  })

  it('waits for an operator after the password was changed, and says so', async () => {
    const anna = await richPlayer(site.platform)
    const newPassword = 'quite another one 77'
    await anna.call('changePassword', {
      body: { currentPassword: anna.password, newPassword, repeatNewPassword: newPassword },
    })
    await withdraw(anna)
    expect(await lifeOf(anna)).toMatchObject({ status: 1, withdrawal: { state: 'checking' } })
    const desk = await site.platform.operator({ roles: ['payments'] })
    const [waiting] = await desk.call('listWithdrawals', { query: { forPlayer: anna.id, isWaiting: true } })
    expect(waiting).toMatchObject({ checks: ['recent_password'], amount: 25.5, baseAmount: 25.5 })
  })
})

describe('a payout', () => {
  it('that fails gives the money back and tells the player', async () => {
    const anna = await richPlayer(site.platform)
    site.cashier.payoutState = 'failed'
    await withdraw(anna)
    await runPayouts(site.platform)
    expect(await moneyOf(anna)).toEqual({ realBalance: 100, lockedBalance: 0, withdrawalBalance: 100 })
    expect(await lifeOf(anna)).toMatchObject({ status: 3, withdrawal: { state: 'failed' } })
    expect((await anna.call('listMessages', {})).map(({ content }) => content.title)).toContain('Withdrawal failed')
  })

  it('whose fate is unknown is asked about until it is known, and never ordered twice', async () => {
    const anna = await richPlayer(site.platform)
    const id = await withdraw(anna)
    site.cashier.troubles.push('lost')
    await payOut(site.platform.services, id)
    expect(await lifeOf(anna)).toMatchObject({ status: 5, withdrawal: { state: 'sending' } })
    for (let round = 0; round < 3; round++) {
      site.cashier.troubles.push('unreachable')
      site.platform.clock.advance(3 * 60_000)
      await askUnanswered(site.platform.services)
      expect(await lifeOf(anna)).toMatchObject({ withdrawal: { state: 'sending' } })
    }
    site.platform.clock.advance(3 * 60_000)
    await askUnanswered(site.platform.services)
    expect(await lifeOf(anna)).toMatchObject({ withdrawal: { state: 'paid' } })
    expect((await entriesByKeyPrefix(site.platform.pool, `payout:${id}`)).length).toBe(1)
  })

  it('whose order never arrived is ordered again under the same id', async () => {
    const anna = await richPlayer(site.platform)
    const id = await withdraw(anna)
    site.cashier.troubles.push('unreachable')
    await payOut(site.platform.services, id)
    expect(site.cashier.payouts.has(id)).toBe(false)
    await payOut(site.platform.services, id)
    expect(await lifeOf(anna)).toMatchObject({ withdrawal: { state: 'paid' } })
  })

  it('of another amount or currency moves nothing and waits for an operator, who ends it', async () => {
    const desk = await site.platform.operator({ roles: ['payments'] })
    for (const [over, decision, balance] of [
      [{ amount: '2551' }, 'paid', 74.5],
      [{ currency: 'USD' }, 'failed', 100],
    ] as const) {
      const anna = await richPlayer(site.platform)
      site.cashier.payoutState = 'accepted'
      const id = await withdraw(anna)
      await payOut(site.platform.services, id)
      Object.assign(site.cashier.payouts.get(id)!, { state: 'paid', ...over })
      await payOut(site.platform.services, id)
      expect(await lifeOf(anna)).toMatchObject({ status: 4, withdrawal: { state: 'review' } })
      expect((await moneyOf(anna)).lockedBalance).toBe(25.5)
      const call = { params: { withdrawalId: id }, body: { decision, reason: 'seen at the cashier' } }
      await desk.call('resolveWithdrawal', call)
      expect(await moneyOf(anna)).toMatchObject({ realBalance: balance, lockedBalance: 0 })
      expect(await desk.refusal('resolveWithdrawal', call)).toMatchObject({ code: 13104 })
    }
  })
})

describe('a payout that comes back after it was paid', () => {
  const paidOut = async () => {
    const anna = await richPlayer(site.platform)
    const id = await withdraw(anna)
    await payOut(site.platform.services, id)
    expect(await moneyOf(anna)).toMatchObject({ realBalance: 74.5 })
    return { anna, id }
  }

  it('gives the money back once, however often it is reported and asked about, and tells the player', async () => {
    const { anna, id } = await paidOut()
    site.cashier.payouts.get(id)!.state = 'returned'
    for (const eventId of ['back', 'back', 'again'])
      expect((await site.reportPayout({ payoutId: id, status: 'returned', eventId })).status).toBe(200)
    await Promise.all([1, 2, 3].map(() => payOut(site.platform.services, id)))
    expect(await moneyOf(anna)).toEqual({ realBalance: 100, lockedBalance: 0, withdrawalBalance: 100 })
    expect(await lifeOf(anna)).toMatchObject({ status: 3, withdrawal: { state: 'failed' } })
    expect(await kindsOf(anna.id)).toEqual([
      'withdrawal_requested',
      'withdrawal_approved',
      'withdrawal_paid',
      'withdrawal_returned',
    ])
    expect(await entriesByKeyPrefix(site.platform.pool, `payout-return:${id}`)).toHaveLength(1)
    const titles = (await anna.call('listMessages', {})).map(({ content }) => content.title)
    expect(titles.filter((title) => title === 'Withdrawal failed')).toHaveLength(1)
    expect(await eventsOf(anna.id)).toContainEqual(['invoice.withdrawal.updated', 3])
  })

  it('is asked about until the company answers, and only the answer counts', async () => {
    const { anna, id } = await paidOut()
    await site.reportPayout({ payoutId: id, status: 'returned' })
    await payOut(site.platform.services, id)
    expect(await lifeOf(anna)).toMatchObject({ withdrawal: { state: 'paid' } })
    site.cashier.payouts.get(id)!.state = 'returned'
    site.cashier.troubles.push('unreachable')
    await payOut(site.platform.services, id)
    expect(await lifeOf(anna)).toMatchObject({ withdrawal: { state: 'paid' } })
    const { rows } = await site.platform.pool.query(
      'SELECT run_at AS "runAt" FROM graphile_worker.jobs WHERE key = $1',
      [`payout:${id}`],
    )
    expect(rows.map(({ runAt }) => runAt > site.platform.clock.now())).toEqual([true])
    await payOut(site.platform.services, id)
    expect(await moneyOf(anna)).toMatchObject({ realBalance: 100 })
  })

  it('moves nothing by itself where other money came back', async () => {
    const { anna, id } = await paidOut()
    Object.assign(site.cashier.payouts.get(id)!, { state: 'returned', amount: '2000' })
    await payOut(site.platform.services, id)
    expect(await moneyOf(anna)).toMatchObject({ realBalance: 74.5 })
    expect(await lifeOf(anna)).toMatchObject({ withdrawal: { state: 'paid' } })
  })

  it('counts as not paid out in the result of the player', async () => {
    const { anna, id } = await paidOut()
    site.cashier.payouts.get(id)!.state = 'returned'
    await payOut(site.platform.services, id)
    await count(site.platform)
    const { rows } = await site.platform.pool.query(
      `SELECT paid_out::text AS "paidOut" FROM player_position WHERE player_id = $1 ORDER BY at DESC LIMIT 1`,
      [anna.id],
    )
    expect(rows).toEqual([{ paidOut: '0' }])
  })
})

describe('a report of a payout', () => {
  it('that repeats, contradicts, comes out of order or names another amount moves money once, by the answer', async () => {
    const anna = await richPlayer(site.platform)
    site.cashier.payoutState = 'accepted'
    const id = await withdraw(anna)
    await payOut(site.platform.services, id)
    const reports = ['failed', 'paid', 'failed', 'paid', 'reversed'].map((status, n) =>
      site.reportPayout({ payoutId: id, status, eventId: `r${n % 3}`, amount: String(n), currency: 'XXX' }),
    )
    expect((await Promise.all(reports)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await lifeOf(anna)).toMatchObject({ withdrawal: { state: 'sending' } })
    site.cashier.payouts.get(id)!.state = 'paid'
    await Promise.all([1, 2, 3].map(() => payOut(site.platform.services, id)))
    expect(await moneyOf(anna)).toEqual({ realBalance: 74.5, lockedBalance: 0, withdrawalBalance: 74.5 })
    await site.reportPayout({ payoutId: id, status: 'failed' })
    await runPayouts(site.platform)
    expect(await lifeOf(anna)).toMatchObject({ withdrawal: { state: 'paid' } })
  })

  it('is asked for a known payout and a good signature', async () => {
    const anna = await richPlayer(site.platform)
    const id = await withdraw(anna)
    expect((await site.reportPayout({ payoutId: id }, { secret: 'guessed' })).status).toBe(401)
    expect((await site.reportPayout({ payoutId: '0190f0f0-0000-7000-8000-000000000000' })).status).toBe(404)
    expect((await site.reportPayout({ payoutId: 'x' })).status).toBe(400)
  })
})

describe('taking a withdrawal back', () => {
  it('gives the money back, once, as long as nobody was told to pay', async () => {
    const anna = await richPlayer(site.platform)
    const id = await withdraw(anna)
    const declined = await anna.call('declineInvoice', { params: { id } })
    expect(declined).toMatchObject({ id, status: 3, statusResult: 'cancelled' })
    expect(await anna.call('declineInvoice', { params: { id } })).toEqual(declined)
    expect(await moneyOf(anna)).toEqual({ realBalance: 100, lockedBalance: 0, withdrawalBalance: 100 })
    await runPayouts(site.platform)
    expect(site.cashier.payouts.has(id)).toBe(false)
  })

  it('is refused once the company was told, and for what is not theirs', async () => {
    const [anna, ben] = [await richPlayer(site.platform), await richPlayer(site.platform)]
    site.cashier.payoutState = 'accepted'
    const id = await withdraw(anna)
    expect(await ben.refusal('declineInvoice', { params: { id } })).toMatchObject({ status: 404 })
    await payOut(site.platform.services, id)
    expect(await anna.refusal('declineInvoice', { params: { id } })).toMatchObject({ code: 13104 })
  })
})
