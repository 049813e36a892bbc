import { expect, it } from 'vitest'
import { createExposure, type Wanted } from '../src/betting/book/exposure.ts'
import { payoutMost } from '../src/betting/book/stake.ts'
import type { Ticket } from '../src/betting/book/ticket.ts'

let names = 0

/** A ticket as it is counted: its stake, what it pays, and what it is on. */
function ticketOf({ playerId, size, legs }: Wanted, stake: bigint, over: Partial<Ticket> = {}): Ticket {
  const lines = BigInt(legs.length === size ? 1 : legs.length)
  const payoutMax = payoutMost(
    stake / lines,
    size,
    legs.map(({ price }) => price),
  )
  const amounts = { stake: String(stake), stakeLeft: String(stake), payoutMax: String(payoutMax) }
  return { id: `t${names++}`, playerId, currency: 'EUR', state: 'open', legs, ...amounts, ...over } as Ticket
}

const wanted = (playerId: string, ...legs: [eventId: string, market: string, price: number][]): Wanted => ({
  playerId,
  currency: 'EUR',
  subunitToUnit: '100',
  size: legs.length,
  legs: legs.map(([eventId, market, price]) => ({ eventId, market, price })),
})

it('offers the highest stake whose payout one ticket may have', () => {
  const { roomFor } = createExposure()
  expect(roomFor(wanted('a', ['m1', 'result', 250]))).toEqual({ most: 2_000_000n, limit: 'ticket' })
  const pair = wanted('a', ['m1', 'result', 333], ['m2', 'result', 217])
  const { most } = roomFor(pair)
  expect(payoutMost(most, 2, [333, 217])).toBeLessThanOrEqual(5_000_000n)
  expect(payoutMost(most + 1n, 2, [333, 217])).toBeGreaterThan(5_000_000n)
  const system = { ...wanted('a', ['m1', 'r', 200], ['m2', 'r', 200], ['m3', 'r', 200]), size: 2 }
  expect(roomFor(system).most % 3n).toBe(0n)
})

it.each([
  ['a player', 'player', 10_000_000n, (at: number) => wanted('a', [`m${at}`, 'result', 1000])],
  ['a market', 'market', 20_000_000n, (at: number) => wanted(`p${at}`, ['m', 'result', 1000])],
  ['a match', 'event', 50_000_000n, (at: number) => wanted(`p${at}`, ['m', `total.${at}`, 1000])],
] as const)('lets open tickets of %s cost so much in all, and says so', (_, limit, most, slipAt) => {
  const exposure = createExposure()
  const open: Ticket[] = []
  let cost = 0n
  for (let at = 0; at < 40; at++) {
    const room = exposure.roomFor(slipAt(at))
    if (room.most === 0n) break
    const ticket = ticketOf(slipAt(at), room.most)
    exposure.count(ticket.id, ticket)
    open.push(ticket)
    cost += BigInt(ticket.payoutMax) - room.most
  }
  expect(exposure.roomFor(slipAt(41))).toEqual({ most: 0n, limit })
  // What is left is less than the lowest stake costs.
  expect(most - cost).toBeLessThan(90n)
  expect(cost).toBeLessThanOrEqual(most)
  const [first] = open
  exposure.count(first!.id, { ...first!, stakeLeft: String(BigInt(first!.stake) / 2n) })
  const half = exposure.roomFor(slipAt(41))
  expect(half.most - BigInt(first!.stake) / 2n).toBeLessThan(10n)
  exposure.count(first!.id, { ...first!, state: 'settled' })
  expect(exposure.roomFor(slipAt(41)).most - BigInt(first!.stake)).toBeLessThan(10n)
})

it('counts a combination in full for each of its matches, and other currencies by themselves', () => {
  const exposure = createExposure()
  const both = wanted('a', ['m1', 'result', 300], ['m2', 'result', 300])
  for (let at = 0; at < 40; at++) {
    const { most } = exposure.roomFor({ ...both, playerId: `p${at}` })
    if (most === 0n) break
    const ticket = ticketOf({ ...both, playerId: `p${at}` }, most)
    exposure.count(ticket.id, ticket)
  }
  expect(exposure.roomFor(wanted('z', ['m2', 'result', 300])).most).toBe(0n)
  expect(exposure.roomFor(wanted('z', ['m2', 'total', 300])).most).toBeGreaterThan(0n)
  expect(exposure.roomFor({ ...both, currency: 'USD' }).most).toBeGreaterThan(0n)
})
