import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CARRIERS, codeIn, TestPost } from '../support/post.ts'

let platform: TestPlatform
let post: TestPost
beforeAll(async () => {
  post = new TestPost()
  platform = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
})
afterAll(() => platform[Symbol.asyncDispose]())

const ask = (email: string) => platform.client('resetPassword', { body: { email } })
const choose = (code: string, newPassword = 'battery staple', repeatNewPassword = newPassword) => ({
  body: { code, newPassword, repeatNewPassword },
})
const signIn = (login: string, password: string) => platform.client('createSession', { body: { login, password } })
const lettersTo = async (email: string) =>
  (await post.lettersTo(platform, email)).filter(({ kind }) => kind === 'passwordReset')

/** The code of a letter the player has just asked for. */
async function codeFor(player: TestPlayer): Promise<string> {
  await ask(player.email)
  return codeIn((await lettersTo(player.email)).at(-1)!)
}

const badCode = { status: 422, code: 1, fields: { code: ['This link is wrong or has expired'] } }

it('writes a link to the player, in their language, by which they choose a password', async () => {
  const anna = await platform.player({ form: { locale: 'de' } })
  await ask(anna.email.toUpperCase())
  const [letter] = await lettersTo(anna.email)
  expect(letter).toMatchObject({ kind: 'passwordReset', locale: 'de', subject: 'Neues Passwort wählen' })
  expect(letter!.text).toMatch(/^http:\/\/localhost:3000\/de\/password\/reset\/[\w-]{43}$/m)
  const reply = await platform.client('confirmPassword', choose(codeIn(letter!)))
  expect(reply.message).toEqual(expect.any(String))
  expect((await signIn(anna.email, 'battery staple')).profile.id).toBe(anna.id)
  await expect(signIn(anna.email, anna.password)).rejects.toMatchObject({ status: 401 })
})

it('ends every session, with its sockets', async () => {
  const anna = await platform.player()
  const other = await signIn(anna.email, anna.password)
  await platform.client('confirmPassword', choose(await codeFor(anna)))
  for (const token of [anna.token, other.accessToken])
    expect(await platform.refusal('getProfile', {}, token)).toMatchObject({ status: 401 })
  expect(await platform.disconnected()).toEqual(expect.arrayContaining([anna.sessionId, other.sessionId]))
})

it('is told to the player by a message', async () => {
  const anna = await platform.player()
  const code = await codeFor(anna)
  platform.clock.advance(1)
  await platform.client('confirmPassword', choose(code))
  const { accessToken } = await signIn(anna.email, 'battery staple')
  // Beside one of the sign-in, of the same moment.
  const messages = await platform.client('listMessages', {}, accessToken)
  expect(messages.map(({ content }) => content.title)).toContain('Your password was changed')
})

it('answers the same whether or not somebody has the address, and does the same work', async () => {
  const waiting = async () => (await platform.pool.query('SELECT recipient FROM letter')).rows
  const anna = await platform.player()
  await post.lettersTo(platform, anna.email)
  const known = await ask(anna.email)
  expect(await waiting()).toEqual([{ recipient: anna.email }])
  await post.lettersTo(platform, anna.email)
  const unknown = await ask('nobody@example.com')
  expect(unknown).toEqual(known)
  expect(await waiting()).toEqual([{ recipient: null }])
  expect(await lettersTo('nobody@example.com')).toEqual([])
})

it.each([3, 4])('writes nothing to a player with status %i', async (status) => {
  const anna = await platform.player()
  await platform.pool.query('UPDATE player SET status = $2 WHERE id = $1', [anna.id, status])
  await ask(anna.email)
  expect(await lettersTo(anna.email)).toEqual([])
})

it('stands nowhere in the clear', async () => {
  const anna = await platform.player()
  const code = await codeFor(anna)
  const { rows } = await platform.pool.query('SELECT * FROM player_code WHERE player_id = $1', [anna.id])
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(Buffer.from(row.hash).toString('base64url')).not.toBe(code)
  expect(JSON.stringify(rows)).not.toContain(code)
})

