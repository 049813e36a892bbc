import { randomUUID } from 'node:crypto'
import { many, one } from '@baize/database'
import { silentLogger } from '@baize/kit'
import type { TestPlatform, TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { giveBonus } from '../support/bonuses.ts'
import { correctedBets } from '../../src/flows/play/corrected-bets.ts'
import { rebuildConsumer } from '../../src/modules/ground/facts/index.ts'
import { bettor, item, ticketCall, ticketOf, startBetting } from './betting.ts'

let platform: TestPlatform
beforeAll(async () => void (platform = await startBetting()))
afterAll(async () => {
  expect(await checkLedger(platform.pool)).toEqual([])
  await platform[Symbol.asyncDispose]()
})

const call = (path: string, body: object) => ticketCall(platform, path, body)

/** A ticket that was placed, and how to go on with it. */
async function placed(sessionToken: string, changes: object = {}) {
  const ticket = ticketOf(sessionToken, changes)
  const answer = await call('place', ticket)
  expect(answer.json).toMatchObject({ status: 'ok' })
  const { ticketId } = ticket
  const go = async (path: string, body: object) =>
    (await call(path, { transactionId: randomUUID(), ticketId, ...body })).json
  return {
    ticket,
    answer,
    settle: (result: string, payout: string) => go('settle', { result, payout }),
    resettle: (result: string, payout = '0') => go('resettle', { result, payout }),
    void: () => go('void', {}),
    cashOut: (payout: string, stakeLeft?: string) => go('cash-out', { payout, stakeLeft }),
  }
}

const bets = (player: TestPlayer, isSettled?: boolean) => player.call('listBets', { query: { isSettled } })

async function accountOf(player: TestPlayer) {
  return one<{ id: string; debt: string }>(
    platform.pool,
    'SELECT id, debt::text FROM wallet_account WHERE player_id = $1',
    [player.id],
  )
}

describe('placing a ticket', () => {
  it('takes the stake once, however often and at the same moment the call comes, and answers the same bytes', async () => {
    const { player, sessionToken } = await bettor(platform)
    const ticket = ticketOf(sessionToken)
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('place', ticket)))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]!.json).toMatchObject({
      status: 'ok',
      ticketId: ticket.ticketId,
      balance: '9900',
      currency: 'EUR',
    })
    expect((await call('place', { ...ticket, amount: '200' })).statusCode).toBe(409)
    expect((await call('place', { ...ticket, transactionId: randomUUID() })).statusCode).toBe(409)
    expect(await bets(player)).toMatchObject([
      { roundId: ticket.ticketId, amount: 1, payout: 0, coefficient: 2.5, status: 1, ticketType: 1, currency: 'EUR' },
    ])
    expect(await player.call('listSpins', { query: {} })).toEqual([])
  })

  it('gives bad slips the answers of business', async () => {
    const { sessionToken } = await bettor(platform, 1000n)
    const status = async (changes: object) => (await call('place', ticketOf(sessionToken, changes))).json['status']
    expect(await status({ amount: '0' })).toBe('malformed')
    expect(await status({ amount: '1234567890123456789', payoutMax: '1234567890123456789' })).toBe('insufficient_funds')
    expect(await status({ amount: '1001' })).toBe('insufficient_funds')
    expect(await status({ currency: 'USD' })).toBe('bet_refused')
    expect(await status({ sessionToken: 'nobody' })).toBe('session_not_found')
    expect(await status({ type: 'combination' })).toBe('malformed')
    expect(await status({ items: [] })).toBe('malformed')
    expect(await status({ items: [item({ coefficient: '0.9' })] })).toBe('malformed')
    const foreign = { transactionId: randomUUID(), ticketId: randomUUID() }
    expect((await call('settle', { ...foreign, result: 'lost', payout: '0' })).json['status']).toBe('ticket_not_found')
    expect((await call('cash-out', { ...foreign, payout: '1' })).json['status']).toBe('ticket_not_found')
  })

  it('is refused after its void, which may come first', async () => {
    const { sessionToken } = await bettor(platform)
    const ticket = ticketOf(sessionToken)
    expect((await call('void', { transactionId: randomUUID(), ticketId: ticket.ticketId })).json['status']).toBe('ok')
    expect((await call('place', ticket)).json['status']).toBe('ticket_voided')
  })

  it('asks the limits and breaks of the player, and the terms of the active bonus, and tells the page why', async () => {
    const { player, sessionToken } = await bettor(platform)
    const poor = await bettor(platform, 0n)
    const { id } = await accountOf(player)
    await giveBonus(
      platform.pool,
      { playerId: player.id, accountId: id },
      500n,
      { maxBet: '300' },
      platform.clock.now(),
    )
    expect((await call('place', ticketOf(sessionToken, { amount: '301' }))).json['status']).toBe('bet_refused')
    await call('place', ticketOf(poor.sessionToken))
    const told = await many<{ event: string }>(
      platform.pool,
      `SELECT data ->> 'event' AS event FROM outbox WHERE channel = ANY ($1) ORDER BY id`,
      [[`game:bets#${player.id}`, `game:bets#${poor.player.id}`]],
    )
    expect(told.map(({ event }) => event)).toEqual(['game.bet.max.exceed', 'game.bet.balance-insufficient'])
    await player.call('createLimit', { body: { definition: 1, period: 'daily', amount: 5, currency: 'EUR' } })
    expect((await call('place', ticketOf(sessionToken, { amount: '300' }))).json['status']).toBe('ok')
    expect((await call('place', ticketOf(sessionToken, { amount: '300' }))).json['status']).toBe('bet_refused')
  })
})

