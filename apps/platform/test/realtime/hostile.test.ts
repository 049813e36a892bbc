import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { addressGroup } from '../../src/realtime/admission.ts'
import { newPlayer, next, startRealtimeSite, subscribed, until } from './realtime-site.ts'

describe('what makes no sense', () => {
  it.each([
    '{',
    '[]',
    'null',
    '"text"',
    '4',
    '{"subscribe":{"channel":"tournaments"}}',
    '{"id":"1","connect":{}}',
    '{"id":-1,"connect":{}}',
  ])('ends the connection that sends %s', async (text) => {
    await using site = await startRealtimeSite()
    const raw = await site.raw()
    await raw.connect()
    raw.send(text)
    expect(await raw.closed).toEqual({ code: 3501, reason: 'bad request' })
  })

  it.each([
    { id: 2 },
    { id: 2, subscribe: 'tournaments' },
    { id: 2, subscribe: {} },
    { id: 2, subscribe: { channel: 4 } },
    { id: 2, subscribe: { channel: '' } },
    { id: 2, subscribe: { channel: 'a'.repeat(256) } },
    { id: 2, subscribe: { channel: 'activity-board:boards#a', recover: true, offset: 'x' } },
    { id: 2, subscribe: { channel: 'activity-board:boards#a', recover: true, epoch: 1 } },
    { id: 2, unsubscribe: { channel: null } },
    { id: 2, history: [] },
  ])('refuses %j and goes on', async (command) => {
    await using site = await startRealtimeSite()
    const raw = await site.raw()
    await raw.connect()
    raw.send(command, { id: 3, subscribe: { channel: 'tournaments' } })
    expect(await raw.next()).toEqual({ id: 2, error: { code: 107, message: 'bad request' } })
    expect(await raw.next()).toEqual({ id: 3, subscribe: {} })
  })

  it('refuses a token that is not text', async () => {
    await using site = await startRealtimeSite()
    const raw = await site.raw()
    raw.send({ id: 1, connect: { token: { sub: 'anna' } } })
    expect(await raw.next()).toEqual({ id: 1, error: { code: 107, message: 'bad request' } })
  })

  it('ends a connection that sends binary messages', async () => {
    await using site = await startRealtimeSite()
    const raw = await site.raw()
    raw.socket.send(Buffer.from('{"id":1,"connect":{}}'))
    expect(await raw.closed).toEqual({ code: 3501, reason: 'bad request' })
  })

  it('never fails itself, whatever is sent', async () => {
    const failures: unknown[] = []
    await using site = await startRealtimeSite({
      logger: { info() {}, warn() {}, error: (_, error) => failures.push(error) },
      limits: { connectionsPerAddressMax: 10_000 },
    })
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom('tournaments', 'activity-board:boards#a', true, 1, 2))
    const key = fc.constantFrom('channel', 'token', 'limit', 'reverse', 'since', 'recover', 'offset', 'epoch', 'flag')
    const params = fc.oneof(fc.jsonValue(), fc.dictionary(key, value))
    const method = fc.constantFrom(
      'connect',
      'subscribe',
      'unsubscribe',
      'refresh',
      'history',
      'publish',
      'rpc',
      '__proto__',
    )
    const command = fc.record({ id: fc.oneof(fc.nat(), fc.jsonValue()), method, params })
    const line = fc.oneof(
      fc.string(),
      command.map(
        ({ id, method: name, params: body }) => `{"id":${JSON.stringify(id)},"${name}":${JSON.stringify(body)}}`,
      ),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 12 }), async (lines) => {
        const raw = await site.raw()
        await raw.connect()
        raw.send(...lines)
        raw.socket.close()
        await raw.closed
      }),
      { numRuns: 150 },
    )
    expect(failures).toEqual([])
    await until(() => site.hub.counts().connections === 0)
    expect(site.hub.counts().channels).toBe(0)
  })
})

