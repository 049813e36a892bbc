import { describe, expect, it } from 'vitest'
import { ChannelHistory } from '../../src/realtime/history.ts'
import { next, startRealtimeSite, subscribed, until, type RealtimeSite } from './realtime-site.ts'

const BOARD = 'activity-board:boards#main'

function publishBets(site: RealtimeSite, from: number, to: number) {
  for (let bet = from; bet <= to; bet += 1) site.hub.publish(BOARD, { event: 'activity-board.updated', bet })
}

describe('history', () => {
  it('gives a newcomer the last 11 bets, newest first', async () => {
    await using site = await startRealtimeSite()
    publishBets(site, 1, 40)
    const client = site.client()
    client.connect()
    const { subscription } = await subscribed(client, BOARD)

    const { publications, offset } = await subscription.history({ limit: 11, reverse: true })

    expect(publications.map(({ data }) => data.bet)).toEqual([40, 39, 38, 37, 36, 35, 34, 33, 32, 31, 30])
    expect(publications[0]!.offset).toBe(40)
    expect(offset).toBe(40)
  })

  it('reads on from a position, in both directions', async () => {
    await using site = await startRealtimeSite()
    publishBets(site, 1, 6)
    const client = site.client()
    client.connect()
    await client.ready()
    const { epoch } = await client.history(BOARD)
    const bets = async (options: object) => {
      const { publications } = await client.history(BOARD, options)
      return publications.map(({ data }) => data.bet)
    }

    expect(await bets({ limit: -1 })).toEqual([1, 2, 3, 4, 5, 6])
    expect(await bets({ limit: 2, since: { offset: 3, epoch } })).toEqual([4, 5])
    expect(await bets({ limit: 2, since: { offset: 3, epoch }, reverse: true })).toEqual([2, 1])
    expect(await bets({})).toEqual([])
    await expect(bets({ limit: 1, since: { offset: 3, epoch: 'other' } })).rejects.toMatchObject({ code: 112 })
  })

  it('is empty before the first publication, and not offered where nothing is kept', async () => {
    await using site = await startRealtimeSite()
    const client = site.client()
    client.connect()
    await client.ready()
    expect(await client.history(BOARD, { limit: 11 })).toMatchObject({ publications: [], offset: 0 })
    await expect(client.history('tournaments', { limit: 1 })).rejects.toMatchObject({ code: 108 })
    await expect(client.history('unknown', { limit: 1 })).rejects.toMatchObject({ code: 102 })
    await expect(client.history('wallet:accounts#x', { limit: 1 })).rejects.toMatchObject({ code: 103 })
  })

  it.each([
    { limit: 'all' },
    { limit: 1.5 },
    { limit: 1, reverse: 'yes' },
    { limit: 1, since: 4 },
    { since: { offset: -1 } },
  ])('refuses the malformed query %j', async (query) => {
    await using site = await startRealtimeSite()
    const raw = await site.raw()
    await raw.connect()
    raw.send({ id: 2, history: { channel: BOARD, ...query } })
    expect(await raw.next()).toEqual({ id: 2, error: { code: 107, message: 'bad request' } })
  })
})

describe('after a lost connection', () => {
  it('returns, subscribes again and goes on receiving', async () => {
    await using site = await startRealtimeSite()
    const client = site.client()
    client.connect()
    const { subscription, received } = await subscribed(client, 'tournaments')
    const lost = next(subscription, 'subscribing')
    site.cutConnections()
    await lost
    await subscription.ready()

    site.hub.publish('tournaments', { event: 'tournament.completed' })
    await next(subscription, 'publication')
    expect(received).toEqual([{ event: 'tournament.completed' }])
    expect(site.hub.subscribers('tournaments')).toBe(1)
  })

  it('hands over what was published meanwhile, once and in order, where history is kept', async () => {
    await using site = await startRealtimeSite()
    publishBets(site, 1, 3)
    const client = site.client()
    client.connect()
    const { subscription, received } = await subscribed(client, BOARD, { recoverable: true })
    publishBets(site, 4, 4)
    await until(() => received.length === 1)

    const lost = next(subscription, 'subscribing')
    site.cutConnections()
    await lost
    publishBets(site, 5, 7)
    expect(await next(subscription, 'subscribed')).toMatchObject({ wasRecovering: true, recovered: true })
    publishBets(site, 8, 8)

    await until(() => received.length === 5)
    expect(received.map((data) => (data as { bet: number }).bet)).toEqual([4, 5, 6, 7, 8])
  })

  it('says so when more was missed than is kept', async () => {
    await using site = await startRealtimeSite()
    publishBets(site, 1, 1)
    const client = site.client()
    client.connect()
    const { subscription, received } = await subscribed(client, BOARD, { recoverable: true })
    const lost = next(subscription, 'subscribing')
    site.cutConnections()
    await lost
    publishBets(site, 2, 60)

    expect(await next(subscription, 'subscribed')).toMatchObject({ wasRecovering: true, recovered: false })
    publishBets(site, 61, 61)
    await until(() => received.length === 1)
    expect(received).toEqual([{ event: 'activity-board.updated', bet: 61 }])
  })

  it('does not recover from a position of an earlier process', async () => {
    await using site = await startRealtimeSite()
    publishBets(site, 1, 3)
    const client = site.client()
    client.connect()
    const subscription = client.newSubscription(BOARD, { recoverable: true, since: { offset: 1, epoch: 'earlier' } })
    subscription.subscribe()
    expect(await next(subscription, 'subscribed')).toMatchObject({ wasRecovering: true, recovered: false })
  })

  it('answers a recovery with the position it starts from and everything since', async () => {
    await using site = await startRealtimeSite()
    publishBets(site, 1, 3)
    const raw = await site.raw()
    await raw.connect()
    raw.send({ id: 2, history: { channel: BOARD } })
    const { epoch } = (await raw.next())['history'] as { epoch: string }
    raw.send({ id: 3, subscribe: { channel: BOARD, recover: true, offset: 2, epoch } })
    expect(await raw.next()).toEqual({
      id: 3,
      subscribe: {
        recoverable: true,
        positioned: true,
        epoch,
        offset: 2,
        was_recovering: true,
        recovered: true,
        publications: [{ data: { event: 'activity-board.updated', bet: 3 }, offset: 3 }],
      },
    })
  })

  it('refuses instead, when the client asks for that', async () => {
    await using site = await startRealtimeSite()
    const raw = await site.raw()
    await raw.connect()
    const since = { recover: true, offset: 7, epoch: 'earlier' }
    raw.send({ id: 2, subscribe: { channel: BOARD, ...since, flag: 2 } })
    expect(await raw.next()).toEqual({ id: 2, error: { code: 112, message: 'unrecoverable position' } })
    expect(site.hub.subscribers(BOARD)).toBe(0)
  })
})

describe('what a channel keeps', () => {
  it('is bounded, and knows from which offsets it can still fill a gap', () => {
    const history = new ChannelHistory(3)
    expect(history.recover(0)).toEqual([])
    expect(history.recover(1)).toBeUndefined()
    for (let i = 1; i <= 5; i += 1) history.append(String(i))

    expect(history.read({ limit: -1, isReverse: false })).toEqual([
      '{"data":3,"offset":3}',
      '{"data":4,"offset":4}',
      '{"data":5,"offset":5}',
    ])
    expect(history.recover(1)).toBeUndefined()
    expect(history.recover(2)).toHaveLength(3)
    expect(history.recover(5)).toEqual([])
    expect(history.recover(6)).toBeUndefined()
  })
})
