import { EventEmitter, once } from 'node:events'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import {
  connectRealtime,
  realtimeChannel,
  realtimeUrl,
  type RealtimeClient,
  type RealtimeOptions,
  type RealtimeState,
} from '@baize/client/realtime'
import { newPlayer, startRealtimeSite, until, type RealtimeSite } from './realtime-site.ts'

/** The browser's client on a test site; remembers what it was told. */
function open(site: RealtimeSite, options: Partial<RealtimeOptions> = {}) {
  const states: [RealtimeState, number][] = []
  const errors: string[] = []
  const client = connectRealtime({
    url: site.url,
    websocket: WebSocket,
    getToken: async () => '',
    onState: (state, { code }) => states.push([state, code]),
    onError: ({ message }) => errors.push(message),
    ...options,
  })
  return { client, states, errors, [Symbol.dispose]: () => client.close() }
}

async function listen(site: RealtimeSite, client: RealtimeClient, channel: string) {
  const received: object[] = []
  let subscriptions = 0
  const stop = client.subscribe(channel, (event) => received.push(event), { onSubscribed: () => (subscriptions += 1) })
  await until(() => subscriptions === 1)
  return { received, stop, subscriptions: () => subscriptions }
}

afterEach(() => void vi.useRealTimers())

describe('the browser client', () => {
  it('uses the host of the page, encrypted when the page is', () => {
    const path = '/api/connection/websocket'
    expect(realtimeUrl({ protocol: 'https:', host: 'play.example.com' })).toBe(`wss://play.example.com${path}`)
    expect(realtimeUrl({ protocol: 'http:', host: 'localhost:3000' })).toBe(`ws://localhost:3000${path}`)
  })

  it('connects as a guest when there is no token', async () => {
    await using site = await startRealtimeSite()
    using visitor = open(site)
    const { received } = await listen(site, visitor.client, 'tournaments')
    site.hub.publish('tournaments', { event: 'tournament.completed' })
    await until(() => received.length === 1)
    expect(visitor.client.state).toBe('connected')
    expect(visitor.states).toEqual([
      ['connecting', 0],
      ['connected', 0],
    ])
    expect(site.hub.counts().players).toBe(0)
  })

  it('connects as the player of the token, subscribed before the library has loaded', async () => {
    await using site = await startRealtimeSite()
    const player = newPlayer()
    let isLoaded = false
    using visitor = open(site, {
      getToken: () => site.token(player),
      load: async () => {
        const library = await import('centrifuge')
        isLoaded = true
        return library
      },
    })
    const names: string[] = []
    const channel = realtimeChannel('walletAccounts', { playerId: player.playerId })
    visitor.client.subscribe(channel, ({ event, account }) => names.push(`${event} ${account.currency}`))
    expect(isLoaded).toBe(false)
    await until(() => site.hub.subscribers(channel) === 1)
    site.hub.publish(`wallet:accounts#${player.playerId}`, {
      event: 'account.balance.updated',
      account: { currency: 'EUR' },
    })
    await until(() => names.length === 1)
    expect(names).toEqual(['account.balance.updated EUR'])
  })

  it('ends for good when the session of a player ends', async () => {
    await using site = await startRealtimeSite()
    const tokens = [await site.token(newPlayer(), 1), '']
    using visitor = open(site, { getToken: async () => tokens.shift()! })
    await until(() => visitor.client.state === 'disconnected')
    expect(visitor.states.at(-1)).toEqual(['disconnected', 1])
    expect(tokens).toEqual([])
  })

  it('tells that the server ended it for good', async () => {
    await using site = await startRealtimeSite()
    const player = newPlayer()
    using visitor = open(site, { getToken: () => site.token(player) })
    await until(() => visitor.client.state === 'connected')
    site.hub.disconnectSession(player.sessionId)
    await until(() => visitor.client.state === 'disconnected')
    expect(visitor.states.at(-1)).toEqual(['disconnected', 3500])
  })

  it('tries again when the token cannot be fetched, and says so', async () => {
    await using site = await startRealtimeSite()
    const player = newPlayer()
    let calls = 0
    using visitor = open(site, {
      getToken: async () => {
        calls += 1
        if (calls === 1) throw new Error('offline')
        return site.token(player)
      },
    })
    await until(() => visitor.client.state === 'connected')
    expect(visitor.errors).toEqual(['realtime connectToken: Error: offline'])
    expect(site.hub.counts().players).toBe(1)
  })

  it('tries again at once when it is told that the platform can be reached', async () => {
    await using site = await startRealtimeSite()
    // No pause ends by itself.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const news = new EventEmitter()
    let isBack = false
    using visitor = open(site, {
      getToken: async () => {
        if (!isBack) throw new Error('offline')
        return ''
      },
      onError: () => news.emit('refused'),
      onState: (state) => news.emit(state),
    })
    await once(news, 'refused')
    isBack = true
    visitor.client.hurry()
    await once(news, 'connected')
  })

  it('tries again when its library cannot be loaded', async () => {
    await using site = await startRealtimeSite()
    let loads = 0
    using visitor = open(site, {
      load: () => {
        loads += 1
        return loads === 1 ? Promise.reject(new Error('chunk missing')) : import('centrifuge')
      },
    })
    await until(() => visitor.client.state === 'connected')
    expect(visitor.errors).toEqual(['chunk missing'])
  })

  it('survives a lost connection with its subscriptions, and tells that something may be missed', async () => {
    await using site = await startRealtimeSite()
    using visitor = open(site)
    const channel = realtimeChannel('activityBoard', { boardId: 'main' })
    const board = await listen(site, visitor.client, channel)
    site.cutConnections()
    await until(() => board.subscriptions() === 2)
    site.hub.publish(channel, { event: 'activity-board.updated', bet: 1 })
    await until(() => board.received.length === 1)
    expect(visitor.states.map(([state]) => state)).toEqual(['connecting', 'connected', 'connecting', 'connected'])
    expect(await visitor.client.history(channel, 11)).toEqual(board.received)
  })

  it('becomes another visitor on reconnect and keeps its subscriptions', async () => {
    await using site = await startRealtimeSite()
    const player = newPlayer()
    let token = ''
    using visitor = open(site, { getToken: async () => token })
    const open1 = await listen(site, visitor.client, 'tournaments')
    token = await site.token(player)
    visitor.client.reconnect()
    await until(() => open1.subscriptions() === 2)
    expect(site.hub.counts().players).toBe(1)
    token = ''
    visitor.client.reconnect()
    await until(() => open1.subscriptions() === 3)
    await until(() => site.hub.counts().players === 0 && site.hub.counts().connections === 1)
    expect(visitor.states.map(([state]) => state)).not.toContain('disconnected')
  })

  it('shares one subscription among listeners and ends it with the last', async () => {
    await using site = await startRealtimeSite()
    using visitor = open(site)
    const first = await listen(site, visitor.client, 'tournaments')
    const second = await listen(site, visitor.client, 'tournaments')
    first.stop()
    first.stop()
    site.hub.publish('tournaments', { event: 'one' })
    await until(() => second.received.length === 1)
    expect(first.received).toEqual([])

    second.stop()
    await until(() => site.hub.subscribers('tournaments') === 0)
    const third = await listen(site, visitor.client, 'tournaments')
    site.hub.publish('tournaments', { event: 'two' })
    await until(() => third.received.length === 1)
    expect(second.received).toHaveLength(1)
  })

  it('goes on when a listener throws', async () => {
    await using site = await startRealtimeSite()
    using visitor = open(site)
    visitor.client.subscribe('tournaments', () => {
      throw new Error('listener failed')
    })
    const { received } = await listen(site, visitor.client, 'tournaments')
    site.hub.publish('tournaments', { event: 'one' })
    site.hub.publish('tournaments', { event: 'two' })
    await until(() => received.length === 2)
    expect(visitor.errors).toEqual(['listener failed', 'listener failed'])
    expect(visitor.client.state).toBe('connected')
  })

  it('reports a subscription the server refuses, and a history it does not keep', async () => {
    await using site = await startRealtimeSite()
    using visitor = open(site)
    visitor.client.subscribe('wallet:accounts#somebody', () => {})
    await until(() => visitor.errors.length === 1)
    expect(visitor.errors).toEqual(['subscription of wallet:accounts#somebody ended with 103: permission denied'])
    await expect(visitor.client.history(realtimeChannel('tournaments', {}), 11)).rejects.toThrow('not available')
  })

  it('stays closed', async () => {
    await using site = await startRealtimeSite()
    using visitor = open(site)
    await until(() => visitor.client.state === 'connected')
    visitor.client.close()
    expect(visitor.client.state).toBe('disconnected')
    await until(() => site.hub.counts().connections === 0)
    await expect(visitor.client.history(realtimeChannel('tournaments', {}), 11)).rejects.toThrow(
      'no realtime connection',
    )
  })
})
