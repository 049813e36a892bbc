import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPhone, otherThan, codeSentTo } from '../support/phones.ts'
import { CARRIERS, TestPost } from '../support/post.ts'

let platform: TestPlatform
let post: TestPost
beforeAll(async () => {
  post = new TestPost()
  platform = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
})
afterAll(() => platform[Symbol.asyncDispose]())

const signIn = ({ email, password }: { email: string; password: string }) => ({ body: { login: email, password } })
const guessAt = (email: string, visitor = platform.visitor()) =>
  visitor.refusal('createSession', signIn({ email, password: 'a guess' }))

describe('strangers who guess passwords', () => {
  it('leave the owner alone: ten wrong passwords from one place', async () => {
    const anna = await platform.player()
    const guesser = platform.visitor()
    for (let n = 0; n < 11; n++) await guessAt(anna.email, guesser)
    expect((await guessAt(anna.email, guesser)).status).toBe(429)
    expect((await platform.client('createSession', signIn(anna))).profile.id).toBe(anna.id)
  })

  it('leave a device alone that signed in before, however many they are', async () => {
    const anna = await platform.player()
    for (let n = 0; n < 40; n++) await guessAt(anna.email)
    anna.token = ''
    expect((await anna.call('createSession', signIn(anna))).profile.id).toBe(anna.id)
  })

  it('make the account slower for strangers, who are told how long to wait, and do not close it', async () => {
    await using own = await startTestPlatform()
    const anna = await own.player()
    for (let n = 0; n < 21; n++)
      expect((await own.refusal('createSession', signIn({ ...anna, password: 'a guess' }))).status).toBe(401)
    const refused = await own.visitor().fetch('/api/player/sessions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(signIn(anna).body),
    })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2'])
    own.clock.advance(2_000)
    expect((await own.client('createSession', signIn(anna))).profile.id).toBe(anna.id)
  })

  it('do not slow down a new device at a place where the account signed in before', async () => {
    const anna = await platform.player()
    for (let n = 0; n < 40; n++) await guessAt(anna.email)
    expect((await platform.refusal('createSession', signIn(anna))).status).toBe(429)
    const neighbour = () => platform.visitor({ address: anna.address })
    for (let n = 0; n < 9; n++) expect((await guessAt(anna.email, neighbour())).status).toBe(401)
    expect((await neighbour().call('createSession', signIn(anna))).profile.id).toBe(anna.id)
    for (let n = 0; n < 10; n++) await guessAt(anna.email, neighbour())
    expect((await guessAt(anna.email, neighbour())).status).toBe(429)
  })

  it('may be told apart by no forged, foreign or outdated mark of a device', async () => {
    await using own = await startTestPlatform()
    const [anna, eve] = [await own.player(), await own.player()]
    for (let n = 0; n < 40; n++) await own.refusal('createSession', signIn({ ...anna, password: 'a guess' }))
    const tryWith = (cookie: string) =>
      own.visitor({ cookies: new Map([['baize_device', cookie]]) }).refusal('createSession', signIn(anna))
    const [id] = anna.cookies.get('baize_device')!.split('.')
    const [, foreign] = eve.cookies.get('baize_device')!.split('.')
    for (const cookie of [
      `${id}.${foreign}`,
      `${id}.${'A'.repeat(22)}`,
      `${id}`,
      'x',
      eve.cookies.get('baize_device')!,
    ])
      expect((await tryWith(cookie)).status).toBe(429)
    const before = anna.cookies.get('baize_device')!
    const change = {
      currentPassword: anna.password,
      newPassword: 'battery staple',
      repeatNewPassword: 'battery staple',
    }
    await anna.call('changePassword', { body: change })
    anna.password = 'battery staple'
    expect((await tryWith(before)).status).toBe(429)
    anna.token = ''
    expect((await anna.call('createSession', signIn(anna))).profile.id).toBe(anna.id)
  })

  it('cannot use a device of the owner to guess without end', async () => {
    const anna = await platform.player()
    for (let n = 0; n < 10; n++) expect((await guessAt(anna.email, anna)).status).toBe(401)
    expect((await guessAt(anna.email, anna)).status).toBe(429)
  })

  it('do not keep others out by their number: 120 sign-ins from 120 addresses at one moment', async () => {
    const anna = await platform.player()
    const statuses = await Promise.all(
      Array.from({ length: 120 }, async (_, n) => (await guessAt(`${n}-${anna.email}`)).status),
    )
    expect(new Set(statuses)).toEqual(new Set([401]))
  })

  it('wait for each other when they come from one network, and an owner goes before them', async () => {
    const anna = await platform.player()
    const flooding = () => platform.visitor({ address: '198.51.100.9' })
    const flood = Promise.all(Array.from({ length: 29 }, (_, n) => guessAt(`${n}-${anna.email}`, flooding())))
    anna.token = ''
    expect((await anna.call('createSession', signIn(anna))).profile.id).toBe(anna.id)
    expect(new Set((await flood).map(({ status }) => status))).toEqual(new Set([401, 429]))
  })
})

describe('strangers who ask for codes', () => {
  async function playerWithPhone(): Promise<TestPlayer & { phone: string }> {
    const player = await platform.player()
    const phone = newPhone()
    const change = 'UPDATE player SET phone = $2, phone_confirmed = true WHERE id = $1'
    await platform.pool.query(change, [player.id, phone])
    return Object.assign(player, { phone })
  }
  const ask = (phone: string, visitor = platform.visitor()) =>
    visitor.call('sendOneTimeCode', { body: { phone, reason: 'changingPass' } })

  it('leave the owner five messages a day of their own, on a device that signed in before', async () => {
    const anna = await playerWithPhone()
    for (let n = 0; n < 8; n++) {
      await ask(anna.phone)
      platform.clock.advance(60_000)
    }
    anna.token = ''
    for (let n = 0; n < 5; n++) {
      await ask(anna.phone, anna)
      platform.clock.advance(60_000)
    }
    const body = { phone: anna.phone, reason: 'changingPass' }
    expect(await anna.refusal('sendOneTimeCode', { body })).toMatchObject({ status: 429, code: 11005 })
  })

  it('leave the owner a message on a new device too, after five requests from elsewhere', async () => {
    const anna = await playerWithPhone()
    const stranger = platform.visitor()
    for (let n = 0; n < 5; n++) {
      await ask(anna.phone, stranger).catch(() => undefined)
      platform.clock.advance(60_000)
    }
    expect(await ask(anna.phone)).toEqual({ message: 'Sent' })
  })

  it('cannot use up the tries of a code they did not ask for', async () => {
    const anna = await playerWithPhone()
    const phone = platform.visitor()
    await ask(anna.phone, phone)
    const code = await codeSentTo(post, platform, anna.phone)
    const body = { phone: anna.phone, reason: 'changingPass' as const }
    for (let n = 0; n < 7; n++)
      await platform.refusal('verifyOneTimeCode', { body: { ...body, code: otherThan(code) } })
    expect((await phone.call('verifyOneTimeCode', { body: { ...body, code } })).code).toHaveLength(43)
  })
})
