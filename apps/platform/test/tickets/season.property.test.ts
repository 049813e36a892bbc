import { randomUUID } from 'node:crypto'
import { many, one } from '@baize/database'
import { expect, it } from 'vitest'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { expectRevenueToAgree } from '../support/revenue.ts'
import { bettor, item, startBetting, ticketCall, ticketOf } from './betting.ts'

/** A hundred thousand in the full run: `SEASON_TICKETS=100000 npx vitest run tickets/season --testTimeout 7200000`. */
const TICKETS = Number(process.env['SEASON_TICKETS'] ?? 240)
const PLAYERS = 6
const FUNDS = 3000n

/** The same numbers in every run of one seed. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A ticket as the company's own books have it. */
interface Booked {
  id: string
  stake: bigint
  payoutMax: bigint
  paid: bigint
  /** Of that, what was paid for parts given back; and what of the stake still runs. */
  parts: bigint
  left: bigint
  state: 'open' | 'settled' | 'void' | 'cashed'
}

/** What one player of the company is worth: what they came with, and what their tickets came to. */
interface Books {
  net: bigint
  tickets: Booked[]
}

/** A void gives the stake back; of a ticket that was given back in part it pays what still ran. */
const isUndone = ({ state, left, stake }: Booked) => state === 'void' && left === stake
const worth = (ticket: Booked) => (isUndone(ticket) ? 0n : ticket.paid - ticket.stake)
const giveBack = (ticket: Booked) =>
  Object.assign(ticket, { state: 'void', paid: ticket.left < ticket.stake ? ticket.parts + ticket.left : 0n })

