import { randomUUID } from 'node:crypto'
import { startTestPlatform, type TestOperator, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { depositBody, startWithCashier } from '../payments/fake-cashier.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { registerSeamless } from '../../src/modules/play/seamless/index.ts'
import { makeFeed } from '../support/feed.ts'
import { pay } from '../support/money.ts'
import { playRound, STUDIO } from '../support/studio-calls.ts'

describe('deposits for which other money came', () => {
  let site: Awaited<ReturnType<typeof startWithCashier>>
  let payments: TestOperator
  beforeAll(async () => {
    site = await startWithCashier()
    payments = await site.platform.operator({ roles: ['payments'], name: 'olga' })
  })
  afterAll(() => site.platform[Symbol.asyncDispose]())

  async function inReview(paid: { amount?: string; currency?: string } = { amount: '3000' }) {
    const player = await site.platform.player()
    await player.call('createDeposit', { body: await depositBody(player) }, { requestKey: randomUUID() })
    const [invoice] = await player.call('listInvoices', {})
    const { id } = invoice!
    await site.report({ paymentId: id, status: 'paid', ...paid })
    return { player, params: { depositId: id } }
  }
  const balanceOf = async (player: TestPlayer) => (await player.call('listAccounts', {}))[0]!.balance
  const body = { reason: 'the company confirmed it' }

  it('are listed with what was asked for and what came, the longest waiting first', async () => {
    const first = await inReview()
    site.platform.clock.advance(1000)
    const second = await inReview({ amount: '10', currency: 'USD' })
    const { data, meta } = await payments.callWithMeta('listReviewedDeposits', {})
    expect(data.slice(-2)).toMatchObject([
      { id: first.params.depositId, playerId: first.player.id, currency: 'EUR', paidAmount: 30, paidCurrency: 'EUR' },
      { id: second.params.depositId, paidAmount: 0.1, paidCurrency: 'USD' },
    ])
    expect(meta.totalRows).toBe(data.length)
  })

  it('are settled at what was paid, once, with a line in the audit log', async () => {
    const { player, params } = await inReview()
    expect(await payments.call('settleDeposit', { params, body })).toEqual({ id: params.depositId, state: 'settled' })
    expect(await payments.call('settleDeposit', { params, body })).toEqual({ id: params.depositId, state: 'settled' })
    expect(await balanceOf(player)).toBe(30)
    expect(await payments.refusal('failDeposit', { params, body })).toMatchObject({ status: 409, code: 13104 })
    const owner = await site.platform.operator()
    const lines = await owner.call('listAuditLines', { query: { subjectKind: 'player', subjectId: player.id } })
    expect(lines).toContainEqual(
      expect.objectContaining({ operation: 'settleDeposit', operator: 'olga', reason: body.reason }),
    )
  })

  it('can only fail when another currency came, or not be found', async () => {
    const { player, params } = await inReview({ amount: '3000', currency: 'USD' })
    expect(await payments.refusal('settleDeposit', { params, body })).toMatchObject({ status: 409, code: 16007 })
    expect(await payments.call('failDeposit', { params, body })).toMatchObject({ state: 'failed' })
    expect(await balanceOf(player)).toBe(0)
    for (const depositId of [randomUUID(), 'none'])
      expect(await payments.refusal('settleDeposit', { params: { depositId }, body })).toMatchObject({ status: 404 })
  })
})

describe('wins above a ceiling', () => {
  let platform: TestPlatform
  let risk: TestOperator
  beforeAll(async () => {
    platform = await startTestPlatform({ companies: [STUDIO], register: registerSeamless })
    await syncFeed(platform.pool, STUDIO.id, new Date(), makeFeed(1))
    risk = await platform.operator({ roles: ['risk'] })
  })
  afterAll(() => platform[Symbol.asyncDispose]())

  /** A win of 5,000.01 EUR on a stake of 2.50, above what a game pays unasked. */
  async function waiting() {
    const anna = await platform.player()
    await pay(platform.pool, anna, 1000n)
    const body = { lobbyUrl: '/', locale: 'en', countryCode: 'DE', platform: 2 as const, demoMode: false }
    const { gameUrl } = await anna.call('playGame', { params: { id: 'game-0' }, body })
    const launchToken = new URL(gameUrl).searchParams.get('token')!
    await playRound(platform, { launchToken, gameId: 'game-0', payout: '99999999' })
    const wins = await risk.call('listWaitingWins', { query: { perPage: 100 } })
    const win = wins.find(({ playerId }) => playerId === anna.id)!
    return { anna, win, params: { winId: win.id } }
  }
  const balanceOf = async (player: TestPlayer) => (await player.call('listAccounts', {}))[0]!.balance
  const body = { reason: 'looked at the round' }

  it('are listed with the stake, the win and the ceiling', async () => {
    const { win } = await waiting()
    expect(win).toMatchObject({ source: 'studio', game: 'game-0', currency: 'EUR', staked: 2.5, amount: 999_999.99 })
    expect(win.ceiling).toBeLessThan(win.amount)
  })

  it('are paid once when an operator approves', async () => {
    const { anna, params } = await waiting()
    for (let n = 0; n < 2; n++)
      expect(await risk.call('approveWin', { params, body })).toEqual({ id: params.winId, state: 'paid' })
    expect(await balanceOf(anna)).toBe(1_000_007.49)
    expect(await risk.refusal('refuseWin', { params, body })).toMatchObject({ status: 409, code: 16006 })
  })

  it('are refused for good, and an id of nothing is not found', async () => {
    const { anna, params } = await waiting()
    expect(await risk.call('refuseWin', { params, body })).toMatchObject({ state: 'refused' })
    expect(await balanceOf(anna)).toBe(7.5)
    expect(await risk.refusal('approveWin', { params, body })).toMatchObject({ code: 16006 })
    for (const winId of [randomUUID(), 'none'])
      expect(await risk.refusal('approveWin', { params: { winId }, body })).toMatchObject({ status: 404 })
  })
})
