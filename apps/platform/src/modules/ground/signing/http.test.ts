import { ManualClock, silentLogger } from '@baize/kit'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createSecurityLog } from '../security/index.ts'
import { signedRoutes } from './index.ts'

it('calls that come while the site stops are told to come again, and one under way is answered', async () => {
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))
  let finish: () => void = () => undefined
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const app = Fastify({ return503OnClosing: false })
  // As the site does, which lets begun calls be answered before it closes.
  app.addHook('preClose', () => finished)
  await app.register(async (scope) => {
    const security = createSecurityLog({ logger: silentLogger, clock: new ManualClock(new Date()) })
    const ports = { security, logger: silentLogger }
    const post = signedRoutes(scope, async () => ({ kind: 'trusted', sender: 'studio' }), ports)
    post('/bet', async () => {
      begin()
      await finished
      return { status: 200, body: { status: 'ok' } }
    })
  })
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/bet`
  const call = () => fetch(url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
  const underWay = call()
  await begun

  const closed = app.close()
  const late = await call()
  expect([late.status, await late.json()]).toMatchObject([503, { status: 'busy' }])
  expect(late.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  expect(late.headers.get('connection')).toBe('close')
  finish()
  expect([(await underWay).status, await (await underWay).json()]).toEqual([200, { status: 'ok' }])
  await closed
})
