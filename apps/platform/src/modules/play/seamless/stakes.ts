import type { Queryable } from '@baize/database'
import { type Logger, uuidv7 } from '@baize/kit'
import type { ShortOutcome } from '../rounds/index.ts'
import type { BetCall } from './bets.ts'

/** Takes the stake of a bet that may be plain, and commits it; what is not plain is left to the rules. */
export type TakeStake = (bet: BetCall) => Promise<ShortOutcome>

interface Waiting {
  bet: BetCall
  /** The token, by which bets of one player are told from others. */
  token: string
  resolve: (outcome: ShortOutcome) => void
  reject: (reason: unknown) => void
}

export interface TogetherOptions {
  /** So many statements of one bet at once before the next ones go together: without a crowd nobody waits for others. */
  aloneMax?: number
}

/** Two keep the database busy while one bet is read and the other committed; more would only shrink what goes together. */
const ALONE_MAX = 2

/** One statement is decided while the other one waits for the disk. */
const CROWDS_MAX = 2

/** From here on a bet costs hardly less, and everybody would wait longer for the commit. */
const TOGETHER_MAX = 64

/** A crowd that failed and is no larger is tried bet by bet. */
const HALVES_MIN = 4

/** An id or a round used twice at one moment, and a lock that did not come: some of the bets are in the way of all. */
const EXPECTED_CODES = new Set(['23505', '40P01', '55P03'])

/**
 * Takes each bet at once while few are under way. Those that come in a crowd go together, all that came while the
 * former were committed in one statement; what that one leaves is tried bet by bet, and where it fails its halves are
 * tried. Whoever waits for a player's lock never stands in the way of the crowd.
 */
export function takeTogether(
  pool: Queryable,
  logger: Logger,
  { aloneMax = ALONE_MAX }: TogetherOptions = {},
): TakeStake {
  /**
   * A single bet costs less by itself than as a crowd of one, also beside others; so many at most, because those that wait
   * for a lock must leave connections to the rest.
   */
  const singlesMax = 2 * aloneMax
  let waiting: Waiting[] = []
  /** Of the bets under way. Another bet of such a player would wait for its lock, alone. */
  const tokens = new Set<string>()
  let alone = 0
  let crowds = 0
  let isLooking = false

  /**
   * Looks once all that has arrived by now is read: who looked at the first of many would send it off by itself, and the
   * others would wait for it.
   */
  function lookSoon(): void {
    if (isLooking) return
    isLooking = true
    setImmediate(look)
  }

  function look(): void {
    isLooking = false
    if (crowds === 0 && alone + waiting.length <= aloneMax) for (const one of waiting.splice(0)) void takeAlone(one)
    // Shared out among the statements that are free, so that both have work.
    for (let free = CROWDS_MAX - crowds; free > 0; free -= 1) {
      const crowd = nextCrowd(Math.min(Math.ceil(waiting.length / free), TOGETHER_MAX))
      if (crowd.length === 1 && alone < singlesMax) void takeAlone(crowd[0]!)
      else if (crowd.length > 0) void takeCrowd(crowd)
    }
  }

  function nextCrowd(countMax: number): Waiting[] {
    const crowd: Waiting[] = []
    waiting = waiting.filter((one) => {
      if (crowd.length === countMax || tokens.has(one.token)) return true
      tokens.add(one.token)
      crowd.push(one)
      return false
    })
    return crowd
  }

  async function takeAlone({ bet, token, resolve, reject }: Waiting): Promise<void> {
    alone += 1
    tokens.add(token)
    await takeOne(pool, bet).then(resolve, reject)
    alone -= 1
    tokens.delete(token)
    lookSoon()
  }

  async function takeCrowd(crowd: Waiting[]): Promise<void> {
    crowds += 1
    await settle(crowd)
    crowds -= 1
    for (const { token } of crowd) tokens.delete(token)
    lookSoon()
  }

  /**
   * One that stands in the way of all is found by halves: bet by bet, all of them would cost several times as much. Any
   * other failure is that of each bet, and told without delay.
   */
  async function settle(crowd: Waiting[]): Promise<void> {
    let answers = new Map<number, string>()
    try {
      answers = await takeMany(
        pool,
        crowd.map(({ bet }) => bet),
      )
    } catch (error) {
      const isExpected = EXPECTED_CODES.has((error as { code?: string }).code ?? '')
      if (!isExpected) logger.error('bets could not be taken together', error)
      else if (crowd.length > HALVES_MIN) {
        const middle = Math.ceil(crowd.length / 2)
        await settle(crowd.slice(0, middle))
        return settle(crowd.slice(middle))
      }
    }
    for (const [place, { bet, resolve, reject }] of crowd.entries()) {
      const answer = answers.get(place)
      if (answer === undefined) takeOne(pool, bet).then(resolve, reject)
      else resolve({ answer, is_conflict: null, is_moved: true, needs_rules: false })
    }
  }

  return (bet) =>
    new Promise((resolve, reject) => {
      waiting.push({ bet, token: bet.tokenHash.toString('base64'), resolve, reject })
      lookSoon()
    })
}

async function takeOne(pool: Queryable, bet: BetCall): Promise<ShortOutcome> {
  const { rows } = await pool.query<ShortOutcome>({
    name: 'seamless-stake',
    text: 'SELECT * FROM seamless_stake($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
    values: valuesOf(bet),
  })
  return rows[0]!
}

/** The answers to those that were taken, by their places. */
async function takeMany(pool: Queryable, bets: readonly BetCall[]): Promise<Map<number, string>> {
  const values = bets.map((bet) => valuesOf(bet))
  const { rows } = await pool.query<{ place: number; answer: string }>({
    name: 'seamless-stakes',
    text: 'SELECT * FROM seamless_stakes($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
    values: values[0]!.map((_, column) => values.map((row) => row[column])),
  })
  return new Map(rows.map(({ place, answer }) => [place - 1, answer]))
}

function valuesOf({ source, tokenHash, bodyHash, request, now }: BetCall): unknown[] {
  const { transactionId, roundId, gameId, amount, currency } = request
  const [roundRow, entry] = [uuidv7(now.getTime()), uuidv7(now.getTime())]
  return [source, tokenHash, transactionId, bodyHash, roundId, gameId, amount, currency, now, roundRow, entry]
}
