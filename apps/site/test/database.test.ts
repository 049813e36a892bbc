import { type AddressInfo, createServer } from 'node:net'
import { withTransaction } from '@baize/database'
import { silentLogger } from '@baize/kit'
import { testDatabase } from '@baize/testkit'
import { expect, it, vi } from 'vitest'
import { openPool, watchListener } from '../src/database.ts'

it('survives a connection that breaks in the middle of a transaction, and goes on with another', async () => {
  await using database = await testDatabase()
  const pool = openPool(database.url, { max: 2, logger: silentLogger })
  const attempt = withTransaction(pool, async (tx) => {
    const { rows } = await tx.query('SELECT pg_backend_pid() AS pid')
    const [{ pid }] = rows
    await database.pool.query('SELECT pg_terminate_backend($1)', [pid])
    await vi.waitFor(() => expect(tx.query('SELECT 1')).rejects.toThrow('not queryable'))
    return tx.query('SELECT 1')
  })
  await expect(attempt).rejects.toThrow()
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})

it('notices once that the database listens no more', async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const onGone = vi.fn()
  const accepted = new Promise((resolve) => server.once('connection', resolve))
  const stop = watchListener(`postgres://baize@127.0.0.1:${(server.address() as AddressInfo).port}/baize`, onGone, 5)
  await accepted
  expect(onGone).not.toHaveBeenCalled()
  await new Promise((resolve) => server.close(resolve))
  await vi.waitFor(() => expect(onGone).toHaveBeenCalled(), { timeout: 10_000, interval: 5 })
  stop()
  expect(onGone).toHaveBeenCalledTimes(1)
})
