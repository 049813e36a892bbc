import { randomUUID } from 'node:crypto'
import type { TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bettor, item, startBetting, ticketCall, ticketOf } from '../tickets/betting.ts'

let platform: TestPlatform
beforeAll(async () => void (platform = await startBetting()))
afterAll(() => platform[Symbol.asyncDispose]())

it('shows a player’s bets, what events can cost and who owes, and gives an open stake back with a reason', async () => {
  const { player, sessionToken } = await bettor(platform, 1000n)
  const risk = await platform.operator({ roles: ['risk'] })
  const call = (path: string, body: object) => ticketCall(platform, path, { transactionId: randomUUID(), ...body })
  const single = ticketOf(sessionToken)
  const combination = ticketOf(sessionToken, {
    type: 'combination',
    payoutMax: '900',
    items: [item(), item({ eventId: 'event-2', event: 'Eastbrook – Southmere' })],
  })
  await call('place', single)
  platform.clock.advance(1000)
  await call('place', combination)
  expect(await risk.call('listEventExposures', {})).toMatchObject([
    { eventId: 'event-1', ticketCount: 2, staked: 2, payoutMax: 11.5, currency: 'EUR', source: 'bookmaker' },
    { eventId: 'event-2', ticketCount: 1, staked: 1, payoutMax: 9 },
  ])
  const playerId = player.id
  const [newest, oldest] = await risk.call('listPlayerTickets', { params: { playerId } })
  expect(newest).toMatchObject({ roundId: combination.ticketId, items: [{}, {}] })

  const reason = 'the event was entered twice'
  const params = { playerId, ticketId: oldest!.id }
  const stranger = await platform.player()
  const body = { reason }
  const foreign = { playerId: stranger.id, ticketId: oldest!.id }
  expect(await risk.refusal('voidTicket', { params: foreign, body })).toMatchObject({ status: 404 })
  expect(await risk.call('voidTicket', { params, body })).toMatchObject({ status: 4, payout: 1 })
  expect(await risk.refusal('voidTicket', { params, body })).toMatchObject({ code: 16021 })
  expect((await player.call('listAccounts', {}))[0]).toMatchObject({ realBalance: 9 })
  const late = await call('settle', { ticketId: single.ticketId, result: 'won', payout: '250' })
  expect(late.json['status']).toBe('ticket_closed')

  await call('settle', { ticketId: combination.ticketId, result: 'won', payout: '900' })
  await call('place', ticketOf(sessionToken, { amount: '1800', payoutMax: '2000' }))
  await call('resettle', { ticketId: combination.ticketId, result: 'lost', payout: '0' })
  expect(await risk.call('listDebts', {})).toMatchObject([{ playerId, currency: 'EUR', amount: 9 }])
})