describe('too much', () => {
  it('ends a connection whose message is too large, which the real client takes as final', async () => {
    await using site = await startRealtimeSite({ limits: { frameBytesMax: 1024 } })
    const client = site.client({ data: { padding: 'a'.repeat(2048) } })
    const away = next(client, 'disconnected')
    client.connect()
    expect(await away).toEqual({ code: 3, reason: 'message size limit exceeded' })
  })

  it('answers commands over the rate with a passing refusal and cuts off who goes on', async () => {
    await using site = await startRealtimeSite({ limits: { commandsBurst: 3, commandsRefusedMax: 2 } })
    const raw = await site.raw()
    await raw.connect()
    const command = { id: 2, unsubscribe: { channel: 'tournaments' } }
    raw.send(command, command)
    expect(await raw.next()).toEqual({ id: 2, unsubscribe: {} })
    expect(await raw.next()).toEqual({ id: 2, unsubscribe: {} })

    raw.send(command)
    const error = { code: 111, message: 'too many requests', temporary: true }
    expect(await raw.next()).toEqual({ id: 2, error })
    site.clock.advance(1000)
    raw.send(command)
    expect(await raw.next()).toEqual({ id: 2, unsubscribe: {} })

    for (let i = 0; i < 10; i += 1) raw.send(command)
    expect(await raw.closed).toEqual({ code: 3013, reason: 'too many requests' })
  })

  it('counts empty lines and pongs too', async () => {
    await using site = await startRealtimeSite()
    const [blank, pongs] = [await site.raw(), await site.raw()]
    blank.send('\n'.repeat(1000))
    pongs.send('{}\n'.repeat(1000))
    expect((await blank.closed).code).toBe(3013)
    expect((await pongs.closed).code).toBe(3013)
  })

  it('bounds what may wait behind a token check', async () => {
    await using site = await startRealtimeSite({ verifyToken: () => new Promise(() => {}) })
    const raw = await site.raw()
    raw.send({ id: 1, connect: { token: 'any' } })
    for (let i = 0; i < 4; i += 1) raw.send({ id: 2 + i, subscribe: { channel: 'a'.repeat(20_000) } })
    expect(await raw.closed).toEqual({ code: 3013, reason: 'too many requests' })
  })

  it('counts only what waits, not what was worked off', async () => {
    await using site = await startRealtimeSite()
    const raw = await site.raw()
    await raw.connect()
    for (let i = 0; i < 5; i += 1) {
      raw.send({ id: 2, subscribe: { channel: 'a'.repeat(20_000) } })
      expect(await raw.next()).toMatchObject({ id: 2, error: { code: 107 } })
    }
  })

  it('drops a reader that does not keep up, and nobody else', async () => {
    await using site = await startRealtimeSite({ limits: { sendBufferBytesMax: 256 * 1024 } })
    const slow = await site.raw()
    await slow.connect()
    slow.send({ id: 2, subscribe: { channel: 'tournaments' } })
    await slow.next()
    slow.socket.pause()
    const client = site.client()
    client.connect()
    const { received } = await subscribed(client, 'tournaments')

    let published = 0
    while (site.hub.subscribers('tournaments') === 2) {
      site.hub.publish('tournaments', { event: 'large', padding: 'a'.repeat(64 * 1024) })
      published += 1
      await until(() => received.length === published)
    }

    expect(site.hub.counts()).toMatchObject({ connections: 1, disconnects: { 3008: 1 } })
    expect(client.state).toBe('connected')
    await until(async () => (await site.openSockets()) === 1)
  })
})

describe('admission', () => {
  it('opens to pages of the own host, to listed origins and to programs, and to no other page', async () => {
    await using site = await startRealtimeSite({ origins: ['https://m.example.com'] })
    const own = new URL(site.url.replace('ws:', 'http:')).origin
    for (const origin of [own, 'https://m.example.com', undefined]) {
      const raw = await site.raw(origin === undefined ? {} : { origin })
      expect(await raw.connect()).toMatchObject({ connect: { pong: true } })
    }
    for (const origin of ['https://evil.example.com', 'null', 'https://m.example.com.evil.com', 'http://127.0.0.1:1']) {
      await expect(site.raw({ origin })).rejects.toThrow('403')
    }
  })

  it('bounds the connections of one address and gives the place back', async () => {
    await using site = await startRealtimeSite({ limits: { connectionsPerAddressMax: 2 } })
    const first = await site.raw()
    await site.raw()
    await expect(site.raw()).rejects.toThrow('429')
    first.socket.close()
    await first.closed
    await until(() =>
      site.raw().then(
        () => true,
        () => false,
      ),
    )
  })

  it('bounds the connections of all addresses together', async () => {
    await using site = await startRealtimeSite({ limits: { connectionsMax: 1 } })
    await site.raw()
    await expect(site.raw()).rejects.toThrow('503')
  })

  it('does not pretend to speak the binary protocol', async () => {
    await using site = await startRealtimeSite()
    const socket = new WebSocket(site.url, ['centrifuge-protobuf'])
    const failure = await new Promise<Error>((resolve) => socket.once('error', resolve))
    expect(failure.message).toContain('subprotocol')
  })

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('counts %s as %s', (address, group) => {
    expect(addressGroup(address)).toBe(group)
  })

  it('counts a player once, however many tabs are open', async () => {
    await using site = await startRealtimeSite()
    const player = newPlayer()
    for (let tab = 0; tab < 3; tab += 1) await (await site.raw()).connect(await site.token(player))
    expect(site.hub.counts()).toMatchObject({ connections: 3, players: 1 })
  })
})
