import { randomUUID } from 'node:crypto'
import { refusals } from '@baize/contract'
import { many, one } from '@baize/database'
import type { TestPlayer, TestProcess } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { expireBonuses } from '../../src/modules/play/wagering/index.ts'
import { giveBonus } from '../support/bonuses.ts'
import { pay } from '../support/money.ts'
import { callAsStudio, startTwoProcesses } from '../support/two-processes.ts'

/** A thousand in the full run: `BONUS_RACES=1000 npx vitest run bonuses/races`. */
const ROUNDS = Number(process.env['BONUS_RACES'] ?? 50)
/** Rounds at a time. */
const WIDTH = 5

let house: Awaited<ReturnType<typeof startTwoProcesses>>
beforeAll(async () => void (house = await startTwoProcesses({ games: 2 })))
afterAll(async () => {
  expect(await checkLedger(house.database.pool)).toEqual([])
  await house[Symbol.asyncDispose]()
})

/** A player with a tab at each process, each with a game of its own. */
interface Seat {
  player: TestPlayer
  accountId: string
  tabs: { process: TestProcess; game: string; sessionToken: string }[]
}

async function takeSeat(): Promise<Seat> {
  const player = await house.processes[0].player()
  await pay(house.database.pool, player, 10_000_000n)
  const [account] = await player.call('listAccounts', {})
  const tabs: Seat['tabs'] = []
  for (const [place, process] of house.processes.entries()) {
    const game = `game-${place}`
    tabs.push({ process, game, sessionToken: await house.openGame(player, game) })
  }
  return { player, accountId: account!.id, tabs }
}

/** What came of the races: who was answered what, and how bonuses ended. */
const seen = new Set<string>()

/** Plays a round to its end in a tab. */
async function play({ tabs }: Seat, tab: 0 | 1, won: number): Promise<void> {
  const { process, game, sessionToken } = tabs[tab]!
  const round = { sessionToken, gameId: game, currency: 'EUR', roundId: randomUUID() }
  const bet = await callAsStudio(process, 'bet', { ...round, transactionId: randomUUID(), amount: '500' })
  seen.add(`bet: ${bet.status}`)
  if (bet.status !== 'ok') return
  const win = { ...round, transactionId: randomUUID(), amount: String(won), isRoundClosed: true }
  expect((await callAsStudio(process, 'win', win)).status).toBe('ok')
}

/** Asks for something with a bonus at a process, which does it or says that it is too late. */
async function ask({ player, tabs }: Seat, tab: 0 | 1, what: 'activate' | 'cancel', id: string): Promise<void> {
  const reply = await fetch(`${tabs[tab]!.process.url}/api/game/player-bonuses/${id}/${what}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${player.token}`, 'x-forwarded-for': player.address },
  })
  const { error } = (await reply.json()) as { error?: { code: number } }
  if (error) expect(error.code).toBe(refusals.bonus_not_available.code)
  seen.add(`${what}: ${error ? 'refused' : 'done'}`)
}

const end = () => expireBonuses(house.database.pool, new Date(Date.now() + 31 * 86_400_000))

const cashOf = async ({ accountId }: Seat): Promise<bigint> => {
  const { cash } = await one<{ cash: string }>(
    house.database.pool,
    `SELECT ledger_balance_of(cash_id)::text AS cash FROM wallet_account
     WHERE id = $1 AND (wallet_account_json(id) ->> 'withdrawalBalance')::numeric * 100 = ledger_balance_of(cash_id)`,
    [accountId],
  )
  return BigInt(cash)
}

/** How cash moved by play since a moment: what stakes took of it and wins brought to it. */
const playedSince = async ({ accountId }: Seat, since: Date): Promise<bigint> => {
  const { moved } = await one<{ moved: string }>(
    house.database.pool,
    `SELECT coalesce(sum(CASE part.kind WHEN 'stake' THEN -part.amount ELSE part.amount END), 0)::text AS moved
     FROM round_part part JOIN game_round round ON round.id = part.round_id
     WHERE account_id = $1 AND purse = 'cash' AND round.created_at >= $2 AND given_back_by IS NULL`,
    [accountId, since],
  )
  return BigInt(moved)
}

