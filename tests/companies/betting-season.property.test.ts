import { type Random, seededRandom, silentLogger } from '@baize/kit'
import { many, one } from '@baize/database'
import { expect, it } from 'vitest'
import { checkLedger } from '../../apps/platform/src/modules/money/ledger/index.ts'
import { BETTING, bettor, startBetting } from '../../apps/platform/test/tickets/betting.ts'
import { type Board, createBoard } from '../../apps/sandbox/src/betting/book/board.ts'
import { type Books, openBooks } from '../../apps/sandbox/src/betting/book/books.ts'
import { partsOf } from '../../apps/sandbox/src/betting/book/cash-out.ts'
import { createTicketClient, PlatformUnreachable, type TicketCall } from '../../apps/sandbox/src/betting/book/client.ts'
import type { Session } from '../../apps/sandbox/src/betting/book/sessions.ts'
import { SlipRefusal, acceptRules, type Slip, type SlipLeg } from '../../apps/sandbox/src/betting/book/slip.ts'
import { lineCount } from '../../apps/sandbox/src/betting/book/stake.ts'
import type { Ticket } from '../../apps/sandbox/src/betting/book/ticket.ts'
import { type Fixture, fixturesBetween } from '../../apps/sandbox/src/betting/calendar/fixtures.ts'
import { leagues } from '../../apps/sandbox/src/betting/calendar/leagues.ts'
import { topOf } from '../../apps/sandbox/src/betting/calendar/top.ts'

/** As many as one asks for: `BETTING_TICKETS=100000 npx vitest run companies/betting-season --testTimeout 36000000`. */
const TICKETS = Number(process.env['BETTING_TICKETS'] ?? 60)
const SEED = Number(process.env['BETTING_SEED'] ?? 7)
/** Each places one slip at a time, all of them at once. */
const PLAYERS = 16
const FUNDS = 10_000_000n
/** Of so many calls one goes astray, one is never answered and one comes twice. */
const FAULTS_EVERY = 23
const CRASH_EVERY = TICKETS > 1000 ? 12 : 3
const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Slips between two looks at what was played: a season of any length takes less than the day that a session lasts. */
const WAVES = Math.max(1, Math.ceil(TICKETS / 240 / PLAYERS))

/** Where the company writes; what is written is there after a crash, and nothing is written by the dead. */
function disk() {
  const rows = new Map<string, string>()
  let process = 0
  return {
    open() {
      const mine = (process += 1)
      return {
        read: async () => [...rows.values()].map((row) => JSON.parse(row) as Ticket),
        write: async (ticket: Ticket) => {
          if (mine !== process) throw new Error('this process is gone')
          rows.set(ticket.id, JSON.stringify(ticket))
        },
        close: async () => undefined,
      }
    },
  }
}

