import { LimitDefinition } from '@baize/contract/kinds'
import { many } from '@baize/database'
import { startTestPlatform, type TestOperator, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pushPorts } from '../../src/flows/delivery/judge-push.ts'
import { sendBroadcast, takeUpBroadcasts } from '../../src/flows/delivery/send-broadcast.ts'
import { deliverPushes } from '../../src/modules/delivery/push/index.ts'
import { type FakePushService, startPushService } from '../notification/fake-push-service.ts'
import { CARRIERS, TestPost } from '../support/post.ts'
import { newReader } from '../support/told.ts'
import { configWithGroups, segmentOf } from './group.ts'

const post = new TestPost()
let platform: TestPlatform
let service: FakePushService
let editor: TestOperator
beforeAll(async () => {
  service = await startPushService()
  const reach = ((url: string | URL, init?: RequestInit) =>
    String(url).startsWith('http://post.test') ? post.fetch(url, init) : fetch(url, init)) as typeof fetch
  platform = await startTestPlatform({ config: configWithGroups(), companies: CARRIERS, services: { fetch: reach } })
})
afterAll(async () => {
  await platform[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})

/** Noon, which is quiet for nobody, of the next day. */
beforeEach(async () => {
  const now = platform.clock.now()
  const noon = new Date(now)
  noon.setUTCHours(36, 0, 0, 0)
  platform.clock.advance(noon.getTime() - now.getTime())
  editor = await platform.operator({ roles: ['content'] })
})

const words = {
  topic: 'offers' as const,
  channels: ['site', 'email', 'push'] as ('site' | 'email' | 'push')[],
  titleEn: 'A new table',
  bodyEn: 'It opens on Friday.\n\nCome {link} and see.',
  titleDe: 'Ein neuer Tisch',
  bodyDe: 'Er öffnet am Freitag.',
  path: '/games',
}
const reason = 'The new table'
const create = (segmentId: string, more: object = {}) =>
  editor.call('createBroadcast', { body: { segmentId, ...words, perSecond: 100, reason, ...more } })
const found = async (id: string) =>
  (await editor.call('listBroadcasts', { query: { perPage: 100 } })).find(({ broadcastId }) => broadcastId === id)!
const send = (id: string) => sendBroadcast(platform.services, id)
const titlesOf = async (player: TestPlayer) =>
  (await player.call('listMessages', {})).map(({ content }) => content.title).filter((title) => title !== 'Welcome')
const set = (player: TestPlayer, body: object) => player.call('setNotificationPreferences', { body })

describe('a broadcast', () => {
  it('reaches each player of the segment once, in their language or in English, in the ways they want', async () => {
    const [anna, bernd, farid] = [
      await newReader(platform),
      await newReader(platform, 'de'),
      await newReader(platform, 'fa'),
    ]
    const browser = service.browser()
    await anna.call('addPushSubscription', { body: browser.subscription })
    await set(anna, { choices: [{ topic: 'offers', channel: 'push', isOn: true }] })
    await set(farid, { choices: [{ topic: 'offers', channel: 'site', isOn: false }] })
    const { broadcastId } = await create(await segmentOf(platform.pool, [anna, bernd, farid]))
    await Promise.all([send(broadcastId), send(broadcastId)])
    await send(broadcastId)

    expect(await titlesOf(anna)).toEqual(['A new table'])
    const read = (await bernd.call('listMessages', {})).find(({ content }) => content.title !== 'Welcome')
    expect(read!.content).toMatchObject({ title: 'Ein neuer Tisch', link: { url: '/games', label: 'Ansehen' } })
    expect(await titlesOf(farid)).not.toContain('A new table')
    const [letter, ...others] = (await post.lettersTo(platform, farid.email)).filter(({ kind }) => kind === 'broadcast')
    expect(others).toEqual([])
    expect(letter).toMatchObject({ subject: 'A new table', locale: 'en' })
    expect(letter!.text).toContain('Come {link} and see.')
    expect(letter!.text).toMatch(/^http\S+\/fa\/games$/m)
    expect(letter!.text).toMatch(/^http\S+\/fa\/profile\/notifications$/m)
    await deliverPushes(pushPorts(platform.services))
    expect(service.shownBy(browser)).toMatchObject([{ title: 'A new table', url: expect.stringMatching(/\/games$/) }])
    expect(await found(broadcastId)).toMatchObject({
      state: 'sent',
      players: 3,
      reached: 3,
      bySite: 2,
      byEmail: 3,
      byPush: 1,
      leftUnwilling: 0,
    })
  })

  it('is judged when it is sent: breaks, closed accounts and choices made since the preview win', async () => {
    const [anna, bernd, clara, dora] = await Promise.all([1, 2, 3, 4].map(() => newReader(platform)))
    const segmentId = await segmentOf(platform.pool, [anna!, bernd!, clara!, dora!])
    const draft = { segmentId, ...words }
    expect(await editor.call('previewBroadcast', { body: draft })).toMatchObject({
      players: 4,
      reached: 4,
      leftBreak: 0,
    })
    const { broadcastId } = await create(segmentId)
    await anna!.call('createLimit', { body: { definition: LimitDefinition.coolingOff, period: '1_week' } })
    await bernd!.call('createLimit', { body: { definition: LimitDefinition.selfExclusion, period: '6_months' } })
    await platform.pool.query('UPDATE player SET status = 3 WHERE id = $1', [clara!.id])
    await set(dora!, { choices: ['site', 'email'].map((channel) => ({ topic: 'offers', channel, isOn: false })) })
    const expected = { reached: 0, leftBreak: 2, leftClosed: 1, leftUnwilling: 1 }
    expect(await editor.call('previewBroadcast', { body: draft })).toMatchObject({ players: 4, ...expected })
    await send(broadcastId)
    expect(await found(broadcastId)).toMatchObject({ state: 'sent', ...expected })
    expect(await titlesOf(anna!)).toEqual([])
    for (const { email } of [anna!, bernd!, clara!, dora!])
      expect((await post.lettersTo(platform, email)).filter(({ kind }) => kind === 'broadcast')).toEqual([])
  })

  it('goes by its pace, begins at its time, and stops for good when it is stopped', async () => {
    const players = await Promise.all(Array.from({ length: 5 }, () => platform.player()))
    const sendAt = new Date(platform.clock.now().getTime() + 600_000).toISOString()
    const { broadcastId } = await create(await segmentOf(platform.pool, players), {
      channels: ['site'],
      perSecond: 1,
      sendAt,
    })
    await send(broadcastId)
    expect(await found(broadcastId)).toMatchObject({ state: 'waiting', sendAt, reached: 0 })
    platform.clock.advance(600_000)
    await Promise.all([send(broadcastId), send(broadcastId)])
    expect(await found(broadcastId)).toMatchObject({ state: 'sending', reached: 2 })
    platform.clock.advance(1_999)
    await send(broadcastId)
    expect((await found(broadcastId)).reached).toBe(2)
    platform.clock.advance(1)
    await send(broadcastId)
    const params = { broadcastId }
    expect(await editor.call('stopBroadcast', { params, body: { reason } })).toMatchObject({
      state: 'stopped',
      reached: 4,
    })
    platform.clock.advance(60_000)
    await send(broadcastId)
    expect((await found(broadcastId)).reached).toBe(4)
    expect(await editor.refusal('stopBroadcast', { params, body: { reason } })).toMatchObject({ status: 409 })
  })

  it('whose job was lost is taken up again', async () => {
    const anna = await platform.player()
    const { broadcastId } = await create(await segmentOf(platform.pool, [anna]), { channels: ['site'] })
    const waiting = () => many(platform.pool, `SELECT FROM job_list(1000) WHERE key = $1`, [`broadcast:${broadcastId}`])
    expect(await waiting()).toHaveLength(1)
    await platform.pool.query('SELECT job_remove($1)', [`broadcast:${broadcastId}`])
    platform.clock.advance(61_000)
    await takeUpBroadcasts(platform.services)
    expect(await waiting()).toHaveLength(1)
  })

  it('goes on past a player for whom something is wrong, and counts them', async () => {
    const players = await Promise.all([platform.player(), platform.player(), platform.player()])
    const { broadcastId } = await create(await segmentOf(platform.pool, players), { channels: ['site'] })
    const middle = players.map(({ id }) => id).toSorted()[1]!
    await platform.pool.query(`CREATE FUNCTION pg_temp_fail() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'nobody reads this'; END $$`)
    await platform.pool.query(`CREATE TRIGGER fails BEFORE INSERT ON player_message FOR EACH ROW
      WHEN (NEW.player_id = '${middle}') EXECUTE FUNCTION pg_temp_fail()`)
    await send(broadcastId)
    await platform.pool.query('DROP TRIGGER fails ON player_message')
    expect(await found(broadcastId)).toMatchObject({ state: 'sent', reached: 2, leftFailed: 1 })
    expect(platform.reported.splice(0)).toHaveLength(1)
  })
})

describe('operators', () => {
  it('see what each language reads, and write once under one key, with a line in the audit log', async () => {
    const segmentId = await segmentOf(platform.pool, [await platform.player()])
    const preview = await editor.call('previewBroadcast', { body: { segmentId, ...words } })
    expect(preview.texts).toEqual([
      { locale: 'en', title: words.titleEn, body: words.bodyEn },
      { locale: 'de', title: words.titleDe, body: words.bodyDe },
    ])
    const input = { body: { segmentId, ...words, reason } }
    const first = await editor.call('createBroadcast', input, { requestKey: 'said-once-only' })
    expect(await editor.call('createBroadcast', input, { requestKey: 'said-once-only' })).toEqual(first)
    const owner = await platform.operator()
    const lines = await owner.call('listAuditLines', { query: { subjectId: first.broadcastId } })
    expect(lines).toMatchObject([{ operation: 'createBroadcast', reason, operator: editor.name }])
  })

  it('are refused segments that are none, and half a language', async () => {
    const body = { segmentId: 'no-such-segment', ...words, reason }
    expect(await editor.refusal('createBroadcast', { body })).toMatchObject({ status: 404 })
    const segmentId = await segmentOf(platform.pool, [])
    const half = { segmentId, ...words, bodyDe: undefined, bodyFa: 'متن', reason }
    expect(await editor.refusal('createBroadcast', { body: half })).toMatchObject({
      status: 422,
      fields: { bodyDe: expect.anything(), titleFa: expect.anything() },
    })
  })
})