it('is refused where the active bonus leaves sports bets out, and the page is told of the bonus', async () => {
  const { player, sessionToken } = await bettor(platform)
  const { id: accountId } = await accountOf(player)
  const terms = { games: ['betsy-sportsbook-betsy'], gamesExcluded: true }
  await giveBonus(platform.pool, { playerId: player.id, accountId }, 500n, terms, platform.clock.now())
  expect((await call('place', ticketOf(sessionToken))).json['status']).toBe('bet_refused')
  const told = await many<{ data: unknown }>(platform.pool, 'SELECT data FROM outbox WHERE channel = $1', [
    `game:bets#${player.id}`,
  ])
  expect(told).toMatchObject([
    { data: { event: 'game.bet.restricted', gameIdentity: 'betsy-sportsbook-betsy', playerBonus: {} } },
  ])
})

describe('settling a ticket', () => {
  it.each([
    ['won', '250', '10150', 2, 2.5],
    ['half_won', '175', '10075', 2, 1.75],
    ['dead_heat', '125', '10025', 2, 1.25],
    ['half_lost', '50', '9950', 3, 0.5],
    ['lost', '0', '9900', 3, 0],
  ])('as %s pays %s and closes it', async (result, payout, balance, status, shown) => {
    const { player, sessionToken } = await bettor(platform)
    const ticket = await placed(sessionToken)
    expect(await ticket.settle(result, payout)).toMatchObject({ status: 'ok', balance })
    expect(await ticket.settle(result, payout)).toMatchObject({ status: 'ticket_closed' })
    expect(await bets(player, true)).toMatchObject([{ status, payout: shown }])
    expect(await bets(player, false)).toEqual([])
  })

  it('gives a voided stake back to the purses it came from, and takes its wagering back', async () => {
    const { player, sessionToken } = await bettor(platform, 100n)
    const { id: accountId } = await accountOf(player)
    const terms = { wagerCasino: 0, wagerSportsbook: 10 }
    const bonus = { playerId: player.id, accountId }
    await giveBonus(platform.pool, bonus, 500n, terms, platform.clock.now())
    const ticket = await placed(sessionToken, { amount: '300', payoutMax: '750' })
    const progress = async () => (await player.call('listPlayerBonuses', { query: {} }))[0]!
    expect(await progress()).toMatchObject({ currentWagerSportsbookAmount: 3, openedTransactionsCount: 1 })
    expect(await ticket.void()).toMatchObject({ status: 'ok', balance: '600' })
    expect(await progress()).toMatchObject({ currentWagerSportsbookAmount: 0, openedTransactionsCount: 0 })
    expect(await bets(player)).toMatchObject([{ status: 4, payout: 3 }])
    expect(await ticket.resettle('won', '750')).toMatchObject({ status: 'stays_void' })
  })

  it('pays a cash-out once, and no more than the ticket can pay', async () => {
    const { player, sessionToken } = await bettor(platform)
    const ticket = await placed(sessionToken)
    expect(await ticket.cashOut('251')).toMatchObject({ status: 'payout_too_high' })
    expect(await ticket.cashOut('80')).toMatchObject({ status: 'ok', balance: '9980' })
    expect(await ticket.settle('won', '250')).toMatchObject({ status: 'ticket_closed' })
    expect(await bets(player)).toMatchObject([{ status: 5, payout: 0.8 }])
  })

  it('pays for a part that is given back, and settles, voids and settles anew what still runs', async () => {
    const { player, sessionToken } = await bettor(platform)
    const ticket = await placed(sessionToken)
    expect(await ticket.cashOut('45', '100')).toMatchObject({ status: 'stake_left_too_high' })
    const body = { transactionId: randomUUID(), ticketId: ticket.ticket.ticketId, payout: '45', stakeLeft: '50' }
    const [first, twin] = await Promise.all([call('cash-out', body), call('cash-out', body)])
    expect(first.json).toMatchObject({ status: 'ok', balance: '9945' })
    expect(twin.text).toBe(first.text)
    expect((await call('cash-out', { ...body, stakeLeft: '40' })).statusCode).toBe(409)
    expect(await bets(player, false)).toMatchObject([{ status: 1, amount: 1, payout: 0.45 }])
    expect(await ticket.cashOut('20', '50')).toMatchObject({ status: 'stake_left_too_high' })
    expect(await ticket.cashOut('18', '30')).toMatchObject({ status: 'ok', balance: '9963' })
    expect(await ticket.settle('won', '188')).toMatchObject({ status: 'payout_too_high' })
    expect(await ticket.settle('won', '75')).toMatchObject({ status: 'ok', balance: '10038' })
    expect(await ticket.resettle('lost')).toMatchObject({ status: 'ok', balance: '9963' })
    expect(await ticket.resettle('void')).toMatchObject({ status: 'ok', balance: '9993' })
    expect(await bets(player, true)).toMatchObject([{ status: 4, payout: 0.93 }])
    expect(await ticket.resettle('open')).toMatchObject({ status: 'ok', balance: '9963' })
    expect(await ticket.void()).toMatchObject({ status: 'ok', balance: '9993' })
    expect(await ticket.resettle('won', '75')).toMatchObject({ status: 'ok', balance: '10038' })
  })

  it('is told to the pages of the player, with the whole ticket', async () => {
    const { player, sessionToken } = await bettor(platform)
    const ticket = await placed(sessionToken)
    await ticket.settle('won', '250')
    const told = await many<{ data: unknown }>(
      platform.pool,
      'SELECT data FROM outbox WHERE channel = $1 ORDER BY id',
      [`game:bets#${player.id}`],
    )
    expect(told).toMatchObject([
      { data: { event: 'game.bet.updated', bet: { status: 1, payout: 0 } } },
      { data: { event: 'game.bet.updated', bet: { status: 2, payout: 2.5 } } },
    ])
    expect(await bets(player)).toEqual([(told[1]!.data as { bet: unknown }).bet])
  })
})

