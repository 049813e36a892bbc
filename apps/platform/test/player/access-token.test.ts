import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { findClosedSessions, verifyAccessToken } from '../../src/modules/person/sessions/index.ts'
import { forgeToken, unsignedToken } from './tokens.ts'

let platform: TestPlatform
let anna: TestPlayer
beforeAll(async () => void (platform = await startTestPlatform()))
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(async () => void (anna = await platform.player()))

const statusOf = async (token: string) => {
  const response = await platform.visitor({ token }).fetch('/api/player/profile')
  await response.body?.cancel()
  return response.status
}

it('says who it is for, for which session and for how long: a quarter of an hour', () => {
  expect(decodeProtectedHeader(anna.token)).toMatchObject({ alg: 'HS256' })
  const claims = decodeJwt(anna.token)
  expect(claims).toMatchObject({ iss: 'baize', sub: anna.id, sessionId: anna.sessionId })
  expect(claims.jti).toEqual(expect.any(String))
  expect(claims.exp! - claims.iat!).toBe(900)
  expect(claims.nbf!).toBeLessThanOrEqual(claims.iat!)
})

it('is taken while it lives and refused from its end on', async () => {
  await using own = await startTestPlatform()
  const player = await own.player()
  own.clock.advance(898_000)
  expect((await player.call('getProfile', {})).id).toBe(player.id)
  own.clock.advance(2_000)
  expect(await player.refusal('getProfile', {})).toMatchObject({ status: 401, code: 3 })
})

it('is the twin of a forged one only when nothing was changed', async () => {
  expect(await statusOf(await forgeToken(platform, anna))).toBe(200)
})

it.each<[string, () => Promise<string> | string]>([
  ['none at all', () => 'x'],
  ['one without a signature', () => unsignedToken(anna.token)],
  ['one with its claims changed', () => anna.token.replace(/\.[^.]+\./, (claims) => `${claims.slice(0, -3)}AA.`)],
  ['one with its signature cut', () => anna.token.slice(0, -2)],
  ['one signed with another secret', () => forgeToken(platform, anna, { secret: 'x'.repeat(40) })],
  ['one signed with another algorithm', () => forgeToken(platform, anna, { alg: 'HS512' })],
  ['one of another issuer', () => forgeToken(platform, anna, { claims: { iss: 'other' } })],
  ['one that starts later', () => forgeToken(platform, anna, { claims: { nbf: 4e9 } })],
  ['one without an end', () => forgeToken(platform, anna, { claims: { exp: undefined } })],
  ['one without a session', () => forgeToken(platform, anna, { claims: { sessionId: undefined } })],
  ['one of a session that never was', () => forgeToken(platform, anna, { claims: { sessionId: anna.id } })],
  ['one whose session is no id', () => forgeToken(platform, anna, { claims: { sessionId: "' OR 1=1" } })],
])('is refused: %s', async (_title, make) => {
  expect(await statusOf(await make())).toBe(401)
})

it('is refused when it pairs a player with the session of another', async () => {
  const other = await platform.player()
  expect(await statusOf(await forgeToken(platform, anna, { claims: { sessionId: other.sessionId } }))).toBe(401)
})

it.each([3, 4])('is refused from the moment the player gets status %i', async (status) => {
  await platform.pool.query('UPDATE player SET status = $2 WHERE id = $1', [anna.id, status])
  expect(await anna.refusal('getProfile', {})).toMatchObject({ status: 401 })
  expect(await anna.refusal('refreshSession', {})).toMatchObject({ status: 401 })
})

it('is needed for the calls of a player', async () => {
  const guest = platform.visitor()
  for (const name of ['getProfile', 'listSessions', 'logout'] as const)
    expect(await guest.refusal(name, {})).toMatchObject({ status: 401, code: 3 })
  expect(await guest.refusal('updateProfile', { body: { nickname: 'Anna' } })).toMatchObject({ status: 401 })
  expect(await guest.refusal('closeSession', { params: { id: anna.sessionId } })).toMatchObject({ status: 401 })
  expect(await guest.refusal('listFieldValidations', { query: { scenario: 'profile' } })).toMatchObject({ status: 401 })
})

it('tells a socket apart who may connect, whose time is over and whose session was closed', async () => {
  await using own = await startTestPlatform()
  const player = await own.player()
  const verify = (token: string) => verifyAccessToken(own.services, token)
  expect(await verify(player.token)).toEqual({
    playerId: player.id,
    sessionId: player.sessionId,
    expiresAt: new Date(decodeJwt(player.token).exp! * 1000),
  })
  expect(await verify(unsignedToken(player.token))).toBe('invalid')
  const other = await own.player()
  await other.call('logout', {})
  expect(await verify(other.token)).toBe('revoked')
  own.clock.advance(900_000)
  expect(await verify(player.token)).toBe('expired')
})

it('lets the hub find, among many sessions, those that are over', async () => {
  const closed = await platform.player()
  await closed.call('logout', {})
  const blocked = await platform.player()
  await platform.pool.query('UPDATE player SET status = 3 WHERE id = $1', [blocked.id])
  const ids = [anna.sessionId, closed.sessionId, blocked.sessionId]
  const found = await findClosedSessions(platform.pool, ids)
  expect(found.toSorted()).toEqual([closed.sessionId, blocked.sessionId].toSorted())
})
