import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { many, one, withTransaction } from '@baize/database'
import { ManualClock } from '@baize/kit'
import { startTestProcess, testDatabase } from '@baize/testkit'
import { testProgram } from '@baize/testkit/program'
import { afterAll, expect, it } from 'vitest'
import { createBroadcast } from '../../src/flows/delivery/broadcasts.ts'
import { sendBroadcast } from '../../src/flows/delivery/send-broadcast.ts'
import { configWithGroups, segmentOf } from './group.ts'

const program = await testProgram(new URL('send-program.ts', import.meta.url))
afterAll(() => program[Symbol.asyncDispose]())

const PLAYERS = 5
const BEFORE = 2
const LOCK = 7_301

it('a process that is killed in the middle of a turn leaves the rest to another: each player is told once', async () => {
  const config = configWithGroups()
  const clock = new ManualClock(new Date('2100-03-03T12:00:00Z'))
  await using database = await testDatabase()
  await using house = await startTestProcess(database, { config, ports: { clock } })
  const { pool, url } = database
  const { services } = house.platform
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => house.player()))
  const draft = { topic: 'offers' as const, channels: ['site' as const], titleEn: 'A new table', bodyEn: 'On Friday.' }
  const segmentId = await segmentOf(pool, players)
  const { id } = await withTransaction(pool, (tx) =>
    createBroadcast(tx, services, { segmentId, ...draft, perSecond: 100 }, players[0]!.id),
  )
  const reached = async () =>
    (await one<{ reached: number }>(pool, 'SELECT reached FROM broadcast WHERE id = $1', [id])).reached

  // The message to one in the middle waits until the lock is given back.
  const held = players.map((player) => player.id).toSorted()[BEFORE]!
  await pool.query(`CREATE FUNCTION wait_for_lock() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_advisory_xact_lock(${LOCK}); RETURN NEW; END $$`)
  await pool.query(`CREATE TRIGGER waits BEFORE INSERT ON player_message FOR EACH ROW
    WHEN (NEW.player_id = '${held}') EXECUTE FUNCTION wait_for_lock()`)
  const holder = await pool.connect()
  await holder.query('SELECT pg_advisory_lock($1)', [LOCK])

  const own = { BROADCAST_DATABASE: url, BROADCAST_CONFIG: JSON.stringify(config), BROADCAST_ID: id }
  const env = { ...process.env, ...own, BROADCAST_AT: clock.now().toISOString() }
  const child = spawn(process.execPath, [program.file], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  while ((await reached()) < BEFORE && child.exitCode === null) await sleep(5)
  child.kill('SIGKILL')
  await ended
  await holder.query('SELECT pg_advisory_unlock($1)', [LOCK])
  holder.release()
  expect(await reached()).toBe(BEFORE)

  clock.advance(2_000)
  await sendBroadcast(services, id)
  expect(await reached()).toBe(PLAYERS)
  const told = await many<{ playerId: string; count: number }>(
    pool,
    `SELECT player_id AS "playerId", count(*) AS count FROM player_message WHERE content ->> 'title' = 'A new table'
     GROUP BY 1`,
  )
  expect(told).toHaveLength(PLAYERS)
  expect(told.every(({ count }) => count === 1)).toBe(true)
}, 120_000)
