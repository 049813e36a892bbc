import { ManualClock, signRequest } from '@baize/kit'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requireSignature, signedFetch } from './signed.ts'

const SECRET = 'a secret shared by two'
const START = new Date('2026-11-21T10:00:00Z')

let app: FastifyInstance
let clock: ManualClock
let url: string

beforeEach(async () => {
  clock = new ManualClock(START)
  app = Fastify()
  await app.register(async (scope) => {
    requireSignature(scope, { secretOf: (provider) => (provider === 'studio' ? SECRET : undefined), clock })
    scope.post('/echo', async (request) => ({ status: 'ok', body: request.body }))
    scope.get('/state', async (request) => ({ status: 'ok', query: request.query }))
  })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})

afterEach(() => app.close())

const call = (over: Partial<Parameters<typeof signedFetch>[0]> = {}) =>
  signedFetch({
    provider: 'studio',
    secret: SECRET,
    method: 'POST',
    url: `${url}/echo`,
    body: { a: 1 },
    clock,
    ...over,
  })

function inject(over: { body?: string; nonce?: string; signedBody?: string } = {}) {
  const body = over.body ?? '{"a":1}'
  const nonce = over.nonce ?? 'nonce-nonce'
  const timestamp = String(clock.now().getTime())
  const signed = { timestamp, nonce, method: 'POST', path: '/echo', body: over.signedBody ?? body }
  return app.inject({
    method: 'POST',
    url: '/echo',
    body,
    headers: {
      'content-type': 'application/json',
      'x-provider': 'studio',
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signRequest(SECRET, signed),
    },
  })
}

describe('signed calls between companies', () => {
  it('hand the parsed body to the handler when the signature is right', async () => {
    const reply = await call({ body: { name: 'Ünïcode ﷼', amount: '250' } })
    expect(await reply.json()).toEqual({ status: 'ok', body: { name: 'Ünïcode ﷼', amount: '250' } })
  })

  it('cover the query of a call without a body', async () => {
    const reply = await call({ method: 'GET', url: `${url}/state?x=1&y=%20`, body: undefined })
    expect(await reply.json()).toEqual({ status: 'ok', query: { x: '1', y: ' ' } })
  })

  it.each([
    ['an unknown sender', { provider: 'stranger' }, 'the sender is not known'],
    ['another secret', { secret: 'guessed' }, 'the signature does not match'],
    [
      'a clock 61 s behind',
      { clock: new ManualClock(new Date(START.getTime() - 61_000)) },
      'the timestamp is more than a minute off',
    ],
    [
      'a clock 61 s ahead',
      { clock: new ManualClock(new Date(START.getTime() + 61_000)) },
      'the timestamp is more than a minute off',
    ],
  ])('are refused with %s', async (_title, over, message) => {
    const reply = await call(over)
    expect(reply.status).toBe(401)
    expect(await reply.json()).toEqual({ status: 'unauthorized', message })
  })

  it('are refused without any signature headers', async () => {
    const reply = await app.inject({ method: 'POST', url: '/echo', body: { a: 1 } })
    expect(reply.statusCode).toBe(401)
  })

  it('are refused when the body was changed on the way', async () => {
    expect((await inject({ body: '{"a":2}', signedBody: '{"a":1}' })).statusCode).toBe(401)
  })

  it('are refused when the same call is replayed, at once and for as long as its timestamp is fresh', async () => {
    expect((await inject()).statusCode).toBe(200)
    expect((await inject()).json()).toEqual({ status: 'unauthorized', message: 'the nonce was used before' })
    clock.advance(60_000)
    expect((await inject()).statusCode).toBe(401)
  })

  it('do not let a stranger use up a nonce', async () => {
    expect((await inject({ nonce: 'the-real-one', body: '{}', signedBody: 'forged' })).statusCode).toBe(401)
    expect((await inject({ nonce: 'the-real-one' })).statusCode).toBe(200)
  })

  it('are malformed, not unauthorized, when a trusted sender sends broken JSON', async () => {
    const reply = await inject({ body: '{"a":' })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toEqual({ status: 'malformed', message: 'the body is not JSON' })
  })
})
