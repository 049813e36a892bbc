import { randomUUID } from 'node:crypto'
import { withTransaction } from '@baize/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTurnover, requireTurnover } from '../../src/modules/money/wallet/index.ts'
import { deposit, startWithCashier } from '../payments/fake-cashier.ts'
import { depositListeners } from '../../src/deposit-listeners.ts'
import { startStudio } from '../seamless/studio.ts'
import { withdrawalBody } from './withdrawing.ts'

type Studio = Awaited<ReturnType<typeof startStudio>>
type Player = Awaited<ReturnType<Studio['player']>>

let studio: Studio
beforeAll(async () => void (studio = await startStudio()))
afterAll(() => studio[Symbol.asyncDispose]())

const require = ({ account }: Player, amount: bigint) =>
  withTransaction(studio.pool, (tx) => requireTurnover(tx, { accountId: account.id, amount }, studio.clock.now()))
const turnoverOf = ({ playerId }: Player) => readTurnover(studio.pool, playerId, 'EUR')

async function bet(player: Player, amount: number): Promise<{ transactionId: string; roundId: string }> {
  studio.clock.advance(10)
  const ids = { transactionId: randomUUID(), roundId: randomUUID() }
  expect((await player.bet({ ...ids, amount: String(amount) })).json).toMatchObject({ status: 'ok' })
  studio.clock.advance(10)
  return ids
}

const giveBack = (player: Player, { transactionId, roundId }: { transactionId: string; roundId: string }) =>
  player.rollback({ roundId, betTransactionId: transactionId })

describe('what deposits ask to be staked', () => {
  it('adds up, is worked off by every stake, and is never below nothing', async () => {
    const anna = await studio.player(10_000n)
    await require(anna, 500n)
    await bet(anna, 200)
    expect(await turnoverOf(anna)).toEqual({ total: 500n, left: 300n })
    await require(anna, 100n)
    expect(await turnoverOf(anna)).toEqual({ total: 600n, left: 400n })
    await bet(anna, 1000)
    expect(await turnoverOf(anna)).toEqual({ total: 600n, left: 0n })
    await require(anna, 100n)
    expect(await turnoverOf(anna)).toEqual({ total: 100n, left: 100n })
  })

  it('comes back with a stake that is given back, exactly', async () => {
    const anna = await studio.player(10_000n)
    await require(anna, 500n)
    const first = await bet(anna, 400)
    await bet(anna, 50)
    await giveBack(anna, first)
    expect(await turnoverOf(anna)).toEqual({ total: 500n, left: 450n })
    await giveBack(anna, first)
    expect(await turnoverOf(anna)).toEqual({ total: 500n, left: 450n })
  })

  it('comes back for a stake of a former run where that run had nothing to spare', async () => {
    const anna = await studio.player(10_000n)
    await require(anna, 100n)
    const early = await bet(anna, 100)
    const spare = await bet(anna, 30)
    await require(anna, 50n)
    await giveBack(anna, spare)
    expect(await turnoverOf(anna)).toEqual({ total: 50n, left: 50n })
    await giveBack(anna, early)
    expect(await turnoverOf(anna)).toEqual({ total: 150n, left: 150n })
  })

  it('is asked of the account that was paid into, once for each deposit', async () => {
    await using site = await startSite()
    const anna = await site.platform.player()
    const wager = () => anna.call('getTurnoverWager', { query: { currency: 'EUR' } })
    expect(await wager()).toEqual({ total: 0, turnOverWager: 1, turnOverWagerAmount: 0, currency: 'EUR' })
    const paymentId = await deposit(anna)
    await Promise.all([1, 2, 3].map(() => site.report({ paymentId, status: 'paid' })))
    expect(await wager()).toMatchObject({ total: 25.5, turnOverWagerAmount: 25.5 })
    expect(await anna.refusal('createWithdrawal', { body: await withdrawalBody(anna) })).toMatchObject({ code: 13107 })
    expect(await anna.call('getTurnoverWager', { query: { currency: 'USD' } })).toMatchObject({ total: 0 })
  })
})

async function startSite() {
  const site = await startWithCashier([...depositListeners])
  return { ...site, [Symbol.asyncDispose]: () => site.platform[Symbol.asyncDispose]() }
}