describe('settling a ticket anew', () => {
  it('pays the difference, or takes it back', async () => {
    const { sessionToken } = await bettor(platform)
    const ticket = await placed(sessionToken)
    expect(await ticket.resettle('won', '250')).toMatchObject({ status: 'ticket_open' })
    await ticket.settle('lost', '0')
    expect(await ticket.resettle('won', '250')).toMatchObject({ status: 'ok', balance: '10150' })
    expect(await ticket.resettle('half_won', '175')).toMatchObject({ status: 'ok', balance: '10075' })
    expect(await ticket.resettle('void')).toMatchObject({ status: 'ok', balance: '10000' })
    expect(await ticket.resettle('lost')).toMatchObject({ status: 'ok', balance: '9900' })
    expect(await ticket.resettle('open')).toMatchObject({ status: 'ok', balance: '9900' })
    expect(await ticket.settle('won', '250')).toMatchObject({ status: 'ok', balance: '10150' })
  })

  it('records what was spent already as a debt, never goes below zero, and later money pays the debt first', async () => {
    const { player, sessionToken } = await bettor(platform, 100n)
    const ticket = await placed(sessionToken)
    await ticket.settle('won', '250')
    const other = await placed(sessionToken, { amount: '200' })
    expect(await ticket.resettle('lost')).toMatchObject({ status: 'ok', balance: '0' })
    expect(await accountOf(player)).toMatchObject({ debt: '200' })
    expect((await call('place', ticketOf(sessionToken, { amount: '1' }))).json['status']).toBe('insufficient_funds')
    await platform.pool.query('SELECT fact_number(10000)')
    const { pool, clock } = platform
    for (const _time of ['first', 'again']) await rebuildConsumer({ pool, clock, logger: silentLogger }, correctedBets)
    const messages = await player.call('listMessages', { query: {} })
    expect(messages.filter(({ content }) => content.title === 'The result of a bet was corrected')).toHaveLength(1)
    expect(await other.settle('half_won', '150')).toMatchObject({ status: 'ok', balance: '0' })
    expect(await accountOf(player)).toMatchObject({ debt: '50' })
    expect(await other.resettle('won', '250')).toMatchObject({ status: 'ok', balance: '50' })
    expect(await accountOf(player)).toMatchObject({ debt: '0' })
  })
})

