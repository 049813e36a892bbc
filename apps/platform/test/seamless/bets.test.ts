import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startStudio } from './studio.ts'
import { freeRules } from '../support/free-rules.ts'

let studio: Awaited<ReturnType<typeof startStudio>>

beforeAll(async () => {
  studio = await startStudio()
})
afterAll(() => studio[Symbol.asyncDispose]())

describe('a session', () => {
  it('is opened once with a launch token and tells who plays with how much', async () => {
    const anna = await studio.player(2550n)
    const launchToken = await anna.launch()
    const first = await studio.call('session', { launchToken, gameId: 'game-0' })
    expect(first.json).toEqual({
      status: 'ok',
      sessionToken: expect.stringMatching(/^[\w-]{43}$/),
      playerId: anna.playerId,
      currency: 'EUR',
      subunitToUnit: '100',
      balance: '2550',
      gameId: 'game-0',
      locale: 'de',
      rules: { ...freeRules.studio, stakeMax: null },
    })
    const second = await studio.call('session', { launchToken, gameId: 'game-0' })
    expect(second).toMatchObject({ statusCode: 200, json: { status: 'session_not_found' } })
  })

  it('is not opened by a token a minute old, for another game, or by a token nobody gave', async () => {
    const anna = await studio.player(0n)
    const launchToken = await anna.launch()
    expect((await studio.call('session', { launchToken, gameId: 'game-1' })).json).toEqual({
      status: 'session_not_found',
    })
    studio.clock.advance(60_000)
    expect((await studio.call('session', { launchToken, gameId: 'game-0' })).json).toEqual({
      status: 'session_not_found',
    })
    expect((await studio.call('session', { launchToken: 'guess', gameId: 'game-0' })).json).toEqual({
      status: 'session_not_found',
    })
  })

  it('that nobody knows has no balance and takes no bet, win or rollback', async () => {
    const anna = await studio.player(1000n)
    const unknown = { statusCode: 200, json: { status: 'session_not_found' } }
    expect(await studio.call('balance', { sessionToken: 'guess' })).toMatchObject(unknown)
    expect(await anna.bet({ sessionToken: 'guess' })).toMatchObject(unknown)
    expect(await anna.win({ sessionToken: 'guess' })).toMatchObject(unknown)
    expect(await anna.rollback({ sessionToken: 'guess', betTransactionId: 'b' })).toMatchObject(unknown)
    expect(await anna.balance()).toBe('1000')
  })
})

