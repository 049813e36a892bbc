import { randomUUID } from 'node:crypto'
import { createPool, missingLimits, type Pool, withTransaction } from '@baize/database'
import { silentLogger } from '@baize/kit'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { freePort } from '../../../../tests/support/site-process.ts'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { pay } from '../support/money.ts'
import { hasPgbouncer, startPgbouncer } from '../support/pgbouncer.ts'
import { callAsStudio, startTwoProcesses } from '../support/two-processes.ts'
import { openSocket } from './socket.ts'

/** Of the server; far fewer than the processes have of the pooler. */
const CONNECTIONS = 6
const BETS = 150

describe.skipIf(!hasPgbouncer)('two processes behind a pooler that lends connections for a transaction', () => {
  const pools: Pool[] = []
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>
  let house: Awaited<ReturnType<typeof startTwoProcesses>>

  function pooled(directUrl: string): Pool {
    const url = new URL(directUrl)
    url.host = pooler.host
    const pool = createPool(url.href, { max: 15, logger: silentLogger, directUrl })
    pools.push(pool)
    return pool
  }

  beforeAll(async () => {
    pooler = await startPgbouncer(inject('databaseUrl'), { port: await freePort(), connections: CONNECTIONS })
    house = await startTwoProcesses({
      portsOf: ({ url }) => ({ pool: pooled(url), moneyPool: pooled(url) }),
    })
  })
  afterAll(async () => {
    await house[Symbol.asyncDispose]()
    for (const pool of pools) await pool.end()
    await pooler[Symbol.asyncDispose]()
  })

  it('take every bet that fits once, and end sockets of a session that is closed at the other', async () => {
    const { database, processes } = house
    const [here, there] = processes
    const anna = await here.player()
    await pay(database.pool, anna, BigInt(BETS) * 100n)
    const sessionToken = await house.openGame(anna)
    using socket = await openSocket(there.url, anna.token)
    const bet = async (_: unknown, index: number) => {
      const ids = { transactionId: randomUUID(), roundId: randomUUID() }
      const body = { sessionToken, ...ids, gameId: 'game-0', currency: 'EUR', amount: '100' }
      return (await callAsStudio(processes[index % 2]!, 'bet', body)).status
    }
    const statuses = await Promise.all(Array.from({ length: BETS + 10 }, bet))
    expect(statuses.filter((status) => status === 'ok')).toHaveLength(BETS)
    expect(statuses.filter((status) => status === 'insufficient_funds')).toHaveLength(10)
    expect(await checkLedger(database.pool)).toEqual([])
    await anna.call('closeSession', { params: { id: anna.sessionId } })
    expect(await socket.ended).toBe(3500)
  })

  it('answer each of the statements that transactions ask at once', async () => {
    const asked = Array.from({ length: 40 }, (_, of) =>
      withTransaction(
        pools[of % 2]!,
        (tx) =>
          Promise.all(
            Array.from({ length: 10 }, async (_each, index) => {
              const { rows } = await tx.query('SELECT $1::integer AS number, txid_current()::text AS tx', [index])
              return rows[0]
            }),
          ),
        { isPrepared: true },
      ),
    )
    for (const rows of await Promise.all(asked)) {
      expect(rows.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
      expect(new Set(rows.map(({ tx }) => tx)).size).toBe(1)
    }
  })

  it('know which limits on time their role lacks, because the pooler hands on none', async () => {
    expect(await missingLimits(pools[0]!)).toEqual([
      'idle_in_transaction_session_timeout',
      'lock_timeout',
      'statement_timeout',
    ])
  })
})
