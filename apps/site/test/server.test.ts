import { Agent, request } from 'node:http'
import { BlockList, connect } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { createServer } from '../src/server.ts'

let app: FastifyInstance | undefined
let stopping = new AbortController()
let ending = new AbortController()
afterEach(() => app?.close())

const NAMES = { countryHeader: 'x-country', addressHeader: 'x-forwarded-for' }
const trusted = new BlockList()

/** The server with one call that `answer` works on, and no pages. */
async function startServer(answer: (request: FastifyRequest) => Promise<string>): Promise<string> {
  stopping = new AbortController()
  ending = new AbortController()
  const platform = {
    register: async (server: FastifyInstance) => void server.post('/api/call', answer),
    onOfferChange: () => undefined,
    isReady: async () => true,
  }
  const pages = { isDevelopment: false, handle: async () => ({ status: 200, headers: {}, body: 'page' }) }
  app = await createServer(platform, async () => pages, stopping.signal, {
    ending: ending.signal,
    word: { trusted, ...NAMES },
    watch: () => undefined,
    onReady: () => undefined,
  })
  return app.listen({ port: 0, host: '127.0.0.1' })
}

it('answers the calls it has begun before it ends', async () => {
  let finish: (text: string) => void = () => undefined
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const url = await startServer(() => {
    begin()
    return new Promise((resolve) => (finish = resolve))
  })
  expect(await (await fetch(url)).text()).toBe('page')
  const call = fetch(`${url}/api/call`, { method: 'POST' }).then(
    (reply) => reply.text(),
    () => 'the connection broke',
  )
  await begun
  const closed = app!.close()
  await new Promise((resolve) => setImmediate(resolve))
  finish('credited')
  expect(await call).toBe('credited')
  await closed
})

it('waits for nobody who sends a request for ever', async () => {
  const url = new URL(await startServer(async () => 'never called'))
  expect(app!.server.requestTimeout).toBeGreaterThan(0)
  const socket = connect(Number(url.port), url.hostname)
  socket.write('POST /api/call HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: 10\r\n\r\n1')
  await new Promise((resolve) => app!.server.once('request', resolve))
  const broken = new Promise((resolve) => socket.once('close', resolve))
  socket.resume().on('error', () => undefined)
  await app!.close()
  await broken
})

it('is not ready from the moment of a stop on, and answers for the last time on each connection', async () => {
  const url = await startServer(async () => 'done')
  const agents: Agent[] = []
  const call = (path: string, method: string) => {
    const agent = new Agent({ keepAlive: true })
    agents.push(agent)
    return new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
      const outgoing = request(url + path, { agent, method }, (reply) => {
        const { statusCode: status, headers } = reply.resume()
        reply.once('end', () => resolve({ status, connection: headers.connection }))
      })
      outgoing.once('error', reject).end()
    })
  }
  expect(await call('/api/ping', 'GET')).toEqual({ status: 200, connection: 'keep-alive' })
  stopping.abort()
  expect(await call('/api/ping', 'GET')).toEqual({ status: 503, connection: 'close' })
  expect(await call('/api/call', 'POST')).toEqual({ status: 200, connection: 'close' })
  for (const agent of agents) agent.destroy()
})

it('serves on over connections at rest until it ends, so that a proxy loses no call on one', async () => {
  const url = await startServer(async () => 'done')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const call = () =>
    new Promise<{ status: number | undefined; isReused: boolean }>((resolve, reject) => {
      const outgoing = request(`${url}/api/call`, { agent, method: 'POST' }, (reply) => {
        reply.resume().once('end', () => resolve({ status: reply.statusCode, isReused: outgoing.reusedSocket }))
      })
      outgoing.once('error', reject).end()
    })
  await call()
  stopping.abort()
  expect(await call()).toEqual({ status: 200, isReused: true })
  ending.abort()
  agent.destroy()
})

it('believes what a trusted proxy says of visitors, and nobody else', async () => {
  const start = () =>
    startServer(
      async ({ headers }) =>
        `${String(headers['x-country'])} ${String(headers['x-forwarded-for'])} ${String(headers['traceparent'])}`,
    )
  let url = await start()
  const said = async (list: string) => {
    const headers = { 'x-country': 'DE', 'x-forwarded-for': list, traceparent: 'trace' }
    return (await fetch(`${url}/api/call`, { method: 'POST', headers })).text()
  }
  for (const _call of ['first', 'next of the connection'])
    expect(await said('203.0.113.7')).toBe('undefined undefined undefined')
  // Whom it trusts is told to a server when it starts.
  await app!.close()
  trusted.addSubnet('127.0.0.0', 8, 'ipv4')
  trusted.addAddress('198.51.100.9', 'ipv4')
  url = await start()
  expect(await said('203.0.113.7')).toBe('DE 203.0.113.7 trace')
  expect(await said('192.0.2.1, 203.0.113.7, 198.51.100.9, ::ffff:127.0.0.1')).toBe('DE 203.0.113.7 trace')
  expect(await said('127.0.0.1')).toBe('DE 127.0.0.1 trace')
})
