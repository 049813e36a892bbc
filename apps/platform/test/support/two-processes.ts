import { randomUUID } from 'node:crypto'
import { one, withTransaction } from '@baize/database'
import { signRequest, systemClock } from '@baize/kit'
import {
  registerTestCompanies,
  startTestProcess,
  testDatabase,
  type TestDatabase,
  type TestPlayer,
  type TestProcess,
  type TestProcessOptions,
} from '@baize/testkit'
import { findAccountIn } from '../../src/modules/money/wallet/index.ts'
import { launchPlaySession, openPlaySession, syncFeed } from '../../src/modules/play/games/index.ts'
import { freeRules } from './free-rules.ts'
import { makeFeed } from './feed.ts'

const SECRET = 'the secret of a studio, for the tests only'

/** What a process has in place of the usual, for example other connections; told what to end after it. */
type PortsOf = (database: TestDatabase) => TestProcessOptions['ports']

/** Two processes of one house on a database of their own, reached by HTTP, and a studio with some games. */
export async function startTwoProcesses({
  games = 1,
  portsOf = () => ({}),
}: { games?: number; portsOf?: PortsOf } = {}) {
  const database = await testDatabase()
  const here = await startTestProcess(database, { ports: portsOf(database) })
  const there = await startTestProcess(database, { config: here.config, ports: portsOf(database) })
  const processes = [here, there] as const
  const companies = { pool: database.pool, clock: systemClock, config: here.config }
  await registerTestCompanies(companies, [{ id: 'studio', kind: 'studio', url: 'http://127.0.0.1:1', secret: SECRET }])
  for (const { platform } of processes) platform.services.companies.forget()
  await syncFeed(database.pool, 'studio', new Date(), makeFeed(games))
  return {
    database,
    processes,
    openGame: (player: TestPlayer, game = 'game-0') => openGame(database, player, game),
    async [Symbol.asyncDispose]() {
      for (const process of processes.toReversed()) await process[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

/** A session of a game on the player's account in EUR, as a studio holds it. */
async function openGame({ pool }: TestDatabase, player: TestPlayer, game: string): Promise<string> {
  const { id: gameId } = await one<{ id: string }>(pool, 'SELECT id FROM game WHERE identity = $1', [game])
  const account = await findAccountIn(pool, player.id, 'EUR')
  const session = { source: 'studio', playerId: player.id, signInId: player.sessionId, accountId: account!.id }
  const launchToken = await withTransaction(pool, (tx) =>
    launchPlaySession(tx, { ...session, gameId, locale: 'de', country: 'DE', rules: freeRules }, new Date()),
  )
  const opened = await openPlaySession(pool, { source: 'studio', launchToken, game }, new Date())
  return opened!.sessionToken
}

/** A signed call of the studio to a process, made again like studios do as long as the database is too busy for it. */
export async function callAsStudio(
  { url }: TestProcess,
  call: 'bet' | 'win' | 'rollback',
  value: object,
): Promise<{ status: string }> {
  const path = `/seamless/v1/${call}`
  const body = JSON.stringify(value)
  for (;;) {
    const signed = { timestamp: String(Date.now()), nonce: randomUUID(), method: 'POST', path, body }
    const headers = {
      'content-type': 'application/json',
      'x-provider': 'studio',
      'x-timestamp': signed.timestamp,
      'x-nonce': signed.nonce,
      'x-signature': signRequest(SECRET, signed),
    }
    const reply = await fetch(url + path, { method: 'POST', body, headers })
    const said = (await reply.json()) as { status: string }
    if (said.status !== 'busy') return said
  }
}
