import { randomUUID } from 'node:crypto'
import { freeRoundsOf } from '../../src/flows/offers/bonuses/free-rounds.ts'
import { stakeRules } from '../../src/flows/play/stake-rules.ts'
import { checkLedger, ensureAccount, post } from '../../src/modules/money/ledger/index.ts'
import { launchPlaySession, syncFeed } from '../../src/modules/play/games/index.ts'
import { createSecurityLog } from '../../src/modules/ground/security/index.ts'
import { type AnyStakeRule, createRounds } from '../../src/modules/play/rounds/index.ts'
import { registerSeamless, type TogetherOptions } from '../../src/modules/play/seamless/index.ts'
import { openAccount } from '../../src/modules/money/wallet/index.ts'
import { type Patience, createPool, withTransaction } from '@baize/database'
import { ManualClock, randomToken, signRequest, silentLogger, systemClock } from '@baize/kit'
import { createCompanies } from '../../src/modules/ground/companies/index.ts'
import { registerTestCompanies, testDatabase } from '@baize/testkit'
import { PostgresCalls } from '@baize/platform/testing'
import Fastify from 'fastify'
import { expect } from 'vitest'
import { makeFeed } from '../support/feed.ts'
import { freeRules } from '../support/free-rules.ts'

const SECRET = 'a secret shared with the one studio'
export const OTHER_SECRET = 'a secret shared with another studio'

/** A reply as a studio sees it: the status line, the bytes, and what they say. */
export interface Reply {
  statusCode: number
  headers: Record<string, unknown>
  text: string
  json: Record<string, unknown>
}

/** What a studio may change of a signed call to make it a wrong one. */
export interface Forgery {
  sender?: string
  secret?: string
  timestampMs?: number
  nonce?: string
  sentBody?: string
}

/**
 * The platform's wallet on a database of its own, seen by a studio with three games. `rules` are beside the house's;
 * `together` says how bets of a crowd go.
 */
export async function startStudio({
  rules = [],
  patience,
  together,
}: { rules?: AnyStakeRule[]; patience?: Patience; together?: TogetherOptions } = {}) {
  const database = await testDatabase()
  const serving = createPool(database.url, {
    max: patience ? 2 : 20,
    logger: silentLogger,
    ...(patience && { patience }),
  })
  const clock = new ManualClock(systemClock.now())
  const app = Fastify()
  const logger = silentLogger
  const ports = { pool: database.pool, clock, config: { tokenSecret: 'a secret of the platform for its tests' } }
  await registerTestCompanies(ports, [
    { id: 'studio', kind: 'studio', url: 'http://studio.test', secret: SECRET },
    { id: 'other', kind: 'studio', url: 'http://other.test', secret: OTHER_SECRET },
  ])
  const security = createSecurityLog({ logger, clock })
  const rounds = createRounds([...stakeRules, ...rules])
  await registerSeamless(app, {
    ...ports,
    pool: serving,
    rounds,
    freeRounds: freeRoundsOf(rounds),
    logger,
    security,
    companies: createCompanies({ ...ports, pool: serving }),
    seenCalls: new PostgresCalls(serving, clock),
    ...(together && { together }),
  })
  await syncFeed(database.pool, 'studio', clock.now(), makeFeed(3))
  const { pool } = database

  async function call(path: string, body: object | string, forgery: Forgery = {}): Promise<Reply> {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const timestamp = String(forgery.timestampMs ?? clock.now().getTime())
    const nonce = forgery.nonce ?? randomToken(16)
    const url = `/seamless/v1/${path}`
    const signature = signRequest(forgery.secret ?? SECRET, { timestamp, nonce, method: 'POST', path: url, body: text })
    const reply = await app.inject({
      method: 'POST',
      url,
      body: forgery.sentBody ?? text,
      headers: {
        'content-type': 'application/json',
        'x-provider': forgery.sender ?? 'studio',
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': signature,
      },
    })
    return { statusCode: reply.statusCode, headers: reply.headers, text: reply.body, json: reply.json() }
  }

  /** Someone with `balance` smallest units, in a session of `game-0`; or the player named, in another game. */
  async function player(balance: bigint, currency = 'EUR', over: { playerId?: string; game?: string } = {}) {
    const { playerId = randomUUID(), game = 'game-0' } = over
    const country = 'DE'
    const account = await withTransaction(pool, (tx) => openAccount(tx, { playerId, currency }, { isActive: true }))
    const cashier = await ensureAccount(pool, { owner: 'test', kind: 'cashier', currency })
    if (balance > 0n)
      await post(pool, {
        key: `deposit:${playerId}:${currency}`,
        kind: 'deposit',
        postings: [{ from: cashier, to: account.cashId, amount: balance }],
      })
    const launch = async () => {
      const { rows } = await pool.query('SELECT id FROM game WHERE identity = $1', [game])
      const session = {
        source: 'studio',
        playerId,
        signInId: randomUUID(),
        accountId: account.id,
        gameId: rows[0].id,
        locale: 'de',
        country,
        rules: freeRules,
      }
      return withTransaction(pool, (tx) => launchPlaySession(tx, session, clock.now()))
    }
    const open = async () => {
      const { json } = await call('session', { launchToken: await launch(), gameId: game })
      return json['sessionToken'] as string
    }
    const sessionToken = await open()
    const base = { sessionToken, gameId: game, currency }
    return {
      playerId,
      account,
      sessionToken,
      launch,
      open,
      bet: (over: object, forgery?: Forgery) => call('bet', { ...base, ...ids(), amount: '100', ...over }, forgery),
      win: (over: object) => call('win', { ...base, ...ids(), amount: '100', isRoundClosed: true, ...over }),
      rollback: (over: object) => call('rollback', { sessionToken, ...ids(), ...over }),
      balance: async () => (await call('balance', { sessionToken })).json['balance'],
      /** Accounts told to the player's pages since the start, oldest first. */
      events: async () =>
        (
          await pool.query('SELECT data FROM outbox WHERE channel = $1 ORDER BY id', [`wallet:accounts#${playerId}`])
        ).rows.map((row) => row.data),
      rounds: async () =>
        (
          await pool.query(
            'SELECT reference, bet_amount, win_amount, is_closed FROM game_round WHERE player_id = $1 ORDER BY id',
            [playerId],
          )
        ).rows,
    }
  }

  return {
    pool,
    /** Connections of the calls alone. */
    serving,
    clock,
    app,
    call,
    player,
    async [Symbol.asyncDispose]() {
      expect(await checkLedger(pool)).toEqual([])
      await app.close()
      await serving.end()
      await database[Symbol.asyncDispose]()
    },
  }
}

function ids() {
  return { transactionId: randomUUID(), roundId: randomUUID() }
}
