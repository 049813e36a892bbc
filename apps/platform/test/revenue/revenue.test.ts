import { many, one } from '@baize/database'
import { expect, it } from 'vitest'
import { checkRevenue } from '../../src/flows/money/revenue/check-revenue.ts'
import { payOut } from '../../src/flows/money/pay-out.ts'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { registerTickets } from '../../src/modules/play/tickets/index.ts'
import { playOn } from '../cashback/playing.ts'
import { deposit, startWithCashier } from '../payments/fake-cashier.ts'
import { runPayouts, withdraw } from '../payouts/withdrawing.ts'
import { giveBonus } from '../support/bonuses.ts'
import { makeFeed } from '../support/feed.ts'
import { countRevenue } from '../support/revenue.ts'
import { BETTING, openSportsbook, ticketCall, ticketOf } from '../tickets/betting.ts'

it('the figures of a season of play, bets, bonuses, payments and corrections are those of the ledger', async () => {
  const { platform, cashier, report } = await startWithCashier([], {
    companies: [BETTING],
    register: registerTickets,
  })
  await using site = platform
  const { pool, clock } = site
  clock.advance(Date.parse('2100-03-03T23:58:00Z') - clock.now().getTime())
  await syncFeed(pool, 'studio', clock.now(), makeFeed(1))
  const game = await one<{ id: string; identity: string; name: string }>(
    pool,
    `SELECT id, identity, name FROM game WHERE type <> 'sportsbook'`,
  )
  const house = playOn(site, game)
  const player = await site.player()
  const accountId = (await player.call('listAccounts', {}))[0]!.id

  await report({ paymentId: await deposit(player, { amount: 20_000 }), status: 'paid', amount: '20000' })
  await report({ paymentId: await deposit(player), status: 'failed' })
  const round = await house.stake(accountId, 1_000n)
  await house.win(accountId, round.round, 350n)
  const undone = await house.stake(accountId, 70n)
  await house.giveBack(accountId, undone.round, undone.reference)

  // A bet that is lost, voided by its correction, and won after all.
  const sessionToken = await openSportsbook(site, player)
  const ticket = ticketOf(sessionToken, { amount: '500', payoutMax: '1250' })
  const about = (transactionId: string, more: object) => ({ ticketId: ticket.ticketId, transactionId, ...more })
  await ticketCall(site, 'place', ticket)
  await ticketCall(site, 'settle', about('one', { result: 'won', payout: '1250' }))
  await ticketCall(site, 'resettle', about('two', { result: 'void', payout: '0' }))
  const again = await ticketCall(site, 'resettle', about('three', { result: 'won', payout: '900' }))
  expect(again.json['status']).toBe('ok')

  clock.advance(4 * 60_000)
  // Bonus money: played and taken back in part, lost with a win that comes when it is over, and cash at once.
  const bonus = await giveBonus(
    pool,
    { playerId: player.id, accountId },
    2_000n,
    { stakeOrder: 'bonus_first' },
    clock.now(),
  )
  const late = await house.stake(accountId, 500n)
  await player.call('cancelPlayerBonus', { params: { id: bonus } })
  await house.win(accountId, late.round, 300n)
  await giveBonus(pool, { playerId: player.id, accountId }, 150n, { wagerCasino: 0 }, clock.now())

  await withdraw(player, { amount: 30 })
  await withdraw(player, { amount: 20 })
  await runPayouts(site)
  const [paid] = [...cashier.payouts.values()]
  paid!.state = 'returned'
  await payOut(site.services, paid!.payoutId)

  const owner = await site.operator()
  await owner.call('setCorrectionCeiling', { params: { currency: 'EUR' }, body: { aloneMax: 50, reason: 'test' } })
  for (const [direction, amount] of [
    ['credit', 7.01],
    ['debit', 2],
  ] as const)
    await owner.call('correctBalance', {
      params: { playerId: player.id },
      body: { accountId, direction, amount, reason: 'put right' },
    })

  // Before anything is counted, and after it.
  expect(await checkRevenue(pool)).toEqual([])
  await countRevenue(pool)
  expect(await checkRevenue(pool)).toEqual([])
  expect(await checkLedger(pool)).toEqual([])

  const figures = async (query: object) => owner.call('listRevenue', { query: { dateFrom: '2100-03-01', ...query } })
  const [whole] = await figures({ by: 'currency' })
  expect(whole).toMatchObject({ key: 'EUR', deposited: '200.00', depositCount: 1, payoutCount: 1, corrected: '5.01' })
  const players = await one<{ held: string }>(
    pool,
    `SELECT sum(balance)::text AS held FROM ledger_balance JOIN ledger_account ON id = account_id
     WHERE ledger_account.is_floored`,
  )
  const cents = (text: string | null) => Number(text!.replace('.', ''))
  const { deposited, paidOut, corrected, netRevenue } = whole!
  expect(cents(deposited) - cents(paidOut) + cents(corrected) - cents(netRevenue)).toBe(Number(players.held))

  const days = await figures({})
  expect(days.map(({ key }) => key)).toEqual(['2100-03-04', '2100-03-03'])
  expect(days[1]).toMatchObject({
    stakeCount: 2,
    staked: '15.00',
    won: '12.50',
    grossRevenue: '2.50',
    bonusCost: '0.00',
  })
  expect((await figures({ by: 'product' })).map(({ key, grossRevenue }) => [key, grossRevenue])).toEqual([
    ['casino', '8.50'],
    ['sports', '-4.00'],
  ])
  expect(await figures({ by: 'game', product: 'casino' })).toMatchObject([
    { key: game.id, name: game.name, bonusStaked: '5.00', bonusWon: '3.00', bonusCost: null, deposited: null },
  ])
  expect(await figures({ by: 'country', country: 'XX' })).toEqual([])
  expect(await figures({ by: 'affiliate' })).toMatchObject([{ key: '', grossRevenue: '4.50' }])
  const rebuilt = await many(pool, 'SELECT * FROM revenue_game_day ORDER BY day, game_id')
  await countRevenue(pool)
  expect(await many(pool, 'SELECT * FROM revenue_game_day ORDER BY day, game_id')).toEqual(rebuilt)

  await pool.query('UPDATE revenue_day SET won = won + 1 WHERE day = $1', ['2100-03-03'])
  expect(await checkRevenue(pool)).toMatchObject([{ subject: 'gross revenue by game, EUR' }, { subject: 'gaming EUR' }])
})
