import { operations } from '@baize/contract'
import { startTestPlatform, type TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'

let platform: TestPlatform
beforeAll(async () => void (platform = await startTestPlatform()))
afterAll(() => platform[Symbol.asyncDispose]())

const signIn = (login: string, password: string) => ({ body: { login, password, fingerprint: 'f' } })

it('signs in by e-mail in any case and gives a token, the profile and a companion cookie', async () => {
  const anna = await platform.player()
  const visitor = platform.visitor()
  const response = await visitor.fetch('/api/player/sessions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signIn(` ${anna.email.toUpperCase()} `, anna.password).body),
  })
  expect(response.status).toBe(200)
  const { data } = (await response.json()) as { data: unknown }
  const auth = operations.createSession.reply!.parse(data)
  expect(auth).toMatchObject({ tokenType: 'Bearer', profile: { id: anna.id } })
  expect(auth.sessionId).not.toBe(anna.sessionId)
  const cookie = response.headers.getSetCookie().find((text) => text.startsWith('baize_session='))!
  expect(cookie.split('; ').slice(1).toSorted()).toEqual([
    'HttpOnly',
    'Max-Age=31536000',
    'Path=/api/player/sessions',
    'SameSite=Strict',
  ])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('marks the companion cookie secure on a site that is', async () => {
  await using own = await startTestPlatform({ config: { publicUrl: 'https://play.example' } })
  const anna = await own.player()
  const response = await anna.fetch('/api/player/sessions/logout', { method: 'POST' })
  expect(response.headers.get('set-cookie')).toMatch(/; Secure$/)
})

it('signs in by a phone number that was confirmed, and not by one that was not', async () => {
  const anna = await platform.player()
  await platform.pool.query(`UPDATE player SET phone = '4915112345678' WHERE id = $1`, [anna.id])
  expect((await platform.refusal('createSession', signIn('4915112345678', anna.password))).status).toBe(401)
  await platform.pool.query('UPDATE player SET phone_confirmed = true WHERE id = $1', [anna.id])
  const { profile } = await platform.client('createSession', signIn('+49 151 12345678', anna.password))
  expect(profile.id).toBe(anna.id)
})

it('answers a wrong password and an unknown account alike', async () => {
  const anna = await platform.player()
  const wrong = await platform.refusal('createSession', signIn(anna.email, 'not the one'))
  const unknown = await platform.refusal('createSession', signIn('nobody@example.com', 'not the one'))
  expect(wrong).toMatchObject({ status: 401, code: 3 })
  expect([unknown.status, unknown.code, unknown.message]).toEqual([wrong.status, wrong.code, wrong.message])
})

it.each([
  [3, 'blocked', 4],
  [4, 'closed', 11_015],
])('tells only who knows the password that an account with status %i is %s', async (status, _word, code) => {
  const anna = await platform.player()
  await platform.pool.query('UPDATE player SET status = $2 WHERE id = $1', [anna.id, status])
  expect((await platform.refusal('createSession', signIn(anna.email, 'not the one'))).status).toBe(401)
  expect(await platform.refusal('createSession', signIn(anna.email, anna.password))).toMatchObject({
    status: 403,
    code,
  })
})

it('lets a limited player in', async () => {
  const anna = await platform.player()
  await platform.pool.query('UPDATE player SET status = 2 WHERE id = $1', [anna.id])
  const { profile } = await platform.client('createSession', signIn(anna.email, anna.password))
  expect(profile.status).toBe(2)
})

it('refuses visitors from a country where signing in is blocked', async () => {
  await using own = await startTestPlatform()
  const anna = await own.player()
  await own.pool.query(`INSERT INTO country_restriction (country, restrict_type) VALUES ('AU', 2)`)
  own.clock.advance(30_000)
  const failure = await own.visitor({ country: 'AU' }).refusal('createSession', signIn(anna.email, anna.password))
  expect(failure).toMatchObject({ status: 422, fields: { login: [expect.any(String)] } })
})

it.each([true, false])('stops a network that guesses at one account, known account: %s', async (isKnown) => {
  const anna = isKnown ? await platform.player() : null
  const login = anna?.email ?? `${crypto.randomUUID()}@example.com`
  const guesser = platform.visitor()
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await guesser.refusal('createSession', signIn(login, 'not the one'))).status).toBe(401)
  expect(await guesser.refusal('createSession', signIn(login, anna?.password ?? 'whatever'))).toMatchObject({
    status: 429,
    code: 7,
  })
})

