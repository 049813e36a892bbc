import { request } from 'node:http'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { followHandlers } from './handlers-at-work.ts'

it('waits for a handler whose caller has gone', async () => {
  const app = Fastify()
  const handlersEnded = followHandlers(app)
  let finish: () => void = () => undefined
  let isOver = false
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))
  app.post('/', async () => {
    begin()
    await new Promise<void>((resolve) => (finish = resolve))
    isOver = true
    return 'done'
  })
  const call = request(await app.listen({ port: 0, host: '127.0.0.1' }), { method: 'POST' })
  call.on('error', () => undefined).end()
  await begun
  call.destroy()
  await app.close()
  const ended = handlersEnded()
  expect(isOver).toBe(false)
  finish()
  await ended
  expect(isOver).toBe(true)
})
