import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { newPlayer, next, startRealtimeSite, until } from './realtime-site.ts'

describe('ping and pong', () => {
  it('keeps a client that answers and drops one that is silent', async () => {
    await using site = await startRealtimeSite()
    const [lively, silent] = [await site.raw(), await site.raw()]
    await lively.connect()
    await silent.connect()

    site.clock.advance(25_000)
    expect(await lively.next()).toEqual({})
    expect(await silent.next()).toEqual({})
    lively.send({})
    lively.send({ id: 2, subscribe: { channel: 'tournaments' } })
    await lively.next()
    site.clock.advance(10_000)

    expect(await silent.closed).toEqual({ code: 3012, reason: 'no pong' })
    expect(site.hub.counts().connections).toBe(1)
    site.clock.advance(15_000)
    expect(await lively.next()).toEqual({})
  })

  it('is answered by the real client', async () => {
    await using site = await startRealtimeSite()
    let pongs = 0
    class CountingWebSocket extends WebSocket {
      override send(data: string) {
        if (data === '{}') pongs += 1
        super.send(data)
      }
    }
    const client = site.client({ websocket: CountingWebSocket })
    client.connect()
    await client.ready()
    for (let round = 1; round <= 3; round += 1) {
      site.clock.advance(25_000)
      await until(() => pongs === round)
      // An answer to something sent later shows that the pong has arrived.
      await expect(client.history('tournaments')).rejects.toMatchObject({ code: 108 })
    }
    expect(client.state).toBe('connected')
    expect(site.hub.counts()).toMatchObject({ connections: 1, disconnects: {} })
  })

  it('is missed by the real client when the server falls silent', async () => {
    await using site = await startRealtimeSite({ limits: { pingIntervalMs: 20 } })
    const client = site.client({ maxServerPingDelay: 20 })
    client.connect()
    await client.ready()
    expect(await next(client, 'connecting')).toEqual({ code: 2, reason: 'no ping' })
  })
})

describe('shutdown', () => {
  it('asks every client to come back and waits until all sockets are gone', async () => {
    await using site = await startRealtimeSite()
    const client = site.client({
      token: await site.token(newPlayer()),
      minReconnectDelay: 60_000,
      maxReconnectDelay: 60_000,
    })
    client.connect()
    await client.ready()
    const raw = await site.raw()
    await raw.connect()
    const returning = next(client, 'connecting')

    await site.hub.close()
    expect(await site.openSockets()).toBe(0)
    expect(await returning).toEqual({ code: 3001, reason: 'shutdown' })
    expect(await raw.closed).toEqual({ code: 3001, reason: 'shutdown' })
    expect(site.hub.counts()).toMatchObject({ connections: 0, players: 0, channels: 0 })
  })

  it('does not wait for a peer that never answers, and refuses newcomers', async () => {
    await using site = await startRealtimeSite({ limits: { closeTimeoutMs: 20 } })
    const raw = await site.raw()
    await raw.connect()
    raw.socket.pause()

    await site.hub.close()

    await expect(site.raw()).rejects.toThrow('503')
  })

  it('leaves other upgrades of the server alone, and refuses them when nobody else listens', async () => {
    await using site = await startRealtimeSite()
    const elsewhere = new WebSocket(site.url.replace('/api/connection/websocket', '/elsewhere'))
    const [failure] = (await once(elsewhere, 'error')) as [Error]
    expect(failure.message).toContain('404')

    const seen = once(site.server, 'upgrade')
    const development = new WebSocket(site.url.replace('/api/connection/websocket', '/development'))
    const [, stream] = await seen
    expect(stream.destroyed).toBe(false)
    development.on('error', () => {})
    stream.destroy()
  })
})
