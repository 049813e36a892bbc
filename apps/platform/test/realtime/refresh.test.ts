import { describe, expect, it } from 'vitest'
import { checkSessions } from '../../src/realtime/session-check.ts'
import { newPlayer, next, startRealtimeSite, subscribed, until } from './realtime-site.ts'

describe('token refresh', () => {
  it('keeps the connection of a client that fetches the next token in time', async () => {
    await using site = await startRealtimeSite()
    const player = newPlayer()
    const client = site.client({ token: await site.token(player, 1), getToken: () => site.token(player, 900) })
    client.connect()
    const { subscription, received } = await subscribed(client, `wallet:accounts#${player.playerId}`)
    await until(() => site.checkedTokens() === 2)
    const witness = await site.raw()
    await witness.connect()
    // The first token and its grace are over; a connection that lives now lives by the second.
    site.clock.advance(60_000)
    await witness.next()
    site.hub.publish(`wallet:accounts#${player.playerId}`, { event: 'account.balance.updated' })
    await next(subscription, 'publication')

    expect(received).toHaveLength(1)
    expect(client.state).toBe('connected')
  })

  it('closes a connection that outlives its token by the grace, so that the client returns with another', async () => {
    await using site = await startRealtimeSite()
    const player = newPlayer()
    const raw = await site.raw()
    await raw.connect(await site.token(player, 5))

    site.clock.advance(5000 + 24_000)
    expect(await raw.next()).toEqual({})
    raw.send({})
    site.clock.advance(1000)
    expect(await raw.closed).toEqual({ code: 3005, reason: 'connection expired' })
  })

  it('brings a client back that refreshes with an expired token', async () => {
    await using site = await startRealtimeSite()
    const player = newPlayer()
    const tokens = [await site.token(player, -5), await site.token(player)]
    const client = site.client({ token: await site.token(player, 1), getToken: async () => tokens.shift()! })
    client.connect()
    await client.ready()

    expect(await next(client, 'connecting')).toEqual({ code: 3005, reason: 'connection expired' })
    await client.ready()
    expect(tokens).toEqual([])
  })

  it('answers a refresh with the new term', async () => {
    await using site = await startRealtimeSite()
    const player = newPlayer()
    const raw = await site.raw()
    await raw.connect(await site.token(player, 30))
    raw.send({ id: 2, refresh: { token: await site.token(player, 600) } })
    expect(await raw.next()).toEqual({ id: 2, refresh: { expires: true, ttl: expect.any(Number) } })
  })

  it('follows a refresh into another session of the same player', async () => {
    await using site = await startRealtimeSite()
    const player = newPlayer()
    const later = { ...player, sessionId: newPlayer().sessionId }
    const raw = await site.raw()
    await raw.connect(await site.token(player))
    raw.send({ id: 2, refresh: { token: await site.token(later) } })
    await raw.next()

    expect(site.hub.disconnectSession(player.sessionId)).toBe(0)
    expect(site.hub.disconnectSession(later.sessionId)).toBe(1)
  })

  it("ends a connection that refreshes with another player's or a forged token, or after its session closed", async () => {
    await using site = await startRealtimeSite()
    const player = newPlayer()
    const closesWith = async (token: string) => {
      const raw = await site.raw()
      await raw.connect(await site.token(player))
      raw.send({ id: 2, refresh: { token } })
      return raw.closed
    }
    const closed = newPlayer()
    site.revokedSessions.add(closed.sessionId)

    expect(await closesWith(await site.token(newPlayer()))).toEqual({ code: 3500, reason: 'invalid token' })
    expect(await closesWith('forged')).toEqual({ code: 3500, reason: 'invalid token' })
    expect(await closesWith(await site.token(closed))).toEqual({ code: 3500, reason: 'session closed' })
  })

  it('refuses a refresh without a token and one of a guest', async () => {
    await using site = await startRealtimeSite()
    const [player, guest] = [await site.raw(), await site.raw()]
    await player.connect(await site.token(newPlayer()))
    await guest.connect()
    player.send({ id: 2, refresh: {} })
    guest.send({ id: 2, refresh: { token: await site.token(newPlayer()) } })
    expect(await player.next()).toEqual({ id: 2, error: { code: 107, message: 'bad request' } })
    expect(await guest.next()).toEqual({ id: 2, error: { code: 107, message: 'bad request' } })
  })
})

describe('closed sessions', () => {
  it('disconnects every socket of a session at once and for good, and no other of the player', async () => {
    await using site = await startRealtimeSite()
    const phone = newPlayer()
    const laptop = { ...phone, sessionId: newPlayer().sessionId }
    const tabs = [site.client({ token: await site.token(phone) }), site.client({ token: await site.token(phone) })]
    const other = site.client({ token: await site.token(laptop) })
    for (const client of [...tabs, other]) client.connect()
    await Promise.all([...tabs, other].map((client) => client.ready()))
    const away = Promise.all(tabs.map((client) => next(client, 'disconnected')))

    expect(site.hub.disconnectSession(phone.sessionId)).toBe(2)

    expect(await away).toEqual(Array(2).fill({ code: 3500, reason: 'session closed' }))
    expect(other.state).toBe('connected')
    expect(site.hub.counts()).toMatchObject({ connections: 1, players: 1, disconnects: { 3500: 2 } })
  })

  it('lets a client return after a code that is not final, and not after a final one of either range', async () => {
    await using site = await startRealtimeSite()
    const player = newPlayer()
    const client = site.client({ token: await site.token(player) })
    client.connect()
    await client.ready()

    const returning = next(client, 'connecting')
    site.hub.disconnectPlayer(player.playerId, 3499, 'come back')
    expect(await returning).toEqual({ code: 3499, reason: 'come back' })
    await client.ready()

    const away = next(client, 'disconnected')
    site.hub.disconnectPlayer(player.playerId, 4500, 'stay away')
    expect(await away).toEqual({ code: 4500, reason: 'stay away' })
  })

  it('asks about every session once, in batches', async () => {
    const asked: string[][] = []
    const closed: string[] = []
    const findClosed = async (ids: string[]) => {
      asked.push(ids)
      return ids.slice(0, 1)
    }
    await checkSessions(['a', 'b', 'c'], 2, findClosed, (id) => closed.push(id))
    expect(asked).toEqual([['a', 'b'], ['c']])
    expect(closed).toEqual(['a', 'c'])
  })

  it('finds sessions that were closed elsewhere, and survives a failing check', async () => {
    let checks = 0
    const closed = new Set<string>()
    const players = [newPlayer(), newPlayer(), newPlayer()]
    await using site = await startRealtimeSite({
      limits: { sessionCheckIntervalMs: 5 },
      findClosedSessions: async (ids) => {
        checks += 1
        if (checks === 1) throw new Error('the database is away')
        return ids.filter((id) => closed.has(id))
      },
    })
    const raws = await Promise.all(players.map(() => site.raw()))
    for (const [index, raw] of raws.entries()) await raw.connect(await site.token(players[index]!))
    closed.add(players[2]!.sessionId)

    expect(await raws[2]!.closed).toEqual({ code: 3500, reason: 'session closed' })
    expect(site.hub.counts().players).toBe(2)
  })
})
