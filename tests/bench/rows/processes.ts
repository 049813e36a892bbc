import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@baize/database'
import { randomToken, silentLogger } from '@baize/kit'
import { Centrifuge } from 'centrifuge'
import { WebSocket } from 'ws'
import { type Centrifugo, startCentrifugo, whyNoCentrifugo } from '../../support/centrifugo.ts'
import { company } from '../../support/companies.ts'
import { type FundedPlayer, callApi, fundedPlayer } from '../../support/players.ts'
import { type SiteProcess, startSiteProcess } from '../../support/site-process.ts'
import { checkData } from '../check-data.ts'
import type { Figure } from '../statistics.ts'

const PLAYERS = 10
const BETS_PER_SECOND = 400
const SECONDS = 5
const FUNDS_MINOR = 200_000
const BET_MINOR = 10

/** For the last facts to be relayed by the process that is left. */
const FOLLOW_MAX_MS = 20_000

interface Bet {
  player: FundedPlayer
  /** Which of the two it was sent to. */
  isAtKilled: boolean
  body: Record<string, string>
  reply: string | null
}

/**
 * Two site processes on one database share the bets of a studio; one of them is killed in the middle. Bets without an
 * answer are sent again to the other. Every answer must be repeated byte for byte, every balance be exactly what the
 * bets took, and a page that follows through Centrifugo have seen each balance. Then a session is closed at the process
 * that is left, and its socket must end within a second.
 */
export async function benchProcesses(): Promise<Figure> {
  const dataDir = await mkdtemp(join(tmpdir(), 'baize-processes-'))
  const postgres = await startEmbeddedPostgres({ dataDir, logger: silentLogger })
  const tokenSecret = randomToken(48)
  const reason = await whyNoCentrifugo()
  const centrifugo = reason === null ? await startCentrifugo(tokenSecret) : null
  const environment: Record<string, string> = {
    DATABASE_URL: postgres.url,
    TOKEN_SECRET: tokenSecret,
    ...(centrifugo && { CENTRIFUGO_API_URL: centrifugo.api.apiUrl, CENTRIFUGO_API_KEY: centrifugo.api.apiKey }),
  }
  const left = await startSiteProcess({ environment })
  const sandboxPort = Number(new URL(left.sandboxUrl).port)
  const killed = await startSiteProcess({ sandboxPort, environment: { ...environment, SANDBOX: 'beside' } })
  const players: FundedPlayer[] = []
  for (let made = 0; made < PLAYERS; made += 1) players.push(await fundedPlayer(left.url, FUNDS_MINOR))
  const pages = centrifugo ? await Promise.all(players.map((player) => follow(centrifugo, player))) : []

  const bets = await betAtBoth(left, killed, players)
  const { lost, doubled, uncertain } = await settle(left, bets, players)
  const atKilled = bets.filter(({ isAtKilled, reply }) => isAtKilled && reply !== null).length
  const missed = await missedBy(pages, bets)
  const closedAfterMs = centrifugo ? await closeOne(left, players[0]!, pages[0]!) : null

  for (const page of pages) page.client.disconnect()
  await left[Symbol.asyncDispose]()
  await killed[Symbol.asyncDispose]()
  await centrifugo?.[Symbol.asyncDispose]()
  await postgres.stop()
  const differences = await checkData(dataDir)
  await rm(dataDir, { recursive: true, force: true })
  const seen = centrifugo
    ? `${missed} events missed by pages, socket of a closed session ended after ${closedAfterMs} ms`
    : `pages not followed: ${reason}`
  return {
    what: `two processes on one database sharing ${BETS_PER_SECOND} bets/s, kill -9 of one`,
    measured: `${lost} lost, ${doubled} doubled of ${bets.length} (${atKilled} answered by the killed one, ${uncertain} uncertain); ledger:check ${differences} differences; ${seen}`,
    reach: '0 lost, 0 doubled, ledger clean, no event missed, socket ended within 1000 ms',
    isReached:
      [lost, doubled, differences, missed].every((count) => count === 0) &&
      atKilled > 0 &&
      (closedAfterMs ?? 0) < 1_000,
  }
}

