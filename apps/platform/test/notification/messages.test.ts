import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { withTransaction } from '@baize/database'
import { uuidv7 } from '@baize/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendMessage } from '../../src/modules/delivery/notifications/index.ts'
import { factsOf } from '../support/money.ts'

let platform: TestPlatform
beforeAll(async () => void (platform = await startTestPlatform()))
afterAll(() => platform[Symbol.asyncDispose]())

const list = (player: TestPlayer, query: { page?: number; perPage?: number } = {}) =>
  player.callWithMeta('listMessages', { query })
const idsOf = async (player: TestPlayer) => (await list(player)).data.map(({ id }) => id)
const read = (player: TestPlayer, messageIds: string[]) => player.call('readMessages', { body: { messageIds } })
const remove = (player: TestPlayer, messageIds: string[]) => player.call('deleteMessages', { body: { messageIds } })

/** Writes messages of another moment each, so that their order is known. */
async function write(player: TestPlayer, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    platform.clock.advance(1)
    const about = { kind: 'passwordChanged', playerId: player.id, locale: 'en' } as const
    await withTransaction(platform.pool, (tx) => sendMessage(tx, about, platform.clock.now()))
  }
}

it('welcomes everybody who registers, in their language', async () => {
  const anna = await platform.player({ form: { locale: 'de' } })
  const { data, meta } = await list(anna)
  expect(meta).toEqual({ page: 1, perPage: 20, totalPages: 1, totalRows: 1, totalUnread: 1 })
  expect(data).toEqual([
    {
      id: expect.any(String),
      playerId: anna.id,
      state: 1,
      content: {
        title: 'Willkommen',
        body: expect.any(String),
        link: { url: '/static/responsible-gambling', label: 'Verantwortungsvolles Spielen' },
        image: null,
      },
      readAt: null,
      createdAt: platform.clock.now().toISOString(),
      updatedAt: null,
    },
  ])
})

it('tells the open pages of a player of a message, whole', async () => {
  const anna = await platform.player()
  const { data } = await list(anna)
  expect(await factsOf(platform.pool, 'messenger:notifications', anna.id)).toEqual([
    { event: 'message.received', message: data[0] },
  ])
})

it('tells a player that the password was changed, and nobody when it was not', async () => {
  const anna = await platform.player()
  const change = (currentPassword: string) => ({
    body: { currentPassword, newPassword: 'battery staple', repeatNewPassword: 'battery staple' },
  })
  await anna.refusal('changePassword', change('wrong'))
  platform.clock.advance(1)
  await anna.call('changePassword', change(anna.password))
  const { data, meta } = await list(anna)
  expect(data.map(({ content }) => content.title)).toEqual(['Your password was changed', 'Welcome'])
  expect(meta.totalUnread).toBe(2)
})

it('pages through messages, newest first, and counts the unread ones of all pages', async () => {
  const anna = await platform.player()
  await write(anna, 6)
  const all = await list(anna, { perPage: 100 })
  const times = all.data.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().reverse())
  const second = await list(anna, { page: 2, perPage: 3 })
  expect(second.meta).toEqual({ page: 2, perPage: 3, totalPages: 3, totalRows: 7, totalUnread: 7 })
  expect(second.data).toEqual(all.data.slice(3, 6))
  expect((await list(anna, { page: 4, perPage: 3 })).data).toEqual([])
})

describe('reading', () => {
  it('marks the messages that are named, once', async () => {
    const anna = await platform.player()
    await write(anna, 2)
    const ids = await idsOf(anna)
    expect(await read(anna, [ids[0]!, ids[1]!])).toEqual({ totalUnread: 1 })
    const readAt = platform.clock.now().toISOString()
    platform.clock.advance(1000)
    expect(await read(anna, [ids[0]!])).toEqual({ totalUnread: 1 })
    const { data } = await list(anna)
    expect(data.map(({ state }) => state)).toEqual([2, 2, 1])
    expect(data[0]).toMatchObject({ readAt, updatedAt: readAt })
  })

  it('marks all of them', async () => {
    const anna = await platform.player()
    await write(anna, 3)
    expect(await anna.call('readAllMessages', {})).toEqual({ totalUnread: 0 })
    expect(await anna.call('readAllMessages', {})).toEqual({ totalUnread: 0 })
    expect((await list(anna)).meta.totalUnread).toBe(0)
  })

  it('counts each once when windows read at the same moment', async () => {
    const anna = await platform.player()
    await write(anna, 3)
    const ids = await idsOf(anna)
    await Promise.all([read(anna, ids.slice(0, 2)), read(anna, ids.slice(1, 3)), read(anna, ids.slice(0, 1))])
    expect((await list(anna)).meta.totalUnread).toBe(1)
  })
})

describe('deleting', () => {
  it('removes the messages that are named, also when they are gone already', async () => {
    const anna = await platform.player()
    await write(anna, 2)
    const ids = await idsOf(anna)
    expect(await remove(anna, [ids[0]!])).toEqual({ totalUnread: 2 })
    expect(await remove(anna, [ids[0]!, ids[1]!])).toEqual({ totalUnread: 1 })
    expect(await idsOf(anna)).toEqual([ids[2]])
  })
})

it("leaves somebody else's messages alone, and does not mind ids that are none", async () => {
  const [anna, ben] = [await platform.player(), await platform.player()]
  const [id] = await idsOf(ben)
  for (const ids of [[id!], [uuidv7()], ['none']]) {
    expect(await read(anna, ids)).toEqual({ totalUnread: 1 })
    expect(await remove(anna, ids)).toEqual({ totalUnread: 1 })
  }
  await anna.call('readAllMessages', {})
  const { data, meta } = await list(ben)
  expect([data.map(({ state }) => state), meta.totalUnread]).toEqual([[1], 1])
})

it('is for players only', async () => {
  const body = { messageIds: [uuidv7()] }
  expect(await platform.refusal('listMessages', {})).toMatchObject({ status: 401 })
  expect(await platform.refusal('readMessages', { body })).toMatchObject({ status: 401 })
  expect(await platform.refusal('readAllMessages', {})).toMatchObject({ status: 401 })
  expect(await platform.refusal('deleteMessages', { body })).toMatchObject({ status: 401 })
})

it.each([
  ['no ids', { messageIds: [] }],
  ['too many ids', { messageIds: Array.from({ length: 101 }, () => uuidv7()) }],
  ['ids that are no list', { messageIds: 'all' }],
])('names the field of a call with %s', async (_title, body) => {
  const anna = await platform.player()
  for (const name of ['readMessages', 'deleteMessages'] as const)
    expect(await anna.refusal(name, { body })).toMatchObject({ status: 422, fields: { messageIds: expect.any(Array) } })
})