describe('a code is refused', () => {
  const refused = async (code: string) => {
    expect(await platform.refusal('confirmPassword', choose(code))).toMatchObject(badCode)
  }

  it('that nobody was given', async () => {
    await refused('a-code-somebody-made-up')
  })

  it('that was used, and the password stays as it was chosen', async () => {
    const anna = await platform.player()
    const code = await codeFor(anna)
    await platform.client('confirmPassword', choose(code))
    expect(await platform.refusal('confirmPassword', choose(code, 'staple battery'))).toMatchObject(badCode)
    expect((await signIn(anna.email, 'battery staple')).profile.id).toBe(anna.id)
  })

  it('after an hour', async () => {
    await using own = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
    const anna = await own.player()
    await own.client('resetPassword', { body: { email: anna.email } })
    const letters = await post.lettersTo(own, anna.email)
    const code = codeIn(letters.find(({ kind }) => kind === 'passwordReset')!)
    own.clock.advance(60 * 60_000)
    expect(await own.refusal('confirmPassword', choose(code))).toMatchObject(badCode)
  })

  it('once the player has changed the password otherwise', async () => {
    const anna = await platform.player()
    const code = await codeFor(anna)
    const change = { currentPassword: anna.password, newPassword: 'own choice', repeatNewPassword: 'own choice' }
    await anna.call('changePassword', { body: change })
    await refused(code)
  })

  it('once the address it went to is not the one of the player any more', async () => {
    const anna = await platform.player()
    const code = await codeFor(anna)
    await platform.pool.query(`UPDATE player SET email = 'new-' || email WHERE id = $1`, [anna.id])
    await refused(code)
  })

  it('of a player who was blocked meanwhile', async () => {
    const anna = await platform.player()
    const code = await codeFor(anna)
    await platform.pool.query('UPDATE player SET status = 3 WHERE id = $1', [anna.id])
    await refused(code)
  })

  it('that confirms an e-mail', async () => {
    const anna = await platform.player()
    const letter = (await post.lettersTo(platform, anna.email)).find(({ kind }) => kind === 'emailConfirmation')
    await refused(codeIn(letter!))
  })
})

it('is taken once when it comes several times at the same moment', async () => {
  const anna = await platform.player()
  const code = await codeFor(anna)
  const passwords = ['battery one', 'battery two', 'battery three']
  const outcomes = await Promise.allSettled(
    passwords.map((password) => platform.client('confirmPassword', choose(code, password))),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(badCode)
  const winner = passwords[outcomes.findIndex(({ status }) => status === 'fulfilled')]!
  expect((await signIn(anna.email, winner)).profile.id).toBe(anna.id)
})

it('and a change of the password at the same moment both end, and leave one password', async () => {
  const anna = await platform.player()
  const code = await codeFor(anna)
  const change = { currentPassword: anna.password, newPassword: 'by change', repeatNewPassword: 'by change' }
  await Promise.allSettled([
    platform.client('confirmPassword', choose(code, 'by the link')),
    anna.call('changePassword', { body: change }),
  ])
  const signIns = await Promise.allSettled(
    ['by the link', 'by change', anna.password].map((password) => signIn(anna.email, password)),
  )
  expect(signIns.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it.each<[string, object, Record<string, string[]>]>([
  ['a repetition that differs', { repeatNewPassword: 'other' }, { repeatNewPassword: ['The values do not match'] }],
  [
    'a short password',
    { newPassword: '12345', repeatNewPassword: '12345' },
    { newPassword: ['This field should be at least 6 characters long'] },
  ],
  ['no code', { code: '' }, { code: ['Value is required'] }],
])('keeps the code good after %s', async (_title, over, fields) => {
  const anna = await platform.player()
  const { body } = choose(await codeFor(anna))
  expect(await platform.refusal('confirmPassword', { body: { ...body, ...over } })).toMatchObject({
    status: 422,
    fields,
  })
  await platform.client('confirmPassword', { body })
})

it('lets somebody in again who was locked out for guessing', async () => {
  const anna = await platform.player()
  const stranger = platform.visitor()
  const body = { login: anna.email, password: 'forgotten' }
  for (let attempt = 0; attempt < 11; attempt++) await stranger.refusal('createSession', { body })
  expect(await stranger.refusal('createSession', { body })).toMatchObject({ status: 429 })
  await stranger.call('confirmPassword', choose(await codeFor(anna)))
  const { profile } = await stranger.call('createSession', { body: { ...body, password: 'battery staple' } })
  expect(profile.id).toBe(anna.id)
})

it.each([true, false])('writes five letters an hour for one network, known: %s', async (isKnown) => {
  const email = isKnown ? (await platform.player()).email : `${crypto.randomUUID()}@example.com`
  const stranger = platform.visitor()
  for (let n = 0; n < 5; n++)
    await stranger.call('resetPassword', { body: { email: n % 2 ? email.toUpperCase() : email } })
  expect(await stranger.refusal('resetPassword', { body: { email } })).toMatchObject({ status: 429, code: 7 })
  await ask(email)
})

it('slows down an address that asks for others, or tries codes, without end', async () => {
  const visitor = platform.visitor()
  const email = () => ({ body: { email: `${crypto.randomUUID()}@example.com` } })
  for (let n = 0; n < 10; n++) await visitor.call('resetPassword', email())
  expect(await visitor.refusal('resetPassword', email())).toMatchObject({ status: 429 })
  for (let n = 0; n < 20; n++)
    expect(await visitor.refusal('confirmPassword', choose(`guess-${n}`))).toMatchObject({ status: 422 })
  expect(await visitor.refusal('confirmPassword', choose('guess-20'))).toMatchObject({ status: 429 })
})

it('names an e-mail that is none', async () => {
  const failure = await platform.refusal('resetPassword', { body: { email: 'anna' } })
  expect(failure).toMatchObject({ status: 422, fields: { email: ['Value is not a valid email address'] } })
})
