import { connect } from 'node:net'
import type { ErrorEnvelope } from '@baize/contract'
import { type TestPlatform, startTestPlatform } from '@baize/testkit'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startTestPlatform()
})
afterAll(() => platform[Symbol.asyncDispose]())

async function expectEnvelope(reply: Response, status: number, code: number): Promise<void> {
  expect(reply.status).toBe(status)
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(((await reply.json()) as ErrorEnvelope).error).toMatchObject({ code, message: expect.any(String) })
}

describe('a reply of the API', () => {
  it('is never taken for a page or kept on the way', async () => {
    const reply = await fetch(`${platform.url}/api/settings/locales`)
    expect(reply.status).toBe(200)
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })

  it('that is long and for anybody comes packed for whoever can unpack it', async () => {
    const [packed, plain] = await Promise.all(
      ['gzip, br', 'identity'].map((encoding) =>
        fetch(`${platform.url}/api/settings/countries`, { headers: { 'accept-encoding': encoding } }),
      ),
    )
    expect(packed!.headers.get('content-encoding')).toBe('gzip')
    expect(plain!.headers.get('content-encoding')).toBeNull()
    const length = (reply: Response) => Number(reply.headers.get('content-length'))
    expect(length(packed!)).toBeLessThan(length(plain!) / 4)
    expect(await packed!.json()).toEqual(await plain!.json())
  })

  it.each([
    ['/api/settings/locales', 'POST', 'GET'],
    ['/api/player/profile', 'DELETE', 'GET, PUT'],
    ['/api/player/sessions', 'PATCH', 'POST, GET'],
    ['/api/game/games/roman-fire/favorite', 'GET', 'POST, DELETE'],
    ['/api/wallet/accounts', 'OPTIONS', 'POST, GET'],
  ])('to %s says which methods are offered when it is asked by %s', async (path, method, allow) => {
    const reply = await fetch(platform.url + path, { method })
    expect(reply.headers.get('allow')?.split(', ').toSorted()).toEqual(allow.split(', ').toSorted())
    await expectEnvelope(reply, 405, 2)
  })

  it('to a path that is none is the envelope, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])
      await expectEnvelope(await fetch(`${platform.url}/api/nothing/here`, { method }), 404, 2)
  })

  it('to bytes that are no request is the envelope with its headers', async () => {
    const { hostname, port } = new URL(platform.url)
    const text = await new Promise<string>((resolve) => {
      let read = ''
      const socket = connect(Number(port), hostname, () => socket.write('nonsense\r\n\r\n'))
      socket.on('data', (chunk) => (read += chunk.toString()))
      socket.on('close', () => resolve(read))
    })
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect(text).toContain('x-content-type-options: nosniff')
    expect(text).toContain('"code":1')
  })
})

it('while the site stops says so in the envelope, and that the connection ends', async () => {
  let app: FastifyInstance | undefined
  let onAnswered: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (onAnswered = resolve))
  const stopping = await startTestPlatform({
    async register(instance) {
      app = instance
      // As the site does, which lets begun calls be answered before it closes.
      instance.addHook('preClose', () => answered)
    },
  })
  const { hostname, port } = new URL(stopping.url)
  const socket = connect(Number(port), hostname)
  let read = ''
  socket.on('data', (chunk) => (read += chunk.toString()))
  const ask = () => socket.write('GET /api/settings/locales HTTP/1.1\r\nhost: a\r\n\r\n')
  ask()
  await expect.poll(() => read).toContain('HTTP/1.1 200')
  read = ''
  const closed = app!.close()
  ask()
  await expect.poll(() => read).toContain('"code":9')
  expect(read).toMatch(/^HTTP\/1\.1 503 /)
  expect(read.toLowerCase()).toContain('connection: close')
  onAnswered()
  await closed
  await stopping[Symbol.asyncDispose]()
})