it(
  `plays a season of ${TICKETS} tickets through the platform, and both books agree to the smallest unit`,
  { timeout: 120_000 + TICKETS * 1000 },
  async () => {
    await using platform = await startBetting()
    const { clock, pool } = platform
    const random = seededRandom(SEED)
    const met = new Map<string, number>()
    const note = (what: string) => met.set(what, (met.get(what) ?? 0) + 1)
    const honest = createTicketClient({
      platformUrl: platform.url,
      provider: BETTING.id,
      secret: BETTING.secret,
      clock,
    })

    /** The line to the platform: calls that never arrive, answers that never come, and calls that come twice. */
    let isFaulty = true
    let calls = 0
    const call: TicketCall = async (path, body) => {
      calls += 1
      const turn = isFaulty ? calls % FAULTS_EVERY : -1
      if (turn === 7) {
        note('never reached')
        throw new PlatformUnreachable(path)
      }
      const answer = await honest(path, body)
      if (turn === 13) {
        note('answer lost')
        throw new PlatformUnreachable(path)
      }
      if (turn === 19) {
        note('repeated')
        expect(await honest(path, body)).toEqual(answer)
      }
      note(`${path}: ${answer.status}`)
      return answer
    }

    const store = disk()
    const board = createBoard('the secret of a season', clock)
    const open = () => openBooks({ board, call, journal: store.open(), clock, logger: silentLogger, liveDelayMs: 0 })
    let books = await open()
    const players = await Promise.all(
      Array.from({ length: PLAYERS }, async () => {
        const { player, sessionToken } = await bettor(platform, FUNDS)
        return { player, session: sessionOf(player.id, sessionToken) }
      }),
    )
    const placeAll = async (slips: readonly (Slip | undefined)[]): Promise<number> => {
      const outcomes = await Promise.all(
        slips.map(async (slip, seat) => {
          if (!slip) return 'nothing offered'
          const { session } = players[seat]!
          const outcome = await outcomeOf(books.place(session, slip))
          note(`slip: ${outcome}`)
          if (outcome !== 'taken') return outcome
          note(slip.type)
          // The browser did not hear of it and sends the slip again.
          if (slip.key.endsWith('7')) expect((await books.place(session, slip)).ticket.key).toBe(slip.key)
          return outcome
        }),
      )
      return outcomes.filter((outcome) => outcome === 'taken').length
    }
    for (let placed = 0, round = 1; placed < TICKETS; round++) {
      for (let wave = 0; wave < WAVES; wave++) {
        const among = offeredAt(board, clock.now().getTime())
        const slips = players.map((_, seat) => slipOf(board, random, clock.now().getTime(), among, round + seat))
        // Now and then the players think for a moment, in which prices move and markets close.
        if (random.below(WAVES) < 4) clock.advance(random.below(4000))
        placed += await placeAll(slips)
      }
      await cashOutSome(books, players, random, note)
      clock.advance(MINUTE + random.below(4 * MINUTE))
      await books.work()
      if (round % CRASH_EVERY === 0) {
        note('crash')
        books = await open()
      }
    }
    isFaulty = false
    clock.advance(6 * HOUR)
    for (let turn = 0; turn < 6; turn++) await books.work()

    const tickets = books.all()
    expect(tickets.filter(({ state, owed }) => state === 'open' || state === 'placing' || owed)).toEqual([])
    await compare(pool, tickets)
    for (const { player } of players) {
      const { net } = await one<{ net: string }>(
        pool,
        'SELECT (wallet_cash(id) - debt)::text AS net FROM wallet_account WHERE player_id = $1',
        [player.id],
      )
      const own = tickets.filter(({ playerId }) => playerId === player.id)
      expect(BigInt(net)).toBe(FUNDS + own.reduce((sum, ticket) => sum + worth(ticket), 0n))
    }
    expect(await checkLedger(pool)).toEqual([])
    for (const { result, legs } of tickets) {
      note(`result: ${result}`)
      if (legs.some(({ verdict }) => verdict?.of === 2)) note('half a stake')
    }
    if (process.env['BETTING_TICKETS']) process.stdout.write(`${JSON.stringify(Object.fromEntries(met), null, 1)}\n`)
    // A run that never met one of these would prove less than it says.
    const wanted = [
      'single',
      'combination',
      'system',
      'repeated',
      'answer lost',
      'crash',
      'cash-out: taken',
      'cash-out of a part: taken',
      'settle: ok',
    ]
    expect([...met.keys()]).toEqual(expect.arrayContaining(wanted))
  },
)

function sessionOf(playerId: string, sessionToken: string): Session {
  const createdAt = new Date(0).toISOString()
  return { id: sessionToken, sessionToken, playerId, currency: 'EUR', subunitToUnit: '100', locale: 'en', createdAt }
}

/** The stake of a ticket that was void as a whole was never taken. */
const isUndone = ({ state, cashedOut }: Ticket): boolean => state === 'void' && cashedOut === '0'

const worth = (ticket: Ticket): bigint =>
  ticket.state === 'refused' || isUndone(ticket) ? 0n : BigInt(ticket.paid) - BigInt(ticket.stake)

/** What runs, and what begins soon. */
const offeredAt = (board: Board, nowMs: number): Fixture[] => [
  ...board.live(),
  ...fixturesBetween(nowMs, nowMs + HOUR / 2),
]