/** A page with the socket of one player, and the balances it heard of in smallest units. */
async function follow({ socketUrl }: Centrifugo, { accessToken, playerId }: FundedPlayer) {
  const client = new Centrifuge(socketUrl, { websocket: WebSocket, token: accessToken })
  const ended = new Promise<number>((resolve) => client.on('disconnected', () => resolve(performance.now())))
  const balances = new Set<number>()
  const subscription = client.newSubscription(`wallet:accounts#${playerId}`)
  subscription.on('publication', ({ data }) => void balances.add(Math.round(data.account.balance * 100)))
  subscription.subscribe()
  client.connect()
  await subscription.ready()
  return { client, ended, playerId, balances }
}

type Page = Awaited<ReturnType<typeof follow>>

async function betAtBoth(left: SiteProcess, killed: SiteProcess, players: FundedPlayer[]): Promise<Bet[]> {
  const studios = [company('studio', left.url), company('studio', killed.url)]
  const bets: Bet[] = []
  const pending: Promise<void>[] = []
  const startedAtMs = performance.now()
  let killing: Promise<void> | undefined
  for (let made = 0; made < BETS_PER_SECOND * SECONDS; made += 1) {
    if (made === (BETS_PER_SECOND * SECONDS) / 2) killing = killed.kill()
    const player = players[made % players.length]!
    const body = {
      sessionToken: player.sessionToken,
      transactionId: randomUUID(),
      roundId: randomUUID(),
      gameId: player.gameIdentity,
      amount: String(BET_MINOR),
      currency: 'EUR',
    }
    const isAtKilled = Math.floor(made / players.length) % 2 === 1
    const bet: Bet = { player, isAtKilled, body, reply: null }
    bets.push(bet)
    pending.push(
      studios[isAtKilled ? 1 : 0]!.call('/seamless/v1/bet', body).then(
        (reply) => void (bet.reply = reply.status === 200 ? reply.text : null),
        () => undefined,
      ),
    )
    const dueAtMs = startedAtMs + ((made + 1) * 1000) / BETS_PER_SECOND
    if (dueAtMs > performance.now()) await sleep(dueAtMs - performance.now())
  }
  await killing
  await Promise.all(pending)
  for (const studio of studios) studio.close()
  return bets
}

/** Sends every bet again to the process that is left, and holds answers and balances against each other. */
async function settle(left: SiteProcess, bets: Bet[], players: FundedPlayer[]) {
  const studio = company('studio', left.url)
  let lost = 0
  let doubled = 0
  for (const { body, reply } of bets) {
    const repeat = await studio.call('/seamless/v1/bet', body)
    if (repeat.body.status !== 'ok') throw new Error(`bet after the kill: ${repeat.status} ${repeat.text}`)
    if (reply !== null && repeat.text !== reply) lost += 1
  }
  studio.close()
  for (const player of players) {
    const accounts = await callApi(left.url, 'GET', '/api/wallet/accounts', undefined, player.accessToken)
    const { balance } = accounts.find(({ id }: { id: string }) => id === player.accountId)
    const expected = FUNDS_MINOR - bets.filter((bet) => bet.player === player).length * BET_MINOR
    const difference = (expected - Math.round(balance * 100)) / BET_MINOR
    if (difference > 0) doubled += difference
    else lost -= difference
  }
  return { lost, doubled, uncertain: bets.filter(({ reply }) => reply === null).length }
}

/** Balances after a bet that no page heard of, once nothing more comes. */
async function missedBy(pages: Page[], bets: Bet[]): Promise<number> {
  const missing = () =>
    pages.reduce((sum, { playerId, balances }) => {
      const count = bets.filter(({ player }) => player.playerId === playerId).length
      const expected = Array.from({ length: count }, (_, place) => FUNDS_MINOR - (place + 1) * BET_MINOR)
      return sum + expected.filter((balance) => !balances.has(balance)).length
    }, 0)
  for (const end = performance.now() + FOLLOW_MAX_MS; missing() > 0 && performance.now() < end;) await sleep(100)
  return missing()
}

async function closeOne(left: SiteProcess, player: FundedPlayer, page: Page): Promise<number> {
  const askedAtMs = performance.now()
  await callApi(left.url, 'POST', '/api/player/sessions/logout', undefined, player.accessToken)
  return Math.round((await page.ended) - askedAtMs)
}
