import { withTransaction } from '@baize/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endPlaySessions } from '../../src/modules/play/games/index.ts'
import { startStudio } from './studio.ts'

let studio: Awaited<ReturnType<typeof startStudio>>

beforeAll(async () => {
  studio = await startStudio()
})
afterAll(() => studio[Symbol.asyncDispose]())

const endSessions = (playerId: string) =>
  withTransaction(studio.pool, (tx) => endPlaySessions(tx, playerId, studio.clock.now()))

describe('a win', () => {
  it('is paid, closes its round when asked, and is told to the pages of the player', async () => {
    const anna = await studio.player(1000n)
    await anna.bet({ roundId: 'w1' })
    expect((await anna.win({ roundId: 'w1', amount: '30', isRoundClosed: false })).json).toMatchObject({
      status: 'ok',
      balance: '930',
    })
    expect(await anna.rounds()).toMatchObject([{ win_amount: '30', is_closed: false }])
    expect((await anna.win({ roundId: 'w1', amount: '500' })).json).toMatchObject({ status: 'ok', balance: '1430' })
    expect(await anna.rounds()).toMatchObject([{ bet_amount: '100', win_amount: '530', is_closed: true }])
    expect((await anna.events()).map((event) => event.account.balance)).toEqual([9, 9.3, 14.3])
  })

  it('of nothing closes the round without an entry', async () => {
    const anna = await studio.player(1000n)
    await anna.bet({ roundId: 'w2' })
    const reply = await anna.win({ roundId: 'w2', transactionId: 'nothing', amount: '0' })
    expect(reply.text).toBe('{"status":"ok","transactionId":"nothing","entryId":null,"balance":"900","currency":"EUR"}')
    expect(await anna.rounds()).toMatchObject([{ is_closed: true }])
    expect(await anna.events()).toHaveLength(1)
  })

  it('repeated many times at the same moment is paid once, with the same bytes', async () => {
    const anna = await studio.player(1000n)
    await anna.bet({ roundId: 'w3' })
    const body = { roundId: 'w3', transactionId: 'win-raced', amount: '700' }
    const replies = await Promise.all(Array.from({ length: 12 }, () => anna.win(body)))
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1)
    expect(await anna.balance()).toBe('1600')
  })

  it('is paid after the session has ended, while a new bet is refused and a repeated bet is not', async () => {
    const anna = await studio.player(1000n)
    const body = { roundId: 'w4', transactionId: 'before-the-end' }
    const first = await anna.bet(body)
    await endSessions(anna.playerId)
    expect((await anna.bet({})).json).toMatchObject({ status: 'session_ended', balance: '900' })
    expect((await anna.bet(body)).text).toBe(first.text)
    expect((await anna.win({ roundId: 'w4', amount: '300' })).json).toMatchObject({ status: 'ok', balance: '1200' })
  })

  it('counts in the old session when the player has opened the game again', async () => {
    const anna = await studio.player(1000n)
    await anna.bet({ roundId: 'w5' })
    const sessionToken = await anna.open()
    expect((await anna.bet({})).json['status']).toBe('session_ended')
    expect((await anna.bet({ sessionToken })).json['status']).toBe('ok')
    expect((await anna.win({ roundId: 'w5', amount: '50' })).json['status']).toBe('ok')
  })

  it('is refused in a round that is not of this player, game or currency, and may come again after its bet', async () => {
    const [anna, ben] = [await studio.player(1000n), await studio.player(1000n)]
    await ben.bet({ roundId: 'w6-of-ben' })
    await anna.bet({ roundId: 'w6' })
    const wrongs = [{ roundId: 'w6-of-ben' }, { roundId: 'w6', gameId: 'game-1' }, { roundId: 'w6', currency: 'USD' }]
    for (const wrong of wrongs) expect((await anna.win(wrong)).json).toMatchObject({ status: 'bet_refused' })

    const early = { roundId: 'w6-early', transactionId: 'early-win' }
    expect((await anna.win(early)).json).toMatchObject({ status: 'bet_refused', balance: '900' })
    await anna.bet({ roundId: 'w6-early' })
    expect((await anna.win(early)).json).toMatchObject({ status: 'ok', balance: '900' })
  })
})

