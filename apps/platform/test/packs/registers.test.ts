import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mayBePromotedTo } from '../../src/flows/breaks.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { approveIdentity } from '../support/approve-identity.ts'
import { makeFeed } from '../support/feed.ts'
import { STUDIO } from '../support/studio-calls.ts'

/** A register of a test: who is in it, and whether it answers. */
const register = { listed: new Map<string, string | null>(), isAway: false, asked: [] as string[] }
let server: Server
let platform: TestPlatform

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const { email } = JSON.parse(text) as { email: string }
      register.asked.push(email)
      const isListed = register.listed.has(email)
      response.writeHead(register.isAway ? 503 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ status: 'ok', isListed, endsOn: register.listed.get(email) ?? null }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const secret = 'a secret shared with the one register'
  platform = await startTestPlatform({
    companies: [STUDIO, { id: 'gamstop', kind: 'register', url, secret }],
    config: { packs: { countries: ['gb', 'de'], licence: null, folder: null } },
  })
  await syncFeed(platform.pool, 'studio', platform.clock.now(), makeFeed(1))
})
afterAll(async () => {
  await platform[Symbol.asyncDispose]()
  server.close()
})

const body = {
  lobbyUrl: 'http://localhost:3000/en/main',
  locale: 'en',
  countryCode: 'GB',
  platform: 2 as const,
  demoMode: false,
}
async function briton(): Promise<TestPlayer> {
  const anna = await platform.player({ form: { country: 'GB' } })
  await approveIdentity(platform.pool, anna.id)
  return anna
}
const play = (anna: TestPlayer) => anna.call('playGame', { params: { id: 'game-0' }, body })
const refusedPlay = async (anna: TestPlayer) =>
  (await anna.refusal('playGame', { params: { id: 'game-0' }, body })).code
const signIn = (anna: TestPlayer) => ({ body: { login: anna.email, password: anna.password } })
const askedAbout = (anna: TestPlayer) => register.asked.filter((email) => email === anna.email).length

it('is asked before play, and an answer counts for its time', async () => {
  const anna = await briton()
  await play(anna)
  await play(anna)
  expect(askedAbout(anna)).toBe(1)
  platform.clock.advance(60 * 60_000)
  const { accessToken } = await anna.call('createSession', signIn(anna))
  anna.token = accessToken
  expect(askedAbout(anna)).toBe(2)
  const { rows } = await platform.pool.query(
    'SELECT register, occasion, answer FROM register_answer WHERE player_id = $1 ORDER BY asked_at',
    [anna.id],
  )
  expect(rows).toEqual([
    { register: 'gamstop', occasion: 'launch', answer: 'clear' },
    { register: 'gamstop', occasion: 'sign_in', answer: 'clear' },
  ])
})

it('keeps out at the sign-in whom it lists, with the day to which it lasts', async () => {
  const anna = await briton()
  register.listed.set(anna.email, '2099-05-22')
  expect((await anna.refusal('createSession', signIn(anna))).issues).toEqual({
    login: [{ code: 'excludedUntil', values: { until: '2099-05-22' } }],
  })
  expect(await refusedPlay(anna)).toBe(14_107)
  expect(await mayBePromotedTo(platform.pool, platform.services, anna.id)).toBe(false)
  register.listed.delete(anna.email)
  platform.clock.advance(1000)
  await anna.call('createSession', signIn(anna))
})

it('does not answer: nobody plays and nobody is promoted to, but who was not listed signs in', async () => {
  const [anna, ben] = [await briton(), await briton()]
  register.listed.set(ben.email, null)
  await ben.refusal('createSession', signIn(ben))
  register.isAway = true
  expect(await refusedPlay(anna)).toBe(14_108)
  expect(await mayBePromotedTo(platform.pool, platform.services, anna.id)).toBe(false)
  await anna.call('createSession', signIn(anna))
  // What it said before still stands.
  expect((await ben.refusal('createSession', signIn(ben))).issues).toEqual({ login: [{ code: 'excludedForever' }] })
  register.isAway = false
  await play(anna)
  expect(await mayBePromotedTo(platform.pool, platform.services, anna.id)).toBe(true)
})

it('that nobody registered with the house cannot answer either', async () => {
  const anna = await platform.player({ form: { country: 'DE' } })
  await anna.call('createLimit', { body: { definition: 3, period: 'monthly', currency: 'EUR', amount: 100 } })
  expect(await refusedPlay(anna)).toBe(14_108)
})

it('is not asked where the rules name none', async () => {
  const anna = await platform.player({ form: { country: 'AT' } })
  await play(anna)
  expect(await mayBePromotedTo(platform.pool, platform.services, anna.id)).toBe(true)
  expect(askedAbout(anna)).toBe(0)
})
