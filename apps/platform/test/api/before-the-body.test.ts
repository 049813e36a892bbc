import { type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import { type TestPlatform, startTestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

const TEN_MEGABYTES = 10 * 1024 * 1024
const CHUNK = Buffer.alloc(64 * 1024)

/** What a refused upload may cost: what had arrived by then, and the little that is let run out. */
const READ_PER_CALL_MAX = 512 * 1024

let platform: TestPlatform
const connections: Socket[] = []

beforeAll(async () => {
  platform = await startTestPlatform({
    async register(app) {
      app.server.on('connection', (socket) => void connections.push(socket))
    },
  })
})
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(() => void (connections.length = 0))

interface Sent {
  status: number
  connection: string | undefined
  body: unknown
  /** Whether all of it had been sent when the answer came. */
  isSentWhole: boolean
  isContinued: boolean
}

interface Upload {
  path?: string
  address: string
  token?: string
  size?: number
  expect?: boolean
  headers?: Record<string, string>
}

/** Sends a body in pieces, as fast as they are taken, until the answer comes. */
function upload({ path = '/api/player/documents', address, token, size = TEN_MEGABYTES, ...rest }: Upload) {
  return new Promise<Sent>((resolve, reject) => {
    const headers: Record<string, string> = {
      'content-type': 'multipart/form-data; boundary=x',
      'cf-connecting-ip': address,
      ...(rest.headers ?? { 'content-length': String(size) }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(rest.expect ? { expect: '100-continue' } : {}),
    }
    const outgoing = request(platform.url + path, { method: 'POST', headers, agent: false })
    let left = size
    let isAnswered = false
    let isContinued = false
    const push = () => {
      while (!isAnswered && left > 0) {
        left -= CHUNK.length
        if (!outgoing.write(CHUNK)) return void outgoing.once('drain', push)
      }
      if (left <= 0) outgoing.end()
    }
    outgoing.on('response', (incoming: IncomingMessage) => {
      isAnswered = true
      let text = ''
      incoming.on('data', (chunk) => (text += String(chunk)))
      incoming.on('end', () => {
        const { statusCode, headers: replied } = incoming
        resolve({
          status: statusCode!,
          connection: replied.connection,
          body: JSON.parse(text),
          isSentWhole: left <= 0,
          isContinued,
        })
        outgoing.destroy()
      })
    })
    outgoing.on('continue', () => {
      isContinued = true
      push()
    })
    outgoing.on('error', (error) => !isAnswered && reject(error))
    if (rest.expect) outgoing.flushHeaders()
    else push()
  })
}

const bytesRead = () => connections.reduce((sum, socket) => sum + socket.bytesRead, 0)

it('refuses 200 guests who send ten megabytes each without reading what they send', async () => {
  const guests = Array.from({ length: 200 }, (_, guest) => upload({ address: `10.1.${guest}.1` }))
  for (const sent of await Promise.all(guests)) {
    expect(sent).toMatchObject({ status: 401, connection: 'close', isSentWhole: false })
    expect(sent.body).toMatchObject({ error: { code: 3 } })
  }
  expect(connections).toHaveLength(200)
  expect(bytesRead()).toBeLessThan(200 * READ_PER_CALL_MAX)
})

it('refuses a body that says it is too large before reading it, whatever the operation', async () => {
  const login = {
    path: '/api/player/sessions',
    headers: { 'content-type': 'application/json', 'content-length': '65537' },
  }
  const sent = await upload({ ...login, address: '10.2.0.1', size: 65_537 })
  expect(sent).toMatchObject({ status: 413, body: { error: { code: 1 } } })
})

it('stops reading a body that does not say how large it is when it is too large', async () => {
  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
  const sent = await upload({ path: '/api/player/sessions', headers, address: '10.2.0.2' })
  expect(sent).toMatchObject({ status: 413, connection: 'close', isSentWhole: false })
  expect(bytesRead()).toBeLessThan(READ_PER_CALL_MAX)
})

it('does not ask a guest who waits to be asked for the body, and asks whoever may send it', async () => {
  const refused = await upload({ address: '10.3.0.1', expect: true })
  expect(refused).toMatchObject({ status: 401, isContinued: false })
  expect(bytesRead()).toBeLessThan(2048)
  const headers = { 'content-type': 'application/json', 'content-length': String(CHUNK.length) }
  const login = await upload({
    path: '/api/player/sessions',
    headers,
    address: '10.3.0.2',
    size: CHUNK.length,
    expect: true,
  })
  expect(login).toMatchObject({ status: 400, isContinued: true, isSentWhole: true })
})

it('refuses a throttled address before the body as well', async () => {
  const login = { path: '/api/player/sessions', address: '10.4.0.1' }
  for (let attempt = 0; attempt < 30; attempt++)
    await upload({ ...login, headers: { 'content-type': 'application/json', 'content-length': '0' }, size: 0 })
  connections.length = 0
  const headers = { 'content-type': 'application/json', 'content-length': String(60 * 1024) }
  expect(await upload({ ...login, headers, size: 60 * 1024, expect: true })).toMatchObject({
    status: 429,
    isContinued: false,
  })
  expect(bytesRead()).toBeLessThan(2048)
})

it('goes on with the connection after a small body that was not wanted', async () => {
  const first = await fetch(`${platform.url}/api/player/documents`, { method: 'POST', body: 'x'.repeat(1000) })
  expect(first.status).toBe(401)
  await first.text()
  expect(first.headers.get('connection')).toBe('keep-alive')
})