describe('a rollback', () => {
  it('gives the stake back once, whatever transaction ids it comes with', async () => {
    const anna = await studio.player(1000n)
    await anna.bet({ roundId: 'r1', transactionId: 'r1-bet', amount: '400' })
    const body = { roundId: 'r1', transactionId: 'r1-back', betTransactionId: 'r1-bet' }
    const replies = await Promise.all(Array.from({ length: 6 }, () => anna.rollback(body)))
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1)
    expect(replies[0]!.json).toMatchObject({ status: 'ok', balance: '1000' })

    const again = await anna.rollback({ ...body, transactionId: 'r1-again' })
    expect(again.json).toMatchObject({ status: 'ok', entryId: replies[0]!.json['entryId'], balance: '1000' })
    expect(await anna.rounds()).toMatchObject([{ bet_amount: '0' }])
    expect((await anna.win({ roundId: 'r1' })).json).toMatchObject({ status: 'bet_rolled_back', balance: '1000' })
  })

  it('before its bet leaves a tombstone: the late bet is refused, and again with the same bytes', async () => {
    const anna = await studio.player(1000n)
    const back = { roundId: 'r2', betTransactionId: 'r2-bet', transactionId: 'r2-back' }
    expect((await anna.rollback(back)).json).toMatchObject({ status: 'ok', entryId: null, balance: '1000' })
    const late = await anna.bet({ roundId: 'r2', transactionId: 'r2-bet' })
    expect(late).toMatchObject({ statusCode: 200, json: { status: 'bet_rolled_back', balance: '1000' } })
    expect((await anna.bet({ roundId: 'r2', transactionId: 'r2-bet' })).text).toBe(late.text)
    expect((await anna.rollback({ ...back, transactionId: 'r2-again' })).json).toMatchObject({ status: 'ok' })
    expect(await anna.balance()).toBe('1000')
    expect(await anna.rounds()).toEqual([])
  })

  it('and its bet at the same moment leave the balance as it was, whichever comes first', async () => {
    const anna = await studio.player(1000n)
    for (const n of Array.from({ length: 10 }).keys()) {
      const transactionId = `r3-${n}-bet`
      const [bet, back] = await Promise.all([
        anna.bet({ roundId: `r3-${n}`, transactionId }),
        anna.rollback({ roundId: `r3-${n}`, betTransactionId: transactionId }),
      ])
      expect(['ok', 'bet_rolled_back']).toContain(bet.json['status'])
      expect(back.json['status']).toBe('ok')
    }
    expect(await anna.balance()).toBe('1000')
  })

  it('under the id of its own bet leaves a tombstone too: the late bet is refused, both repeat their bytes', async () => {
    const [anna, ben] = [await studio.player(1000n), await studio.player(1000n)]
    const back = { roundId: 'r7', transactionId: 'r7-bet', betTransactionId: 'r7-bet' }
    const first = await anna.rollback(back)
    expect(first).toMatchObject({ statusCode: 200, json: { status: 'ok', entryId: null, balance: '1000' } })
    const bet = { roundId: 'r7', transactionId: 'r7-bet' }
    const late = await anna.bet(bet)
    expect(late).toMatchObject({ statusCode: 200, json: { status: 'bet_rolled_back', balance: '1000' } })
    await anna.bet({})
    expect((await anna.bet(bet)).text).toBe(late.text)
    expect((await anna.rollback(back)).text).toBe(first.text)
    expect((await anna.rollback({ ...back, transactionId: 'r7-again' })).json).toMatchObject({ status: 'ok' })
    expect(await anna.bet({ ...bet, amount: '5' })).toMatchObject({ statusCode: 409 })
    expect(await ben.bet(bet)).toMatchObject({ statusCode: 409 })
    expect(await anna.rounds()).toHaveLength(1)
  })

  it('before its bet says nothing to another player who uses its id: that is a conflict', async () => {
    const [anna, ben] = [await studio.player(4321n), await studio.player(1000n)]
    await anna.rollback({ roundId: 'r8', betTransactionId: 'r8-bet' })
    const foreign = await ben.bet({ roundId: 'r8', transactionId: 'r8-bet' })
    expect(foreign).toMatchObject({ statusCode: 409, json: { status: 'transaction_conflict' } })
    expect(foreign.text).not.toContain('4321')
    expect((await anna.bet({ roundId: 'r8', transactionId: 'r8-bet' })).json).toMatchObject({
      status: 'bet_rolled_back',
      balance: '4321',
    })
    expect(await ben.balance()).toBe('1000')
  })

  it('of a bet that was refused moves nothing', async () => {
    const anna = await studio.player(50n)
    await anna.bet({ roundId: 'r4', transactionId: 'r4-bet' })
    const back = await anna.rollback({ roundId: 'r4', betTransactionId: 'r4-bet' })
    expect(back.json).toMatchObject({ status: 'ok', entryId: null, balance: '50' })
  })

  it('is refused once the round has paid winnings, and for a bet of another round or player', async () => {
    const [anna, ben] = [await studio.player(1000n), await studio.player(1000n)]
    await anna.bet({ roundId: 'r5', transactionId: 'r5-bet' })
    await anna.win({ roundId: 'r5', transactionId: 'r5-win', amount: '20' })
    const refused = { status: 'bet_refused' }
    expect((await anna.rollback({ roundId: 'r5', betTransactionId: 'r5-bet' })).json).toMatchObject(refused)
    expect((await anna.rollback({ roundId: 'r5', betTransactionId: 'r5-win' })).json).toMatchObject(refused)

    await ben.bet({ roundId: 'r5-ben', transactionId: 'r5-ben-bet' })
    expect((await ben.rollback({ roundId: 'other', betTransactionId: 'r5-ben-bet' })).json).toMatchObject(refused)
    expect((await anna.rollback({ roundId: 'r5-ben', betTransactionId: 'r5-ben-bet' })).json).toMatchObject(refused)
    expect([await anna.balance(), await ben.balance()]).toEqual(['920', '900'])
  })

  it('works after the session has ended', async () => {
    const anna = await studio.player(1000n)
    await anna.bet({ roundId: 'r6', transactionId: 'r6-bet' })
    await endSessions(anna.playerId)
    const back = await anna.rollback({ roundId: 'r6', betTransactionId: 'r6-bet' })
    expect(back.json).toMatchObject({ status: 'ok', balance: '1000' })
  })
})