it('opens the account again after a quarter of an hour', async () => {
  await using own = await startTestPlatform()
  const anna = await own.player()
  const visitor = own.visitor()
  for (let attempt = 0; attempt < 11; attempt++) await visitor.refusal('createSession', signIn(anna.email, 'wrong one'))
  own.clock.advance(15 * 60_000)
  expect((await visitor.call('createSession', signIn(anna.email, anna.password))).profile.id).toBe(anna.id)
})

it('forgets the failures of a network at an account after a success', async () => {
  const anna = await platform.player()
  const visitor = platform.visitor()
  for (let round = 0; round < 2; round++) {
    for (let attempt = 0; attempt < 9; attempt++)
      expect((await visitor.refusal('createSession', signIn(anna.email, 'not the one'))).status).toBe(401)
    visitor.cookies.clear()
    await visitor.call('createSession', signIn(anna.email, anna.password))
  }
})

it.each([
  ['one address', ['203.0.113.7']],
  ['one IPv6 network', ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:2:3:4:5:6']],
])('stops guessing from %s at many accounts, and lets others go on', async (_title, addresses) => {
  await using own = await startTestPlatform()
  const anna = await own.player()
  const guess = (address: string) =>
    own.visitor({ address }).refusal('createSession', signIn(`${crypto.randomUUID()}@example.com`, 'guess1'))
  for (let attempt = 0; attempt < 30; attempt++)
    expect((await guess(addresses[attempt % addresses.length]!)).status).toBe(401)
  expect((await guess(addresses[0]!)).status).toBe(429)
  expect((await own.client('createSession', signIn(anna.email, anna.password))).profile.id).toBe(anna.id)
})

it('counts guesses that come at the same moment', async () => {
  const anna = await platform.player()
  const visitor = platform.visitor()
  const statuses = await Promise.all(
    Array.from({ length: 14 }, async () => (await visitor.refusal('createSession', signIn(anna.email, 'x'))).status),
  )
  expect(statuses.toSorted((left, right) => left - right)).toEqual([
    ...Array<number>(10).fill(401),
    ...Array<number>(4).fill(429),
  ])
})

it.each([
  ['no password', { login: 'a@example.com' }, { password: ['Value is required'] }],
  ['an empty login', { login: '', password: 'secret1' }, { login: ['Value is required'] }],
  ['a login that is no text', { login: 7, password: 'secret1' }, { login: ['Value is not valid'] }],
  ['a member of no form', { login: 'a@b.c', password: 'x', otp: '1' }, { otp: ['Unknown field'] }],
])('names the field of a bad request: %s', async (_title, body, fields) => {
  expect(await platform.refusal('createSession', { body })).toMatchObject({ status: 422, code: 1, fields })
})

it('answers requests that cannot be read with the envelope and the right status', async () => {
  const visitor = platform.visitor()
  const post = async (body: string, contentType = 'application/json') => {
    const headers = { 'content-type': contentType }
    const response = await visitor.fetch('/api/player/sessions', { method: 'POST', headers, body })
    const { error } = (await response.json()) as { error: { code: number; message: string } }
    expect(error).toMatchObject({ code: 1, message: expect.any(String) })
    return response.status
  }
  expect(await post('{"login":')).toBe(400)
  expect(await post(JSON.stringify({ login: 'a@b.c', password: 'x'.repeat(70_000) }))).toBe(413)
  expect(await post('login=a', 'application/x-www-form-urlencoded')).toBe(415)
  expect(await post('[]')).toBe(422)
  expect(await post('null')).toBe(422)
})
