import { randomUUID } from 'node:crypto'
import { one } from '@baize/database'
import type { TestProcess } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSocket } from '../processes/socket.ts'
import { pay } from '../support/money.ts'
import { callAsStudio, startTwoProcesses } from '../support/two-processes.ts'

/** Ten thousand in the full run: `LIMIT_ATTEMPTS=10000 npx vitest run edge.race`. */
const ATTEMPTS = Number(process.env['LIMIT_ATTEMPTS'] ?? 300)
/** Connections at each process. */
const CLIENTS = 20

let house: Awaited<ReturnType<typeof startTwoProcesses>>
beforeAll(async () => void (house = await startTwoProcesses()))
afterAll(() => house[Symbol.asyncDispose]())

/** A bet of one unit. */
async function bet(process: TestProcess, sessionToken: string): Promise<string> {
  const ids = { transactionId: randomUUID(), roundId: randomUUID() }
  const body = { sessionToken, ...ids, gameId: 'game-0', currency: 'EUR', amount: '100' }
  return (await callAsStudio(process, 'bet', body)).status
}

describe('over two processes', () => {
  it('of any number of stakes at the edge exactly those are taken that fit', async () => {
    const { database, processes } = house
    const anna = await processes[0].player()
    await pay(database.pool, anna, 10_000_000n)
    const set = (definition: 1 | 2, period: string, amount: number) =>
      anna.call('createLimit', { body: { definition, period, currency: 'EUR', amount } })
    await set(1, 'daily', 25)
    await set(1, 'weekly', 60)
    await set(2, 'daily', 40)
    const sessionToken = await house.openGame(anna)
    let left = ATTEMPTS
    const statuses: string[] = []
    const client = async (process: TestProcess) => {
      while (left-- > 0) statuses.push(await bet(process, sessionToken))
    }
    await Promise.all(processes.flatMap((process) => Array.from({ length: CLIENTS }, () => client(process))))
    expect(statuses).toHaveLength(ATTEMPTS)
    expect(statuses.filter((status) => status === 'ok')).toHaveLength(25)
    expect(statuses.filter((status) => status === 'bet_refused')).toHaveLength(ATTEMPTS - 25)
    const { staked } = await one<{ staked: string }>(
      database.pool,
      'SELECT sum(bet_amount)::text AS staked FROM game_round WHERE player_id = $1',
      [anna.id],
    )
    expect(staked).toBe('2500')
  }, 600_000)

  it('an exclusion closes sockets and refuses bets at the other one too, at once', async () => {
    const { database, processes } = house
    const durations: number[] = []
    for (let round = 0; round < Math.max(5, ATTEMPTS / 100); round++) {
      const anna = await processes[0].player()
      await pay(database.pool, anna, 1000n)
      const sessionToken = await house.openGame(anna)
      using socket = await openSocket(processes[1].url, anna.token)
      expect(await bet(processes[1], sessionToken)).toBe('ok')
      const from = performance.now()
      await anna.call('createLimit', { body: { definition: 4, period: '6_months' } })
      expect(await bet(processes[1], sessionToken)).toBe('session_ended')
      expect(await socket.ended).toBe(3500)
      durations.push(performance.now() - from)
    }
    // The figure is for people; what has to hold is that it comes to this without anybody asking again.
    if (process.env['LIMIT_ATTEMPTS']) {
      const sorted = durations.toSorted((left, right) => left - right)
      process.stderr.write(`exclusion to closed socket and refused bet, ms: ${sorted.map(Math.round).join(' ')}\n`)
    }
  }, 600_000)
})
