import { randomUUID } from 'node:crypto'
import { silentLogger } from '@baize/kit'
import type { TestOperator, TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { depositListeners } from '../../src/deposit-listeners.ts'
import { cleanUp } from '../../src/flows/ground/clean-up.ts'
import { lateMoney, tellOfLateMoney } from '../../src/flows/money/late-money.ts'
import { rebuildConsumer } from '../../src/modules/ground/facts/index.ts'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { registerSeamless } from '../../src/modules/play/seamless/index.ts'
import { IBAN, runPayouts, withdraw } from '../payouts/withdrawing.ts'
import { makeFeed } from '../support/feed.ts'
import { pay } from '../support/money.ts'
import { STUDIO, studioCall } from '../support/studio-calls.ts'
import { depositBody, startWithCashier } from './fake-cashier.ts'

let site: Awaited<ReturnType<typeof startWithCashier>>
let desk: TestOperator
let second: TestOperator
let anna: TestPlayer
beforeAll(async () => {
  site = await startWithCashier([...depositListeners], { companies: [STUDIO], register: registerSeamless })
  await syncFeed(site.platform.pool, STUDIO.id, site.platform.clock.now(), makeFeed(1))
  desk = await site.platform.operator({ roles: ['payments'] })
  second = await site.platform.operator({ roles: ['payments'] })
})
afterAll(async () => {
  expect(await checkLedger(site.platform.pool)).toEqual([])
  await site.platform[Symbol.asyncDispose]()
})
beforeEach(async () => void (anna = await site.platform.player()))

const order = async (over: object = {}) =>
  (await anna.call('createDeposit', { body: await depositBody(anna, { amount: 5000, ...over }) })).invoiceId
const settle = (paymentId: string) => site.report({ paymentId, status: 'paid', amount: '5000' })

/** Lets what happened be noticed, from the first fact on, and those concerned be written to. */
async function notice(): Promise<void> {
  const { pool, clock, services } = site.platform
  await pool.query('SELECT fact_number(10000)')
  await rebuildConsumer({ pool, clock, logger: silentLogger }, lateMoney)
  await tellOfLateMoney(services)
}

const heldBy = async ({ id }: TestPlayer) =>
  (await desk.call('listLateMoney', { query: { perPage: 100 } })).filter(({ playerId }) => playerId === id)

async function lettersTo({ email }: TestPlayer): Promise<string[]> {
  const { rows } = await site.platform.pool.query<{ kind: string }>(
    `SELECT kind FROM letter WHERE recipient = $1 AND kind LIKE 'lateMoney%'`,
    [email],
  )
  return rows.map(({ kind }) => kind).toSorted()
}

const payOut = (accountId: string, by = desk, over: object = {}) =>
  by.call('payOutBalance', {
    params: { playerId: anna.id },
    body: { accountId, method: 'bank_transfer', holder: 'Anna Berg', destination: IBAN, reason: 'asked', ...over },
  })

it('keeps a deposit that settles after the account was closed, gives nothing with it, and tells the player once', async () => {
  const invoiceId = await order({ bonusId: 'welcome-1' })
  await anna.call('closeAccount', {})
  await Promise.all([settle(invoiceId), settle(invoiceId)])
  await notice()
  await notice()
  expect(await heldBy(anna)).toMatchObject([{ amount: 50, currency: 'EUR', toldAt: expect.any(String) }])
  expect(await lettersTo(anna)).toEqual(['lateMoneyHeld'])
  const { rows } = await site.platform.pool.query('SELECT 1 FROM player_bonus WHERE player_id = $1', [anna.id])
  expect(rows).toEqual([])
  expect(
    await site.platform.refusal('createSession', { body: { login: anna.email, password: anna.password } }),
  ).toMatchObject({ code: 11_015 })
})

it('loses nothing, whichever of closing and settling comes first', async () => {
  for (let round = 0; round < 12; round++) {
    anna = await site.platform.player()
    const invoiceId = await order()
    const [closing] = await Promise.allSettled([anna.call('closeAccount', {}), settle(invoiceId)])
    await notice()
    const held = await heldBy(anna)
    if (closing.status === 'fulfilled') expect(held).toMatchObject([{ amount: 50 }])
    else expect(await anna.call('listAccounts', {})).toMatchObject([{ realBalance: 50 }])
  }
})

it('pays a win of a round that was left open when the account was closed', async () => {
  await pay(site.platform.pool, anna, 100n)
  const { token } = await anna.call('playGame', {
    params: { id: 'game-0' },
    body: { lobbyUrl: '/main', locale: 'en', countryCode: 'DE', platform: 2, demoMode: false },
  })
  const { sessionToken } = await studioCall(site.platform, 'session', { launchToken: token, gameId: 'game-0' })
  const round = { sessionToken, roundId: randomUUID(), gameId: 'game-0', currency: 'EUR' }
  await studioCall(site.platform, 'bet', { ...round, transactionId: randomUUID(), amount: '100' })
  await anna.call('closeAccount', {})
  await studioCall(site.platform, 'win', { ...round, transactionId: randomUUID(), amount: '700', isRoundClosed: true })
  await notice()
  expect(await heldBy(anna)).toMatchObject([{ amount: 7 }])
  expect(await lettersTo(anna)).toEqual(['lateMoneyHeld'])
})

it('pays out what lies on the account of somebody who excluded themselves, though they cannot sign in', async () => {
  await pay(site.platform.pool, anna, 5000n)
  const [account] = await anna.call('listAccounts', {})
  await anna.call('createLimit', { body: { definition: 4, period: '6_months' } })
  const signIn = { body: { login: anna.email, password: anna.password } }
  expect((await anna.refusal('createSession', signIn)).issues['login']).toMatchObject([{ code: 'excludedUntil' }])
  const { id } = await payOut(account!.id)
  await second.call('approveWithdrawal', { params: { withdrawalId: id }, body: { reason: 'checked' } })
  await runPayouts(site.platform)
  expect(site.cashier.payouts.get(id)).toMatchObject({ state: 'paid', amount: '5000', currency: 'EUR' })
  expect(await second.call('listWithdrawals', { query: { forPlayer: anna.id } })).toMatchObject([{ state: 'paid' }])
  // What is left is nothing, and the exclusion is what it was.
  await expect(payOut(account!.id)).rejects.toMatchObject({ code: 13_201 })
  expect((await anna.refusal('createSession', signIn)).issues['login']).toMatchObject([{ code: 'excludedUntil' }])
})

it('pays out a withdrawal that was on its way when its player excluded themselves', async () => {
  await pay(site.platform.pool, anna, 5000n)
  const id = await withdraw(anna)
  await anna.call('createLimit', { body: { definition: 4, period: '6_months' } })
  await runPayouts(site.platform)
  expect(site.cashier.payouts.get(id)).toMatchObject({ state: 'paid', amount: '2550' })
})

describe('what lies on a closed account', () => {
  let accountId: string
  beforeEach(async () => {
    const invoiceId = await order()
    accountId = (await anna.call('listAccounts', {}))[0]!.id
    await anna.call('closeAccount', {})
    await settle(invoiceId)
    await notice()
  })

  it('is paid out by two operators, once, and the player is told', async () => {
    const attempts = await Promise.allSettled([payOut(accountId), payOut(accountId)])
    expect(attempts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [waiting] = await desk.call('listWithdrawals', { query: { forPlayer: anna.id } })
    expect(waiting).toMatchObject({ state: 'checking', amount: 50, destination: '···· 3000' })
    expect(waiting!.checks).toContain('asked_by_operator')
    const params = { withdrawalId: waiting!.id }
    const body = { reason: 'checked' }
    expect(await desk.refusal('approveWithdrawal', { params, body })).toMatchObject({ code: 16_011 })
    await second.call('approveWithdrawal', { params, body })
    await runPayouts(site.platform)
    expect(await second.call('listWithdrawals', { query: { forPlayer: anna.id } })).toMatchObject([{ state: 'paid' }])
    expect(await heldBy(anna)).toEqual([])
    expect(await lettersTo(anna)).toEqual(['lateMoneyHeld', 'lateMoneyPaid'])
  })

  it('is there again when the payout comes back, and nobody is written to about that', async () => {
    const { id } = await payOut(accountId)
    expect(await heldBy(anna)).toEqual([])
    site.cashier.payoutState = 'failed'
    await second.call('approveWithdrawal', { params: { withdrawalId: id }, body: { reason: 'checked' } })
    await runPayouts(site.platform)
    site.cashier.payoutState = 'paid'
    await notice()
    expect(await heldBy(anna)).toMatchObject([{ amount: 50 }])
    expect(await lettersTo(anna)).toEqual(['lateMoneyHeld'])
  })

  it('is still there for whoever comes after their details were erased', async () => {
    site.platform.clock.advance(5 * 366 * 86_400_000)
    await cleanUp(site.platform.services)
    const { rows } = await site.platform.pool.query(
      `SELECT wallet_cash(id)::text AS cash FROM wallet_account WHERE id = $1`,
      [accountId],
    )
    expect(rows).toEqual([{ cash: '5000' }])
  })
})

it('is no way to the money of somebody who can ask for it, nor to that of another account', async () => {
  const staff = await site.platform.operator({ roles: ['payments'] })
  const params = { playerId: anna.id }
  const [account] = await anna.call('listAccounts', {})
  const wanted = { method: 'bank_transfer', holder: 'Anna Berg', destination: IBAN, reason: 'asked' }
  const body = { ...wanted, accountId: account!.id }
  expect(await staff.refusal('payOutBalance', { params, body })).toMatchObject({ status: 409, code: 16_012 })
  const [other] = await (await site.platform.player()).call('listAccounts', {})
  const foreign = { ...wanted, accountId: other!.id }
  expect(await staff.refusal('payOutBalance', { params, body: foreign })).toMatchObject({ status: 404 })
})
