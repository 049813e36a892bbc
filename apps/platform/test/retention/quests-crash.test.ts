import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { many, one } from '@baize/database'
import type { TestPlayer } from '@baize/testkit'
import { testProgram } from '@baize/testkit/program'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { questProgress } from '../../src/modules/offers/quests/index.ts'
import { startHouse } from '../cashback/playing.ts'
import { letConsume } from '../support/let-consume.ts'

const program = await testProgram(new URL('count-program.ts', import.meta.url))
afterAll(() => program[Symbol.asyncDispose]())

/** Twenty in the full run: `QUEST_CRASHES=20 npx vitest run quests-crash`. */
const ROUNDS = Number(process.env['QUEST_CRASHES'] ?? 1)
const PLAYERS = 3

const words = { names: { en: 'Some' }, descriptions: { en: 'Some.' } }
const files = {
  'quests/long.json': {
    ...words,
    isInOrder: true,
    tasks: [
      { kind: 'bet', times: 2, ...words },
      { kind: 'bet', times: 1000, ...words },
    ],
    rewards: [{ kind: 'points', points: 1 }],
  },
  'quests/short.json': {
    ...words,
    tasks: [{ kind: 'bet', times: 3, ...words }],
    rewards: [{ kind: 'points', points: 1 }],
  },
}

let house: Awaited<ReturnType<typeof startHouse>>
beforeAll(async () => {
  house = await startHouse({}, {}, files)
})
afterAll(() => house.platform[Symbol.asyncDispose]())

/** Where in its transaction a process is killed: as it writes how far tasks are, what is due, or how far it has read. */
const MOMENTS = [
  { holds: 'SELECT FROM quest_task JOIN quest ON quest.id = quest_id WHERE state = 2 FOR UPDATE OF quest_task' },
  { holds: 'LOCK TABLE quest_reward IN EXCLUSIVE MODE' },
  { holds: 'LOCK TABLE outbox IN EXCLUSIVE MODE' },
]

/** Keeps whoever counts where it is until the answer is called. */
async function hold(what: string) {
  const client = await house.platform.pool.connect()
  await client.query('BEGIN')
  await client.query(what)
  const { pid } = await one<{ pid: number }>(client, 'SELECT pg_backend_pid() AS pid')
  return {
    async isInTheWay() {
      const text = 'SELECT FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))'
      return (await many(house.platform.pool, text, [pid])).length > 0
    },
    async release() {
      await client.query('COMMIT')
      client.release()
    },
  }
}

function startCounting() {
  const env = { ...process.env, QUEST_DATABASE: house.platform.pool.options.connectionString }
  const child = spawn(process.execPath, [program.file], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  return {
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

const countAll = () => letConsume(house.platform, questProgress)

const farOf = async ({ id }: TestPlayer) =>
  many<{ quest: string; far: string[] }>(
    house.platform.pool,
    `SELECT offer_id || ':' || state AS quest, array_agg(progress || '/' || quantity ORDER BY place) AS far
     FROM quest JOIN quest_task ON quest_id = id WHERE player_id = $1 GROUP BY 1 ORDER BY 1`,
    [id],
  )

it('a process that is killed while it counts leaves nothing half done, and another counts each fact once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await countAll()
    const players = []
    for (let made = 0; made < PLAYERS; made += 1) {
      const player = await house.platform.player()
      const account = await house.account(player, 100_000n)
      for (const id of ['long', 'short']) await player.call('activateQuest', { params: { id } })
      const stakes = 3 + made + (round % 3)
      for (let stake = 0; stake < stakes; stake += 1) await house.stake(account, 100n)
      players.push({ player, stakes })
    }
    const inTheWay = await hold(MOMENTS[round % MOMENTS.length]!.holds)
    const other = startCounting()
    while (!(await inTheWay.isInTheWay()) && other.isRunning()) await sleep(5)
    expect(other.isRunning()).toBe(true)
    await other.kill()
    await inTheWay.release()
    await countAll()
    for (const { player, stakes } of players) {
      expect(await farOf(player)).toEqual([
        { quest: 'long:2', far: ['2/2', `${stakes - 2}/1000`] },
        { quest: 'short:3', far: ['3/3'] },
      ])
      const due = 'SELECT FROM quest_reward WHERE player_id = $1'
      expect(await many(house.platform.pool, due, [player.id])).toHaveLength(1)
    }
  }
}, 600_000)
