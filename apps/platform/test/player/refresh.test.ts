import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { unsignedToken } from './tokens.ts'

const DAY_MS = 86_400_000

let platform: TestPlatform
let anna: TestPlayer
beforeAll(async () => void (platform = await startTestPlatform()))
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(async () => void (anna = await platform.player()))

it('exchanges a token, also one whose time is over, for a new one of the same session', async () => {
  platform.clock.advance(2 * DAY_MS)
  expect(await anna.refusal('getProfile', {})).toMatchObject({ status: 401 })
  const { accessToken } = await anna.call('refreshSession', {})
  expect(decodeJwt(accessToken)).toMatchObject({ sub: anna.id, sessionId: anna.sessionId })
  expect((await platform.client('getProfile', {}, accessToken)).id).toBe(anna.id)
})

it('serves two tabs that refresh at the same moment, again and again', async () => {
  for (let round = 0; round < 3; round++) {
    platform.clock.advance(900_000)
    const replies = await Promise.all([anna.call('refreshSession', {}), anna.call('refreshSession', {})])
    for (const { accessToken } of replies)
      expect((await platform.client('getProfile', {}, accessToken)).id).toBe(anna.id)
  }
})

it('takes a token up to thirty days after its end and not beyond', async () => {
  const endMs = decodeJwt(anna.token).exp! * 1000
  platform.clock.advance(endMs + 30 * DAY_MS - platform.clock.now().getTime() - 1)
  await anna.call('refreshSession', {})
  platform.clock.advance(1)
  expect(await anna.refusal('refreshSession', {})).toMatchObject({ status: 401, code: 11038 })
})

it('lets nobody stay signed in for more than ninety days, however often they come back', async () => {
  for (let day = 20; day < 90; day += 20) {
    platform.clock.advance(20 * DAY_MS)
    anna.token = (await anna.call('refreshSession', {})).accessToken
  }
  platform.clock.advance(10 * DAY_MS - 1)
  await anna.call('refreshSession', {})
  platform.clock.advance(1)
  expect(await anna.refusal('refreshSession', {})).toMatchObject({ status: 401, code: 11038 })
})

it('refuses a stolen token without the companion cookie, or with that of another session', async () => {
  const thief = platform.visitor({ token: anna.token })
  expect(await thief.refusal('refreshSession', {})).toMatchObject({ status: 401, code: 3 })
  const eve = await platform.player()
  eve.token = anna.token
  expect(await eve.refusal('refreshSession', {})).toMatchObject({ status: 401, code: 3 })
})

it('refuses the cookie alone, and a token that is not ours', async () => {
  const { token } = anna
  for (const bad of [null, 'x', unsignedToken(token)]) {
    const visitor = platform.visitor({ token: bad, cookies: anna.cookies })
    expect(await visitor.refusal('refreshSession', {})).toMatchObject({ status: 401, code: 3 })
  }
})

it('refuses a session that was closed', async () => {
  const cookies = new Map(anna.cookies)
  await anna.call('logout', {})
  const visitor = platform.visitor({ token: anna.token, cookies })
  expect(await visitor.refusal('refreshSession', {})).toMatchObject({ status: 401, code: 3 })
})

it('needs no cookie where binding is switched off', async () => {
  await using open = await startTestPlatform({ config: { isSessionBindingOn: false } })
  const player = await open.player()
  open.clock.advance(DAY_MS)
  const visitor = open.visitor({ token: player.token })
  const { accessToken } = await visitor.call('refreshSession', {})
  expect((await open.client('getProfile', {}, accessToken)).id).toBe(player.id)
  expect(visitor.cookies.size).toBe(0)
})

it('prolongs the companion cookie without changing it', async () => {
  const before = new Map(anna.cookies)
  const response = await anna.fetch('/api/player/sessions/refresh', { method: 'POST' })
  expect(response.status).toBe(200)
  expect(response.headers.get('set-cookie')).toMatch(/^baize_session=[\w-]{43}; Max-Age=31536000; /)
  expect(anna.cookies).toEqual(before)
})

it('notes when the session was last seen', async () => {
  platform.clock.advance(DAY_MS)
  await anna.call('refreshSession', {})
  const { rows } = await platform.pool.query('SELECT created_at, last_seen_at FROM player_session WHERE id = $1', [
    anna.sessionId,
  ])
  expect(rows[0].last_seen_at).toEqual(platform.clock.now())
  expect(rows[0].created_at.getTime()).toBe(platform.clock.now().getTime() - DAY_MS)
})

it('keeps nothing that would let a reader of the database refresh', async () => {
  const row = 'SELECT session::text AS text FROM player_session session WHERE id = $1'
  const { rows } = await platform.pool.query<{ text: string }>(row, [anna.sessionId])
  expect(rows[0]!.text).not.toContain(anna.cookies.get('baize_session'))
})
