import { type AddressInfo, createServer } from 'node:net'
import { expect, it, vi } from 'vitest'
import { watchListener } from '../src/database.ts'

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