it('tells of a voided stake that is taken anew for a bet which comes to less, and of none that comes to more', async () => {
  const { player, sessionToken } = await bettor(platform, 200n)
  const [lost, won] = [await placed(sessionToken), await placed(sessionToken)]
  await lost.void()
  await won.void()
  await placed(sessionToken, { amount: '200' })
  expect(await lost.resettle('lost')).toMatchObject({ status: 'ok', balance: '0' })
  expect(await accountOf(player)).toMatchObject({ debt: '100' })
  expect(await won.resettle('won', '250')).toMatchObject({ status: 'ok', balance: '50' })
  await platform.pool.query('SELECT fact_number(10000)')
  const { pool, clock } = platform
  for (const _time of ['first', 'again']) await rebuildConsumer({ pool, clock, logger: silentLogger }, correctedBets)
  const messages = await player.call('listMessages', { query: {} })
  expect(messages.filter(({ content }) => content.title === 'The result of a bet was corrected')).toHaveLength(1)
})

it('takes bonus money back from its bonus, and has the house bear what that no longer holds', async () => {
  const { player, sessionToken } = await bettor(platform, 100n)
  const { id: accountId } = await accountOf(player)
  const bonus = { playerId: player.id, accountId }
  const terms = { wagerCasino: 0, wagerSportsbook: 100 }
  await giveBonus(platform.pool, bonus, 500n, terms, platform.clock.now())
  const account = async () => (await player.call('listAccounts', {}))[0]
  const ticket = await placed(sessionToken, { amount: '300', payoutMax: '750' })
  await ticket.settle('won', '750')
  expect(await account()).toMatchObject({ realBalance: 2.5, bonusBalance: 8 })
  await ticket.resettle('half_won', '600')
  expect(await account()).toMatchObject({ realBalance: 2, bonusBalance: 7 })
  await placed(sessionToken, { amount: '600', payoutMax: '900' })
  expect(await account()).toMatchObject({ realBalance: 0, bonusBalance: 3 })
  await ticket.resettle('lost')
  expect(await account()).toMatchObject({ realBalance: 0, bonusBalance: 0 })
  expect(await accountOf(player)).toMatchObject({ debt: '200' })
})

it('shows a bet that has won among the latest wins, and one that was corrected no more', async () => {
  const { sessionToken } = await bettor(platform)
  const ticket = await placed(sessionToken, { amount: '777', payoutMax: '1500' })
  await ticket.settle('won', '1500')
  const wins = async () =>
    (await platform.visitor().call('listWinners', { query: {} })).filter(({ amount }) => amount === 7.77)
  expect(await wins()).toMatchObject([{ gameId: 'betsy-sportsbook-betsy', payout: 15, currency: 'EUR' }])
  await ticket.resettle('lost')
  expect(await wins()).toEqual([])
})

it('counts what is staked, won and taken back of sports bets with everything else', async () => {
  const { player, sessionToken } = await bettor(platform)
  const ticket = await placed(sessionToken)
  await ticket.settle('won', '250')
  await ticket.resettle('lost')
  await platform.pool.query('SELECT fact_number(10000)')
  const facts = await many<{ kind: string; amount: string }>(
    platform.pool,
    `SELECT kind, data ->> 'amount' AS amount FROM fact
     WHERE player_id = $1 AND data ->> 'source' = 'bookmaker' AND data ? 'round' ORDER BY number`,
    [player.id],
  )
  expect(facts).toEqual([
    { kind: 'stake_taken', amount: '100' },
    { kind: 'win_paid', amount: '250' },
    { kind: 'win_taken_back', amount: '250' },
  ])
})