describe('a bet', () => {
  it('takes the stake, tells the pages of the player the whole account, and shows in the round', async () => {
    const anna = await studio.player(2550n)
    const reply = await anna.bet({ transactionId: 'first-bet', roundId: 'first-round', amount: '250' })
    expect(reply).toMatchObject({ statusCode: 200 })
    expect(reply.text).toBe(
      `{"status":"ok","transactionId":"first-bet","entryId":"${String(reply.json['entryId'])}","balance":"2300","currency":"EUR"}`,
    )
    expect(await anna.events()).toEqual([
      {
        event: 'account.balance.updated',
        account: {
          id: anna.account.id,
          version: expect.any(Number),
          currency: 'EUR',
          status: 1,
          balance: 23,
          realBalance: 23,
          bonusBalance: 0,
          lockedBalance: 0,
          withdrawalBalance: 23,
        },
      },
    ])
    expect(await anna.rounds()).toEqual([
      { reference: 'first-round', bet_amount: '250', win_amount: '0', is_closed: false },
    ])
  })

  it('repeated gets the first answer byte for byte, also when the balance has changed since', async () => {
    const anna = await studio.player(1000n)
    const body = { transactionId: 'repeated', roundId: 'repeated-round' }
    const first = await anna.bet(body)
    await anna.bet({})
    expect((await anna.bet(body)).text).toBe(first.text)
    expect(await anna.balance()).toBe('800')
  })

  it('with a used transaction id and another body is a conflict and moves nothing', async () => {
    const anna = await studio.player(1000n)
    const body = { transactionId: 'reused', roundId: 'reused-round' }
    await anna.bet(body)
    for (const change of [{ amount: '101' }, { roundId: 'other' }, { gameId: 'game-1' }, { currency: 'USD' }])
      expect(await anna.bet({ ...body, ...change })).toMatchObject({
        statusCode: 409,
        json: { status: 'transaction_conflict' },
      })
    expect(await anna.win(body)).toMatchObject({ statusCode: 409 })
    expect(await anna.balance()).toBe('900')
  })

  it('sent many times at the same moment lands once and all get the same bytes', async () => {
    const anna = await studio.player(1000n)
    const body = { transactionId: 'raced', roundId: 'raced-round' }
    const replies = await Promise.all(Array.from({ length: 12 }, () => anna.bet(body)))
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1)
    expect(replies[0]!.json['status']).toBe('ok')
    expect(await anna.balance()).toBe('900')
    expect(await anna.events()).toHaveLength(1)
  })

  it('of two players with one transaction id at the same moment lands once, and the other is a conflict', async () => {
    const [anna, ben] = [await studio.player(1000n), await studio.player(1000n)]
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, n) => (n % 2 ? anna : ben).bet({ transactionId: 'shared', roundId: `r${n % 2}` })),
    )
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200, 409]))
    expect(new Set([await anna.balance(), await ben.balance()])).toEqual(new Set(['1000', '900']))
  })

  it('races others for the last money: of twenty only as many land as the balance covers', async () => {
    const anna = await studio.player(500n)
    const replies = await Promise.all(Array.from({ length: 20 }, () => anna.bet({})))
    const statuses = replies.map((reply) => reply.json['status'])
    expect(statuses.filter((status) => status === 'ok')).toHaveLength(5)
    expect(statuses.filter((status) => status === 'insufficient_funds')).toHaveLength(15)
    expect(await anna.balance()).toBe('0')
  })

  it('above the balance is answered with the real balance, and a repeat gets the same answer after a win', async () => {
    const anna = await studio.player(150n)
    const body = { transactionId: 'too-much', roundId: 'too-much-round', amount: '151' }
    const first = await anna.bet(body)
    expect(first.text).toBe(
      '{"status":"insufficient_funds","transactionId":"too-much","balance":"150","currency":"EUR"}',
    )
    await anna.bet({ roundId: 'winning' })
    await anna.win({ roundId: 'winning', amount: '1000' })
    expect((await anna.bet(body)).text).toBe(first.text)
    expect(await anna.balance()).toBe('1050')
  })

  it('in another currency, for another game, or in a round of someone else is refused', async () => {
    const [anna, ben] = [await studio.player(1000n), await studio.player(1000n)]
    await ben.bet({ roundId: 'round-of-ben' })
    for (const wrong of [{ currency: 'USD' }, { gameId: 'game-1' }, { roundId: 'round-of-ben' }])
      expect((await anna.bet(wrong)).json).toMatchObject({ status: 'bet_refused', balance: '1000' })
    expect(await anna.events()).toEqual([])
  })

  it('in a closed round is refused', async () => {
    const anna = await studio.player(1000n)
    await anna.bet({ roundId: 'closed' })
    await anna.win({ roundId: 'closed', amount: '0' })
    expect((await anna.bet({ roundId: 'closed' })).json['status']).toBe('bet_refused')
  })

  it('keeps every digit of a currency with eighteen decimals', async () => {
    const anna = await studio.player(1_000_000_000_000_000_001n, 'ETH')
    expect((await anna.bet({ amount: '1' })).json).toMatchObject({ status: 'ok', balance: '1000000000000000000' })
    expect((await anna.bet({ amount: '999999999999999999' })).json).toMatchObject({ status: 'ok', balance: '1' })
    expect((await anna.events()).at(-1).account.balance).toBe(1e-18)
  })
})