/** Whatever of a bonus is not as it has to be once everything has come to rest. */
const wrongs = (ids: string[]) =>
  many(
    house.database.pool,
    `SELECT held.id, status, result, play.lost, wager.counted, ends.entries, ends.facts FROM player_bonus held,
       LATERAL (SELECT coalesce(sum(CASE WHEN to_account = purse_id THEN amount ELSE -amount END), 0) AS lost
         FROM ledger_posting JOIN ledger_account house ON house.kind = 'gaming' AND house.id IN (to_account, from_account)
         WHERE purse_id IN (to_account, from_account)) AS play,
       LATERAL (SELECT coalesce(sum(counted) FILTER (WHERE taken_back_at IS NULL), 0) AS counted
         FROM wager_contribution WHERE bonus_id = held.id) AS wager,
       LATERAL (SELECT (SELECT count(*) FROM ledger_entry WHERE key = 'bonus_end:' || held.id) AS entries,
         (SELECT count(*) FROM (SELECT kind, data FROM fact_inbox UNION ALL SELECT kind, data FROM fact) AS told
          WHERE kind = 'bonus_ended' AND data ->> 'bonusId' = held.id::text) AS facts) AS ends
     WHERE held.id = ANY ($1) AND (status <> 3 OR open_rounds <> 0 OR ledger_balance_of(purse_id) <> 0
       OR wagered_casino <> wager.counted OR amount <> converted + forfeited - play.lost
       OR entries > 1 OR facts <> 1 OR (result IN (3, 4) AND converted <> 0))`,
    [ids],
  )

const convertedOf = async (ids: string[]): Promise<bigint> => {
  const text = 'SELECT result, converted::text FROM player_bonus WHERE id = ANY ($1)'
  const rows = await many<{ result: number; converted: string }>(house.database.pool, text, [ids])
  for (const { result } of rows) seen.add(`end: ${result}`)
  return rows.reduce((sum, { converted }) => sum + BigInt(converted), 0n)
}

/** One race around a bonus that a bet of this very moment completes. */
type Race = (seat: Seat, active: string, waiting: string) => Promise<unknown>[]

async function inRounds(race: Race): Promise<void> {
  const seats = await Promise.all(Array.from({ length: WIDTH }, takeSeat))
  let next = 0
  await Promise.all(
    seats.map(async (seat) => {
      while (next++ < ROUNDS / RACES) await once(seat, race)
    }),
  )
}

async function once(seat: Seat, race: Race): Promise<void> {
  const { pool } = house.database
  const to = { playerId: seat.player.id, accountId: seat.accountId }
  const since = new Date()
  const before = await cashOf(seat)
  const terms = { wagerCasino: 1, stakeOrder: 'bonus_first' } as const
  const active = await giveBonus(pool, to, 500n, terms)
  const waiting = await giveBonus(pool, to, 700n, { ...terms, wagerCasino: 2, activatesItself: false })
  await Promise.all(race(seat, active, waiting))
  await end()
  expect(await wrongs([active, waiting])).toEqual([])
  const expected = before + (await playedSince(seat, since)) + (await convertedOf([active, waiting]))
  expect(await cashOf(seat)).toBe(expected)
}

const races: Record<string, Race> = {
  'cancelling it': (seat, active) => [play(seat, 0, 300), ask(seat, 1, 'cancel', active)],
  'the end of its time': (seat) => [play(seat, 0, 300), end()],
  'activating another': (seat, _, waiting) => [play(seat, 0, 300), ask(seat, 1, 'activate', waiting)],
  'a second tab that plays too': (seat) => [play(seat, 0, 300), play(seat, 1, 100)],
  'all of it at once': (seat, active, waiting) => [
    play(seat, 0, 300),
    play(seat, 1, 0),
    ask(seat, 0, 'cancel', active),
    ask(seat, 1, 'cancel', active),
    ask(seat, 1, 'activate', waiting),
    end(),
  ],
}
const RACES = Object.keys(races).length

describe('over two processes, the bet that completes a bonus meets', () => {
  it.each(Object.entries(races))(
    '%s: it ends once, its money adds up, and cash moves by play alone',
    async (_, race) => {
      await inRounds(race)
    },
    600_000,
  )

  it('and whoever comes first wins, each of them at times', () => {
    if (ROUNDS < 1000) return
    const turns = ['bet: ok', 'cancel: done', 'cancel: refused', 'activate: done', 'end: 2', 'end: 3', 'end: 4']
    for (const turn of turns) expect(seen).toContain(turn)
  })
})
