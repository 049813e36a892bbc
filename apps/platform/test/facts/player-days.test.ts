import { silentLogger } from '@baize/kit'
import { expect, it, vi } from 'vitest'
import { factConsumers } from '../../src/fact-consumers.ts'
import { rebuildConsumer, startConsumers } from '../../src/modules/ground/facts/index.ts'
import { listPlayerDays, playerDays } from '../../src/modules/money/statistics/index.ts'
import { deposit, startWithCashier } from '../payments/fake-cashier.ts'
import { startStudio } from '../seamless/studio.ts'

it('what a player stakes, wins and gets back is counted by day and currency, and the same again when rebuilt', async () => {
  await using studio = await startStudio()
  const { pool, clock } = studio
  clock.advance(Date.parse('2100-03-01T12:00:00Z') - clock.now().getTime())
  const anna = await studio.player(10_000n)
  await anna.bet({ roundId: 'd1', amount: '100' })
  await anna.win({ roundId: 'd1', amount: '250' })
  await anna.bet({ roundId: 'd2', transactionId: 'given-back', amount: '40' })
  await anna.rollback({ roundId: 'd2', betTransactionId: 'given-back' })
  clock.advance(24 * 3_600_000)
  await anna.bet({ roundId: 'd3', amount: '5', sessionToken: await anna.open() })
  const dollars = await studio.player(1_000n, 'USD')
  await dollars.bet({ amount: '7' })

  const consumers = startConsumers({ pool, clock, logger: silentLogger, consumers: factConsumers })
  const nothing = { stakeCount: 0, staked: 0n, givenBack: 0n, won: 0n, depositCount: 0, deposited: 0n }
  const expected = [
    { ...nothing, day: '2100-03-02', currency: 'EUR', stakeCount: 1, staked: 5n },
    { ...nothing, day: '2100-03-01', currency: 'EUR', stakeCount: 2, staked: 140n, givenBack: 40n, won: 250n },
  ]
  await vi.waitFor(async () => expect(await listPlayerDays(pool, anna.playerId, 10)).toEqual(expected), {
    timeout: 15_000,
    interval: 20,
  })
  await consumers.stop()
  await pool.query('UPDATE player_day SET staked = 0')
  await rebuildConsumer({ pool, clock, logger: silentLogger }, playerDays)
  expect(await listPlayerDays(pool, anna.playerId, 10)).toEqual(expected)
  expect(await listPlayerDays(pool, dollars.playerId, 10)).toMatchObject([{ currency: 'USD', staked: 7n }])
})

it('a deposit counts once it is settled', async () => {
  const site = await startWithCashier()
  await using platform = site.platform
  const anna = await platform.player()
  await site.report({ paymentId: await deposit(anna), status: 'paid' })
  await site.report({ paymentId: await deposit(anna), status: 'failed' })
  await platform.pool.query('SELECT fact_number(100)')
  await rebuildConsumer({ pool: platform.pool, clock: platform.clock, logger: silentLogger }, playerDays)
  expect(await listPlayerDays(platform.pool, anna.id, 10)).toMatchObject([{ depositCount: 1, deposited: 2550n }])
})
