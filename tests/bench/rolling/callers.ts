import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { company } from '../../support/companies.ts'
import { callApi, type FundedPlayer } from '../../support/players.ts'
import { ADDRESS_HEADER } from '../../support/site-process.ts'
import { betBody } from '../rows/seamless.ts'

export const BETS_PER_SECOND = 200
const PAGES_PER_SECOND = 5
const READS_PER_SECOND = 10
/** A studio asks again after a moment, and not for ever. */
const REPEAT_AFTER_MS = 200
const REPEATS_MAX = 150
/** Bets under way at once: fewer than the connections of a studio, because one that waits for a connection is signed already. */
const UNDER_WAY_MAX = 100

const PAGES = ['/', '/main', '/categories/popular', '/de', '/fa', '/tournaments'] as const
const READS = [
  '/api/wallet/accounts',
  '/api/player/profile',
  '/api/game/spins?page=1&perPage=10',
  '/api/payment/invoices?page=1&perPage=10',
  '/api/notification/messenger/messages?page=1&perPage=3',
] as const

/** A bet that the house answered, in the books of the studio. */
export interface BookedBet {
  player: FundedPlayer
  transactionId: string
  answer: string
}

/** What callers saw while something was done to the processes. */
export interface Seen {
  bets: BookedBet[]
  pages: number
  reads: number
  /** Calls that were not answered, or not as they should: what each was and why. */
  failures: string[]
  /** Bets that had to be sent again. */
  repeated: number
  /** From the first sending of each bet to its answer. */
  betMs: number[]
  betsPerSecond: number
}

/**
 * Has a studio bet for `players` 200 times a second at `url`, and visitors and players read there, until `deed` is done
 * and everything is answered; fewer where the machine carries no more. A bet without an answer is sent again under its id, as a studio does.
 */
export async function callWhile(
  url: string,
  players: readonly FundedPlayer[],
  deed: () => Promise<void>,
): Promise<Seen> {
  const seen: Seen = { bets: [], pages: 0, reads: 0, failures: [], repeated: 0, betMs: [], betsPerSecond: 0 }
  const studio = company('studio', url)
  let isDone = false
  const keepOn = async (perSecond: number, call: (made: number) => Promise<void>) => {
    const pending = new Set<Promise<void>>()
    const beganMs = performance.now()
    for (let made = 0; !isDone; made += 1) {
      const one: Promise<void> = call(made)
        .catch((error: unknown) => void seen.failures.push(told(error)))
        .finally(() => pending.delete(one))
      pending.add(one)
      const dueInMs = beganMs + ((made + 1) * 1000) / perSecond - performance.now()
      if (dueInMs > 0) await sleep(dueInMs)
      while (pending.size >= UNDER_WAY_MAX) await Promise.race(pending)
    }
    await Promise.all(pending)
  }
  const calling = [
    keepOn(BETS_PER_SECOND, (made) => bet(studio, players[made % players.length]!, seen)),
    keepOn(PAGES_PER_SECOND, async (made) => {
      await readPage(url, PAGES[made % PAGES.length]!)
      seen.pages += 1
    }),
    keepOn(READS_PER_SECOND, async (made) => {
      const { accessToken } = players[made % players.length]!
      await callApi(url, 'GET', READS[made % READS.length]!, undefined, accessToken)
      seen.reads += 1
    }),
  ]
  const beganMs = performance.now()
  await deed().finally(() => (isDone = true))
  await Promise.all(calling)
  seen.betsPerSecond = (seen.bets.length * 1000) / (performance.now() - beganMs)
  studio.close()
  return seen
}

async function bet(studio: ReturnType<typeof company>, player: FundedPlayer, seen: Seen): Promise<void> {
  const body = betBody(player)
  const { transactionId } = body
  const beganMs = performance.now()
  for (let sent = 0; sent <= REPEATS_MAX; sent += 1) {
    const reply = await studio.call('/seamless/v1/bet', body).catch((error: unknown) => told(error))
    if (typeof reply !== 'string' && reply.status === 200 && reply.body.status === 'ok') {
      seen.betMs.push(performance.now() - beganMs)
      seen.bets.push({ player, transactionId, answer: reply.text })
      if (sent > 0) seen.repeated += 1
      return
    }
    seen.failures.push(`bet: ${typeof reply === 'string' ? reply : `${reply.status} ${reply.text}`}`)
    await sleep(REPEAT_AFTER_MS)
  }
  throw new Error(`bet ${transactionId} was never answered`)
}

async function readPage(url: string, path: string): Promise<void> {
  const reply = await fetch(url + path, { headers: { [ADDRESS_HEADER]: `10.7.0.${randomInt(256)}` } })
  const html = await reply.text()
  if (reply.status !== 200 || !html.endsWith('</html>')) throw new Error(`GET ${path}: ${reply.status}`)
}

function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