it(`keeps the company's books and ours alike over ${TICKETS} tickets of every kind`, async () => {
  await using platform = await startBetting()
  const seen = new Map<string, number>()
  const note = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1)
  const season = Array.from({ length: PLAYERS }, async (_, place) => {
    const next = numbers(place + 1)
    const upTo = (most: bigint) => BigInt(Math.floor(next() * (Number(most) + 1)))
    const { player, sessionToken } = await bettor(platform, FUNDS)
    const books: Books = { net: FUNDS, tickets: [] }
    const past: { path: string; body: object; text: string }[] = []

    /** Calls once, twice at the same moment, or with an old call sent again beside it. */
    const call = async (path: string, body: object): Promise<string> => {
      const twin = next() < 0.2 ? ticketCall(platform, path, body) : undefined
      const old = next() < 0.1 ? past[Math.floor(next() * past.length)] : undefined
      const again = old && ticketCall(platform, old.path, old.body)
      const { text, json } = await ticketCall(platform, path, body)
      const status = String(json['status'])
      if (status === 'ok' || path === 'place') past.push({ path, body, text })
      if (twin && (status === 'ok' || path === 'place')) expect((await twin).text).toBe(text)
      if (old) expect((await again)!.text).toBe(old.text)
      await twin
      note(`${path}: ${status}`)
      return status
    }

    const placeOne = async () => {
      const stake = 1n + upTo(400n)
      const payoutMax = stake * (1n + upTo(4n)) + 1n
      const count = 1 + Math.floor(next() * 4)
      const ticket = ticketOf(sessionToken, {
        amount: String(stake),
        payoutMax: String(payoutMax),
        type: count === 1 ? 'single' : count === 4 ? 'system' : 'combination',
        items: Array.from({ length: count }, (_none, leg) => item({ eventId: `event-${leg}` })),
      })
      const isCovered = books.net >= stake
      expect(await call('place', ticket)).toBe(isCovered ? 'ok' : 'insufficient_funds')
      if (!isCovered) return
      books.net -= stake
      books.tickets.push({ id: ticket.ticketId, stake, payoutMax, paid: 0n, parts: 0n, left: stake, state: 'open' })
    }

    const goOn = async (ticket: Booked) => {
      const before = worth(ticket)
      const common = { transactionId: randomUUID(), ticketId: ticket.id }
      const turn = next()
      const room = ticket.payoutMax - ticket.parts
      if (ticket.state === 'open' && turn < 0.15) {
        expect(await call('void', common)).toBe('ok')
        giveBack(ticket)
      } else if (ticket.state === 'open' && turn < 0.22 && room > 4n && ticket.left > 1n) {
        const payout = 1n + upTo(room / 4n)
        const stakeLeft = 1n + upTo(ticket.left - 2n)
        const part = { ...common, payout: String(payout), stakeLeft: String(stakeLeft) }
        expect(await call('cash-out', part)).toBe('ok')
        const parts = ticket.parts + payout
        Object.assign(ticket, { parts, paid: parts, left: stakeLeft })
        note('a part: ok')
      } else if (ticket.state === 'open' && turn < 0.3) {
        const payout = 1n + upTo(room - 1n)
        expect(await call('cash-out', { ...common, payout: String(payout) })).toBe('ok')
        Object.assign(ticket, { state: 'cashed', paid: ticket.parts + payout })
      } else {
        const payout = turn < 0.6 ? 0n : 1n + upTo(room - 1n)
        const body = { ...common, result: payout === 0n ? 'lost' : 'won', payout: String(payout) }
        if (ticket.state === 'open') {
          // A settlement that meets the void of the same ticket: one of them counts.
          const [settled, voided] = await Promise.all([
            call('settle', body),
            turn > 0.95 ? call('void', { ticketId: ticket.id, transactionId: randomUUID() }) : undefined,
          ])
          expect([settled, voided].filter((status) => status === 'ok')).toHaveLength(1)
          if (settled === 'ok') Object.assign(ticket, { state: 'settled', paid: ticket.parts + payout })
          else giveBack(ticket)
        } else if (ticket.state === 'cashed') {
          expect(await call('resettle', body)).toBe('ticket_cashed_out')
        } else if (turn > 0.9) {
          expect(await call('resettle', { ...common, result: 'void', payout: '0' })).toBe('ok')
          giveBack(ticket)
        } else {
          expect(await call('resettle', body)).toBe('ok')
          Object.assign(ticket, { state: 'settled', paid: ticket.parts + payout })
        }
      }
      // An open ticket's stake is gone already, so only what it is worth beyond that moves.
      books.net += worth(ticket) - before
    }

    let left = Math.ceil(TICKETS / PLAYERS)
    for (let step = 0; left > 0; step++) {
      const ticket = books.tickets[Math.floor(next() * books.tickets.length)]
      if (next() < 0.45 || !ticket) {
        await placeOne()
        left--
        // Who has nothing left comes back with money, which first pays what they owe.
        if (books.net < 50n) {
          const lent = { playerId: player.id, accountId: (await player.call('listAccounts', {}))[0]!.id }
          await deposit(platform.pool, lent, 2000n)
          books.net += 2000n
        }
      } else await goOn(ticket)
      if (step % 20 === 0) expect(await standing(platform.pool, player.id)).toEqual(expectedOf(books.net))
    }
    expect(await standing(platform.pool, player.id)).toEqual(expectedOf(books.net))
    return books
  })
  const company = (await Promise.all(season)).flatMap(({ tickets }) => tickets)
  const kept = await many<{ reference: string; staked: string; won: string }>(
    platform.pool,
    'SELECT reference, bet_amount::text AS staked, win_amount::text AS won FROM game_round WHERE is_ticket',
  )
  const ours = new Map(kept.map(({ reference, staked, won }) => [reference, `${staked} ${won}`]))
  for (const ticket of company)
    expect(ours.get(ticket.id)).toBe(isUndone(ticket) ? '0 0' : `${ticket.stake} ${ticket.paid}`)
  const held = await one<{ gaming: string; debts: string; owed: string }>(
    platform.pool,
    `SELECT coalesce(sum(balance) FILTER (WHERE owner = 'betting:bookmaker'), 0)::text AS gaming,
       coalesce(sum(balance) FILTER (WHERE owner = 'house' AND kind = 'debts'), 0)::text AS debts,
       (SELECT sum(debt) FROM wallet_account)::text AS owed
     FROM ledger_account JOIN ledger_balance ON account_id = id`,
  )
  expect(BigInt(held.gaming)).toBe(-company.reduce((sum, ticket) => sum + worth(ticket), 0n))
  expect(BigInt(held.debts)).toBe(-BigInt(held.owed))
  expect(await checkLedger(platform.pool)).toEqual([])
  await expectRevenueToAgree(platform.pool)
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining([
      'place: ok',
      'place: insufficient_funds',
      'settle: ok',
      'void: ok',
      'resettle: ok',
      'cash-out: ok',
      'a part: ok',
    ]),
  )
})

const expectedOf = (net: bigint) => ({ cash: String(net > 0n ? net : 0n), debt: String(net < 0n ? -net : 0n) })

function standing(pool: Parameters<typeof one>[0], playerId: string) {
  return one<{ cash: string; debt: string }>(
    pool,
    'SELECT wallet_cash(id)::text AS cash, debt::text FROM wallet_account WHERE player_id = $1',
    [playerId],
  )
}

async function deposit(
  pool: Parameters<typeof one>[0],
  { playerId, accountId }: { playerId: string; accountId: string },
  amount: bigint,
): Promise<void> {
  await pool.query(`SELECT wallet_pay_in($1, $2, 'test', 'cashier', $3, 'deposit', $4, '{}')`, [
    accountId,
    playerId,
    `deposit:${randomUUID()}`,
    amount,
  ])
}
