import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decideWin, listWaitingWins, setCeiling } from '../../src/modules/play/rounds/index.ts'
import { startStudio } from './studio.ts'

let studio: Awaited<ReturnType<typeof startStudio>>

beforeAll(async () => {
  studio = await startStudio()
})
afterAll(() => studio[Symbol.asyncDispose]())

const waitingOf = async (playerId: string) =>
  (await listWaitingWins(studio.pool)).filter((win) => win.playerId === playerId)

describe('a win above what the game can pay on its stakes', () => {
  it('waits for an operator: nothing is paid or told, and repeats get the same bytes', async () => {
    const anna = await studio.player(1000n)
    await anna.bet({ roundId: 'c1' })
    const body = { roundId: 'c1', transactionId: 'c1-win', amount: '9'.repeat(30) }
    const first = await anna.win(body)
    expect(first.text).toBe('{"status":"win_waiting","transactionId":"c1-win","balance":"900","currency":"EUR"}')
    expect((await anna.win(body)).text).toBe(first.text)
    expect(await anna.win({ ...body, amount: '1' })).toMatchObject({ statusCode: 409 })
    expect(await anna.balance()).toBe('900')
    expect(await anna.rounds()).toMatchObject([{ win_amount: '0', is_closed: true }])
    expect(await anna.events()).toHaveLength(1)
    expect(await waitingOf(anna.playerId)).toMatchObject([
      { reference: 'c1-win', round: 'c1', game: 'game-0', staked: '100', amount: '9'.repeat(30), ceiling: '500000' },
    ])
  })

  it('is paid once when an operator approves, however often, and its repeat keeps the first answer', async () => {
    const anna = await studio.player(1000n)
    await anna.bet({ roundId: 'c2' })
    const body = { roundId: 'c2', transactionId: 'c2-win', amount: '500001' }
    const first = await anna.win(body)
    const [win] = await waitingOf(anna.playerId)
    const now = studio.clock.now()
    const words = await Promise.all([1, 2, 3].map(() => decideWin(studio.pool, win!.id, 'approve', now)))
    expect(words).toEqual(['paid', 'paid', 'paid'])
    expect(await decideWin(studio.pool, win!.id, 'refuse', now)).toBe('paid')
    expect(await anna.balance()).toBe('500901')
    expect((await anna.win(body)).text).toBe(first.text)
    expect(await anna.rounds()).toMatchObject([{ win_amount: '500001' }])
    expect((await anna.events()).at(-1).account.balance).toBe(5009.01)
    expect(await waitingOf(anna.playerId)).toEqual([])
  })

  it('is never paid when an operator refuses; the stake can be given back then, and not while it waits', async () => {
    const anna = await studio.player(1000n)
    await anna.bet({ roundId: 'c3', transactionId: 'c3-bet' })
    await anna.win({ roundId: 'c3', amount: '500001' })
    const back = { roundId: 'c3', betTransactionId: 'c3-bet' }
    expect((await anna.rollback(back)).json).toMatchObject({ status: 'bet_refused' })
    const [win] = await waitingOf(anna.playerId)
    expect(await decideWin(studio.pool, win!.id, 'refuse', studio.clock.now())).toBe('refused')
    expect(await decideWin(studio.pool, win!.id, 'approve', studio.clock.now())).toBe('refused')
    expect(await anna.balance()).toBe('900')
    expect((await anna.rollback(back)).json).toMatchObject({ status: 'ok', balance: '1000' })
  })

  it('counts with what the round has paid before, and up to the ceiling it is paid at once', async () => {
    const anna = await studio.player(1000n)
    await anna.bet({ roundId: 'c4' })
    expect((await anna.win({ roundId: 'c4', amount: '500000' })).json['status']).toBe('ok')
    expect((await anna.win({ roundId: 'c4', amount: '1' })).json['status']).toBe('win_waiting')
    expect(await anna.balance()).toBe('500900')
  })
})

it('a win above what the company may pay in the currency waits too: a million euros unless an operator said', async () => {
  const rich = await studio.player(1_000_000_000n)
  await rich.bet({ roundId: 'c5', amount: '100000000' })
  expect((await rich.win({ roundId: 'c5', amount: '100000001' })).json['status']).toBe('win_waiting')
  await setCeiling(studio.pool, { source: 'studio', currency: 'EUR', winMax: 100_000_001n })
  expect((await rich.win({ roundId: 'c5', amount: '100000001' })).json['status']).toBe('ok')
  expect(await waitingOf(rich.playerId)).toMatchObject([{ ceiling: '100000000' }])
  await studio.pool.query('DELETE FROM round_ceiling')
})

it('a word about a win that nobody knows changes nothing', async () => {
  const now = studio.clock.now()
  expect(await decideWin(studio.pool, 'none', 'approve', now)).toBeNull()
  expect(await decideWin(studio.pool, '00000000-0000-7000-8000-000000000000', 'approve', now)).toBeNull()
})