/** Any slip that a player could make up now: of one leg or some, running or to come, at prices as shown. */
function slipOf(
  board: Board,
  random: Random,
  nowMs: number,
  among: readonly Fixture[],
  turn: number,
): Slip | undefined {
  const wanted = [1, 2, 3, 1, 4][turn % 5]!
  const legs = new Map<string, SlipLeg>()
  for (let tries = 0; tries < 20 && legs.size < wanted; tries++) {
    const fixture = among[random.below(among.length)]!
    const { offers } = board.see(fixture)
    const offer = offers[random.below(Math.max(1, offers.length))]
    const outcome = offer?.outcomes[random.below(offer.outcomes.length)]
    if (!outcome?.price || outcome.price > 4000) continue
    legs.set(fixture.id, { eventId: fixture.id, market: offer!.id, outcome: outcome.key, price: outcome.price })
  }
  if (legs.size < wanted) return undefined
  const top = wanted === 1 && random.below(6) === 0 ? topLeg(board, random, nowMs) : undefined
  const chosen = top ? [top] : [...legs.values()]
  const isSystem = chosen.length === 3
  const size = isSystem ? chosen.length - 1 : chosen.length
  return {
    key: `slip-key-${random.below(2 ** 40)}`,
    type: chosen.length === 1 ? 'single' : isSystem ? 'system' : 'combination',
    size,
    stake: String((10 + random.below(300)) * lineCount(chosen.length, size)),
    accept: acceptRules[random.below(3)]!,
    legs: chosen,
  }
}

function topLeg(board: Board, random: Random, nowMs: number): SlipLeg | undefined {
  const league = leagues[0]!
  const event = topOf(league, Math.floor((nowMs - league.offsetMs) / league.roundMs) + 1)
  const outcomes = board.seeTop(event)?.outcomes.filter(({ price }) => price !== null) ?? []
  const outcome = outcomes[random.below(Math.max(1, outcomes.length))]
  return outcome && { eventId: event.id, market: 'match.top', outcome: outcome.key, price: outcome.price! }
}

async function outcomeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'taken',
    (error: unknown) => {
      if (error instanceof SlipRefusal) return error.code
      throw error
    },
  )
}

/** Some players take back some of their tickets, whole or in part. */
async function cashOutSome(
  books: Books,
  players: readonly { session: Session }[],
  random: Random,
  note: (what: string) => void,
): Promise<void> {
  for (const { session } of players.slice(0, 1 + random.below(players.length))) {
    const tickets = books.of(session.playerId).filter(({ state }) => state === 'open')
    for (const ticket of tickets.slice(0, random.below(4))) {
      const value = books.cashOutOf(ticket)
      if (typeof value !== 'bigint') continue
      const part = partsOf(ticket, value)[random.below(4)]
      const wish = part ?? { payout: String(value) }
      const outcome = await outcomeOf(books.cashOut(session, ticket.id, wish))
      note(`cash-out${part ? ' of a part' : ''}: ${outcome}`)
    }
  }
}

/** What the platform holds of every ticket, against the company's own books. */
async function compare(pool: Parameters<typeof many>[0], tickets: readonly Ticket[]): Promise<void> {
  const kept = await many<{ reference: string; staked: string; won: string }>(
    pool,
    'SELECT reference, bet_amount::text AS staked, win_amount::text AS won FROM game_round WHERE is_ticket',
  )
  const theirs = new Map(kept.map(({ reference, staked, won }) => [reference, `${staked} ${won}`]))
  const wrong = tickets.filter((ticket) => {
    const found = theirs.get(ticket.id)
    if (ticket.state === 'refused') return found !== undefined && found !== '0 0'
    return found !== (isUndone(ticket) ? '0 0' : `${ticket.stake} ${ticket.paid}`)
  })
  expect(wrong.map((ticket) => ({ ticket, theirs: theirs.get(ticket.id) }))).toEqual([])
  const known = new Set(tickets.map(({ id }) => id))
  expect([...theirs.keys()].filter((id) => !known.has(id))).toEqual([])
}
