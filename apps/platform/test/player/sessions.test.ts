import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'

let platform: TestPlatform
let anna: TestPlayer
beforeAll(async () => void (platform = await startTestPlatform()))
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(async () => void (anna = await platform.player({ country: 'DE' })))

/** Signs Anna in on another device. */
async function signInAgain(options: Parameters<TestPlatform['visitor']>[0] = {}) {
  const visitor = platform.visitor(options)
  const body = { login: anna.email, password: anna.password }
  const { accessToken, sessionId } = await visitor.call('createSession', { body })
  visitor.token = accessToken
  return Object.assign(visitor, { sessionId })
}

it('lists sessions newest first, with device, country and address', async () => {
  platform.clock.advance(1000)
  await signInAgain({ userAgent: PHONE, address: '203.0.113.9', country: 'AT' })
  const { data, meta } = await anna.callWithMeta('listSessions', {})
  expect(meta).toEqual({ page: 1, perPage: 20, totalPages: 1, totalRows: 2 })
  expect(data).toMatchObject([
    { ip: '203.0.113.9', country: 'AT', deviceType: 'mobile', userAgent: PHONE, playerId: anna.id, closedAt: null },
    { ip: anna.address, country: 'DE', deviceType: 'desktop', userAgent: anna.userAgent, id: anna.sessionId },
  ])
  expect(data.every(({ id, sessionId }) => id === sessionId)).toBe(true)
})

it('pages the list', async () => {
  for (let index = 0; index < 2; index++) {
    platform.clock.advance(1000)
    await signInAgain()
  }
  const { data, meta } = await anna.callWithMeta('listSessions', { query: { page: 2, perPage: 2 } })
  expect(data.map(({ id }) => id)).toEqual([anna.sessionId])
  expect(meta).toEqual({ page: 2, perPage: 2, totalPages: 2, totalRows: 3 })
  expect(await anna.refusal('listSessions', { query: { page: 0 } })).toMatchObject({ status: 422 })
  expect(await anna.refusal('listSessions', { query: { perPage: 101 } })).toMatchObject({ status: 422 })
})

it('lists only the open sessions, or only those that are over, when asked', async () => {
  const phone = await signInAgain()
  await anna.call('closeSession', { params: { id: phone.sessionId } })
  const open = await anna.callWithMeta('listSessions', { query: { isOpen: true } })
  expect(open.data.map(({ id }) => id)).toEqual([anna.sessionId])
  expect(open.meta.totalRows).toBe(1)
  const over = await anna.callWithMeta('listSessions', { query: { isOpen: false } })
  expect(over.data.map(({ id }) => id)).toEqual([phone.sessionId])
  expect(over.meta.totalRows).toBe(1)
})

it('shows nobody the sessions of others', async () => {
  const eve = await platform.player()
  expect((await eve.call('listSessions', {})).map(({ playerId }) => playerId)).toEqual([eve.id])
})

it('closes a session of another device: its token is refused at once and its socket ends', async () => {
  const phone = await signInAgain()
  const closed = await anna.call('closeSession', { params: { id: phone.sessionId } })
  expect(closed).toMatchObject({ id: phone.sessionId, closedAt: platform.clock.now().toISOString() })
  expect(await phone.refusal('getProfile', {})).toMatchObject({ status: 401, code: 11031 })
  expect(await phone.refusal('refreshSession', {})).toMatchObject({ status: 401 })
  expect(await platform.disconnected()).toContain(phone.sessionId)
  expect((await anna.call('getProfile', {})).id).toBe(anna.id)
})

it('answers a second close like the first and disconnects once', async () => {
  const phone = await signInAgain()
  const first = await anna.call('closeSession', { params: { id: phone.sessionId } })
  platform.clock.advance(1000)
  expect(await anna.call('closeSession', { params: { id: phone.sessionId } })).toEqual(first)
  expect((await platform.disconnected()).filter((id) => id === phone.sessionId)).toHaveLength(1)
})

it('closes the session it is called from, cookie included', async () => {
  await anna.call('closeSession', { params: { id: anna.sessionId } })
  expect(anna.cookies.has('baize_session')).toBe(false)
  expect(await anna.refusal('getProfile', {})).toMatchObject({ status: 401 })
})

it("does not find somebody else's session, nor one that never was", async () => {
  const eve = await platform.player()
  for (const id of [anna.sessionId, crypto.randomUUID(), 'no-id', "'"])
    expect(await eve.refusal('closeSession', { params: { id } })).toMatchObject({ status: 404, code: 2 })
  expect((await anna.call('getProfile', {})).id).toBe(anna.id)
  expect(await platform.disconnected()).not.toContain(anna.sessionId)
})

it('signs out: the session closes, the cookie goes, the socket ends, other devices stay', async () => {
  const phone = await signInAgain()
  expect(await phone.call('logout', {})).toEqual({ message: 'Signed out' })
  expect(phone.cookies.has('baize_session')).toBe(false)
  expect(await platform.disconnected()).toContain(phone.sessionId)
  expect(await phone.refusal('getProfile', {})).toMatchObject({ status: 401 })
  expect(await phone.refusal('logout', {})).toMatchObject({ status: 401 })
  expect((await anna.call('getProfile', {})).id).toBe(anna.id)
})
