import { describe, expect, it } from 'vitest'
import { newPlayer, next, startRealtimeSite, subscribed, until } from './realtime-site.ts'

describe('connecting', () => {
  it('lets a guest in without a token, for good', async () => {
    await using site = await startRealtimeSite()
    const raw = await site.raw()

    expect(await raw.connect()).toEqual({
      id: 1,
      connect: { client: expect.any(String), version: 'baize', ping: 25, pong: true },
    })
    expect(site.hub.counts()).toMatchObject({ connections: 1, players: 0 })
  })

  it('tells a player how long the token lasts', async () => {
    await using site = await startRealtimeSite()
    const raw = await site.raw()

    const reply = await raw.connect(await site.token(newPlayer(), 900))

    expect(reply).toMatchObject({ id: 1, connect: { expires: true } })
    expect((reply['connect'] as { ttl: number }).ttl).toBeGreaterThan(897)
    expect((reply['connect'] as { ttl: number }).ttl).toBeLessThanOrEqual(900)
    expect(site.hub.counts().players).toBe(1)
  })

  it('delivers to the real client, as a guest and as a player', async () => {
    await using site = await startRealtimeSite()
    const player = newPlayer()
    const guest = site.client()
    const member = site.client({ token: await site.token(player) })
    guest.connect()
    member.connect()
    const board = await subscribed(guest, 'tournaments')
    const wallet = await subscribed(member, `wallet:accounts#${player.playerId}`)

    site.hub.publish('tournaments', { event: 'tournament.completed' })
    site.hub.publish(`wallet:accounts#${player.playerId}`, { event: 'account.balance.updated' })
    await Promise.all([next(board.subscription, 'publication'), next(wallet.subscription, 'publication')])

    expect(board.received).toEqual([{ event: 'tournament.completed' }])
    expect(wallet.received).toEqual([{ event: 'account.balance.updated' }])
  })

  it('answers the commands of one message in order, also those behind a token check', async () => {
    await using site = await startRealtimeSite()
    const player = newPlayer()
    const raw = await site.raw()

    raw.send(
      { id: 1, connect: { token: await site.token(player) } },
      { id: 2, subscribe: { channel: `wallet:accounts#${player.playerId}` } },
      { id: 3, subscribe: { channel: 'tournaments' } },
      { id: 4, unsubscribe: { channel: 'tournaments' } },
    )

    expect(await raw.next()).toMatchObject({ id: 1, connect: { pong: true } })
    expect(await raw.next()).toEqual({ id: 2, subscribe: {} })
    expect(await raw.next()).toEqual({ id: 3, subscribe: {} })
    expect(await raw.next()).toEqual({ id: 4, unsubscribe: {} })
    expect(site.hub.subscribers('tournaments')).toBe(0)
  })

  it('answers a subscription before anything published on it, also while a token is being checked', async () => {
    const player = newPlayer()
    const answers: (() => void)[] = []
    await using site = await startRealtimeSite({
      verifyToken: () =>
        new Promise((resolve) => {
          answers.push(() => resolve({ ...player, expiresAt: new Date(Date.now() + 900_000) }))
        }),
    })
    const raw = await site.raw()
    raw.send({ id: 1, connect: { token: 'any' } })
    await until(() => answers.length === 1)
    answers[0]!()
    await raw.next()
    raw.send({ id: 2, subscribe: { channel: 'tournaments' } }, { id: 3, refresh: { token: 'next' } })
    await until(() => answers.length === 2)
    site.hub.publish('tournaments', { event: 'tournament.completed' })
    answers[1]!()

    expect(await raw.next()).toEqual({ id: 2, subscribe: {} })
    expect(await raw.next()).toMatchObject({ push: { channel: 'tournaments' } })
    expect(await raw.next()).toMatchObject({ id: 3, refresh: { expires: true } })
  })

  it('makes the real client fetch another token when its own has expired, and keeps its subscriptions', async () => {
    await using site = await startRealtimeSite()
    const player = newPlayer()
    const client = site.client({ token: await site.token(player, -5), getToken: () => site.token(player) })
    const subscription = client.newSubscription(`wallet:accounts#${player.playerId}`)
    const ended: unknown[] = []
    client.on('disconnected', (context) => ended.push(context))
    subscription.on('unsubscribed', (context) => ended.push(context))
    const refused = next(client, 'error')
    subscription.subscribe()
    client.connect()

    expect((await refused).error.code).toBe(109)
    await subscription.ready()
    expect(ended).toEqual([])
  })

  it('ignores the rest of a message whose token has expired', async () => {
    await using site = await startRealtimeSite()
    const player = newPlayer()
    const raw = await site.raw()
    raw.send(
      { id: 1, connect: { token: await site.token(player, -5) } },
      { id: 2, subscribe: { channel: `wallet:accounts#${player.playerId}` } },
      'not even JSON',
    )
    expect(await raw.next()).toEqual({ id: 1, error: { code: 109, message: 'token expired' } })

    raw.send({ id: 3, connect: { token: await site.token(player) } })
    expect(await raw.next()).toMatchObject({ id: 3, connect: { pong: true } })
  })

  it.each([
    ['no token at all', 'abc'],
    ['a token signed with another key', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl'],
  ])('sends a client with %s away for good', async (_, token) => {
    await using site = await startRealtimeSite()
    const client = site.client({ token })
    const away = next(client, 'disconnected')
    client.connect()
    expect(await away).toEqual({ code: 3500, reason: 'invalid token' })
  })

  it('sends a client whose session is closed away for good', async () => {
    await using site = await startRealtimeSite()
    const player = newPlayer()
    site.revokedSessions.add(player.sessionId)
    const client = site.client({ token: await site.token(player) })
    const away = next(client, 'disconnected')
    client.connect()
    expect(await away).toEqual({ code: 3500, reason: 'session closed' })
  })

  it('lets a client try again when the token cannot be checked now', async () => {
    let isDown = true
    const player = newPlayer()
    await using site = await startRealtimeSite({
      verifyToken: async () => {
        if (!isDown) return { ...player, expiresAt: new Date(Date.now() + 900_000) }
        isDown = false
        throw new Error('the database is away')
      },
    })
    const client = site.client({ token: 'any' })
    const refused = next(client, 'error')
    client.connect()
    expect((await refused).error.code).toBe(100)
    await client.ready()
  })

  it('does not let in a session that is closed while its token is being checked', async () => {
    const player = newPlayer()
    let answer: (() => void) | undefined
    await using site = await startRealtimeSite({
      verifyToken: () =>
        new Promise((resolve) => {
          answer = () => resolve({ ...player, expiresAt: new Date(Date.now() + 900_000) })
        }),
    })
    const raw = await site.raw()
    raw.send({ id: 1, connect: { token: 'any' } })
    await until(() => answer !== undefined)
    site.hub.disconnectSession(player.sessionId)
    answer!()
    expect(await raw.closed).toEqual({ code: 3500, reason: 'session closed' })
  })

  it('closes a socket that sends something else first, connects twice or never connects', async () => {
    await using site = await startRealtimeSite()
    const [eager, twice, silent] = [await site.raw(), await site.raw(), await site.raw()]

    eager.send({ id: 1, subscribe: { channel: 'tournaments' } })
    expect(await eager.closed).toEqual({ code: 3501, reason: 'bad request' })

    await twice.connect()
    twice.send({ id: 2, connect: {} })
    expect(await twice.closed).toEqual({ code: 3501, reason: 'bad request' })

    site.clock.advance(10_000)
    expect(await silent.closed).toEqual({ code: 3502, reason: 'stale' })
  })
})
