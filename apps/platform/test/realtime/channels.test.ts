import { describe, expect, it } from 'vitest'
import { channelRule } from '../../src/realtime/index.ts'
import { newPlayer, next, refusal, startRealtimeSite, subscribed, until } from './realtime-site.ts'

const PRIVATE = [
  'wallet:accounts',
  'payment:invoices',
  'bonus:player-bonus-codes',
  'bonus:player-bonuses',
  'bonus:player-freespins',
  'retention:quests',
  'retention:accounts',
  'retention:wheels',
  'messenger:notifications',
  'game:bets',
  'player:profile',
  'tournaments:0190f6a4-0000-7000-8000-000000000000',
]
const PUBLIC = [
  'tournaments',
  'tournaments:0190f6a4-0000-7000-8000-000000000000',
  'game:winners:mobile:UA',
  'game:winners:desktop:DE',
  'activity-board:boards#main',
  'global:online',
]

describe('channels', () => {
  it('opens private channels to their player only', async () => {
    await using site = await startRealtimeSite()
    const [anna, ben] = [newPlayer(), newPlayer()]
    const [annasClient, bensClient, guest] = [
      site.client({ token: await site.token(anna) }),
      site.client({ token: await site.token(ben) }),
      site.client(),
    ]
    for (const client of [annasClient, bensClient, guest]) client.connect()

    for (const name of PRIVATE) {
      const channel = `${name}#${anna.playerId}`
      await subscribed(annasClient, channel)
      expect([channel, await refusal(bensClient, channel)]).toEqual([channel, 103])
      expect([channel, await refusal(guest, channel)]).toEqual([channel, 103])
    }
  })

  it.each(PUBLIC)('opens %s to everyone', async (channel) => {
    await using site = await startRealtimeSite()
    const [guest, member] = [site.client(), site.client({ token: await site.token(newPlayer()) })]
    for (const client of [guest, member]) {
      client.connect()
      const { subscription, received } = await subscribed(client, channel)
      const published = next(subscription, 'publication')
      site.hub.publish(channel, { event: 'something' })
      await published
      expect(received).toEqual([{ event: 'something' }])
    }
    expect(site.hub.subscribers(channel)).toBe(2)
  })

  it.each([
    'unknown',
    'unknown:name',
    'wallet',
    'wallet:accounts',
    'wallet:accounts#',
    'wallet:other#0190f6a4-0000-7000-8000-000000000000',
    'game:winners:tablet:UA',
    'game:winners:mobile:ua',
    'activity-board:boards',
    'activity-board:others#main',
    'tournaments:#0190f6a4-0000-7000-8000-000000000000',
    'toString',
    '__proto__',
  ])('does not know the channel %s', async (channel) => {
    await using site = await startRealtimeSite()
    const raw = await site.raw()
    await raw.connect(await site.token(newPlayer()))
    raw.send({ id: 2, subscribe: { channel } })
    expect(await raw.next()).toEqual({ id: 2, error: { code: 102, message: 'unknown channel' } })
    expect(channelRule(channel)).toBeUndefined()
  })

  it('never hands a publication to another player', async () => {
    await using site = await startRealtimeSite()
    const [anna, ben] = [newPlayer(), newPlayer()]
    const client = site.client({ token: await site.token(ben) })
    client.connect()
    const { received, subscription } = await subscribed(client, `wallet:accounts#${ben.playerId}`)

    site.hub.publish(`wallet:accounts#${anna.playerId}`, { event: 'for Anna' })
    site.hub.publish(`wallet:accounts#${ben.playerId}`, { event: 'for Ben' })
    await next(subscription, 'publication')

    expect(received).toEqual([{ event: 'for Ben' }])
  })

  it('ends a subscription for good with a code below 2500', async () => {
    await using site = await startRealtimeSite()
    const player = newPlayer()
    const channel = `game:bets#${player.playerId}`
    const client = site.client({ token: await site.token(player) })
    client.connect()
    const { subscription } = await subscribed(client, channel)
    const ended = next(subscription, 'unsubscribed')

    expect(site.hub.unsubscribePlayer(player.playerId, channel, 2499, 'enough')).toBe(1)

    expect(await ended).toEqual({ channel, code: 2499, reason: 'enough' })
    expect(site.hub.subscribers(channel)).toBe(0)
  })

  it('makes the client subscribe again with a code from 2500', async () => {
    await using site = await startRealtimeSite()
    const player = newPlayer()
    const channel = `game:bets#${player.playerId}`
    const client = site.client({ token: await site.token(player) })
    client.connect()
    const { subscription } = await subscribed(client, channel)
    const again = next(subscription, 'subscribing')

    site.hub.unsubscribePlayer(player.playerId, channel, 2500, 'again')

    expect(await again).toEqual({ channel, code: 2500, reason: 'again' })
    await subscription.ready()
    expect(site.hub.subscribers(channel)).toBe(1)
  })

  it('publishes nothing for clients and offers them no other commands', async () => {
    await using site = await startRealtimeSite()
    const raw = await site.raw()
    await raw.connect()
    raw.send(
      { id: 2, publish: { channel: 'tournaments', data: {} } },
      { id: 3, rpc: { method: 'deposit' } },
      { id: 4, presence: { channel: 'global:online' } },
    )
    expect(await raw.next()).toEqual({ id: 2, error: { code: 103, message: 'permission denied' } })
    expect(await raw.next()).toEqual({ id: 3, error: { code: 108, message: 'not available' } })
    expect(await raw.next()).toEqual({ id: 4, error: { code: 108, message: 'not available' } })
  })

  it('refuses a second subscription of a channel and more channels than the bound', async () => {
    await using site = await startRealtimeSite({ limits: { channelsPerConnectionMax: 2 } })
    const raw = await site.raw()
    await raw.connect()
    raw.send(
      { id: 2, subscribe: { channel: 'tournaments' } },
      { id: 3, subscribe: { channel: 'tournaments' } },
      { id: 4, subscribe: { channel: 'tournaments:a' } },
      { id: 5, subscribe: { channel: 'tournaments:b' } },
    )
    expect(await raw.next()).toEqual({ id: 2, subscribe: {} })
    expect(await raw.next()).toEqual({ id: 3, error: { code: 105, message: 'already subscribed' } })
    expect(await raw.next()).toEqual({ id: 4, subscribe: {} })
    expect(await raw.next()).toEqual({ id: 5, error: { code: 106, message: 'limit exceeded' } })
  })

  it('forgets channels nobody listens to any more', async () => {
    await using site = await startRealtimeSite()
    const [first, second] = [await site.raw(), await site.raw()]
    for (const raw of [first, second]) {
      await raw.connect()
      raw.send({ id: 2, subscribe: { channel: 'tournaments' } })
      await raw.next()
    }
    expect(site.hub.counts().channels).toBe(1)

    first.send({ id: 3, unsubscribe: { channel: 'tournaments' } })
    await first.next()
    expect(site.hub.counts().channels).toBe(1)
    second.socket.terminate()
    await until(() => site.hub.counts().connections === 1)
    expect(site.hub.counts().channels).toBe(0)
  })

  it('knows which channels somebody listens to, and tells them all the same', async () => {
    await using site = await startRealtimeSite()
    const anna = newPlayer()
    const client = site.client({ token: await site.token(anna) })
    client.connect()
    await subscribed(client, `game:bets#${anna.playerId}`)
    const mobile = await subscribed(client, 'game:winners:mobile:DE')
    const desktop = await subscribed(client, 'game:winners:desktop:DE')
    expect(site.hub.watched('game:winners:').toSorted()).toEqual(['game:winners:desktop:DE', 'game:winners:mobile:DE'])
    expect(site.hub.watched('game:bets')).toEqual([`game:bets#${anna.playerId}`])

    site.hub.broadcast(site.hub.watched('game:winners:'), { event: 'game.winner' })
    await until(() => mobile.received.length + desktop.received.length === 2)
    mobile.subscription.unsubscribe()
    await until(() => site.hub.watched('game:winners:').length === 1)
    client.disconnect()
    await until(() => site.hub.watched('game:winners:').length === 0)
  })
})
