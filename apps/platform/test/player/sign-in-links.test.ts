import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendSignInLink } from '../../src/flows/person/sign-in/sign-in-links.ts'
import { restrictCountry } from '../../src/modules/ground/settings/index.ts'
import { CARRIERS, codeIn, type PostedLetter, TestPost } from '../support/post.ts'

let platform: TestPlatform
let post: TestPost
beforeAll(async () => {
  post = new TestPost()
  platform = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
})
afterAll(() => platform[Symbol.asyncDispose]())

const lettersTo = async (email: string, kind: string) =>
  (await post.lettersTo(platform, email)).filter((letter) => letter.kind === kind)

/** A player whose address is confirmed. */
async function mailReader(form: Record<string, unknown> = {}): Promise<TestPlayer> {
  const anna = await platform.player({ form })
  const [letter] = await lettersTo(anna.email, 'emailConfirmation')
  await platform.client('confirmRegistration', { body: { code: codeIn(letter!) } })
  return anna
}

const linkIn = (letter: PostedLetter) => new URL(/^https?:\/\/\S+$/m.exec(letter.text)![0])

/** The token of a link that was just asked for. */
async function tokenFor(anna: TestPlayer, path = '/'): Promise<string> {
  expect(await sendSignInLink(platform.services, { login: anna.email, path })).toBe('sent')
  return linkIn((await lettersTo(anna.email, 'signInLink')).at(-1)!).searchParams.get('state')!
}

const open = (token: string) => platform.client('createSessionByToken', { body: { token } })
const refused = (token: string) => platform.refusal('createSessionByToken', { body: { token } })

it('writes a link in the language of the player, which signs them in and leads to a page', async () => {
  const anna = await mailReader({ locale: 'de' })
  await tokenFor(anna, '/static/about?from=letter')
  const [letter] = await lettersTo(anna.email, 'signInLink')
  expect(letter).toMatchObject({ locale: 'de', subject: 'Dein Link zum Anmelden' })
  const link = linkIn(letter!)
  expect(link.origin + link.pathname).toBe('http://localhost:3000/de/auth/autologin')
  expect(link.searchParams.get('redirectUrl')).toBe('/de/static/about?from=letter')
  const { profile, accessToken, sessionId } = await open(link.searchParams.get('state')!)
  expect(profile.id).toBe(anna.id)
  const sessions = await platform.client('listSessions', {}, accessToken)
  expect(sessions.map(({ id }) => id)).toContain(sessionId)
})

it('records the sign-in as a fact', async () => {
  const anna = await mailReader()
  const { sessionId } = await open(await tokenFor(anna))
  const { rows } = await platform.pool.query(
    `SELECT data FROM fact_inbox WHERE player_id = $1 AND kind = 'signed_in' AND data->>'sessionId' = $2`,
    [anna.id, sessionId],
  )
  expect(rows).toHaveLength(1)
})

it('makes the browser a known device of the account', async () => {
  const anna = await mailReader()
  const visitor = platform.visitor()
  await visitor.call('createSessionByToken', { body: { token: await tokenFor(anna) } })
  expect(visitor.cookies.get('baize_device')).toMatch(/^[\w-]{22}\.[\w-]{22}$/)
})

it('of two uses of a link at the same moment lets one in', async () => {
  const token = await tokenFor(await mailReader())
  const outcomes = await Promise.allSettled([open(token), open(token)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it('does not use the link up when its page is refused in a closed country', async () => {
  const anna = await mailReader()
  const token = await tokenFor(anna)
  await restrictCountry(platform.pool, 'AT', 2)
  platform.clock.advance(5_000)
  const abroad = platform.visitor({ country: 'AT' })
  expect(await abroad.refusal('createSessionByToken', { body: { token } })).toMatchObject({ status: 422 })
  expect((await open(token)).profile.id).toBe(anna.id)
})

it('stands nowhere in the clear', async () => {
  const anna = await mailReader()
  const token = await tokenFor(anna)
  const { rows } = await platform.pool.query('SELECT * FROM player_code WHERE player_id = $1', [anna.id])
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(Buffer.from(rows[0].hash).toString('base64url')).not.toBe(token)
})

describe('a link is refused', () => {
  const wrong = { status: 401, code: 3 }

  it('the second time', async () => {
    const token = await tokenFor(await mailReader())
    await open(token)
    expect(await refused(token)).toMatchObject(wrong)
  })

  it('after a quarter of an hour', async () => {
    const token = await tokenFor(await mailReader())
    platform.clock.advance(15 * 60_000)
    expect(await refused(token)).toMatchObject(wrong)
  })

  it('once another one was sent', async () => {
    const anna = await mailReader()
    const former = await tokenFor(anna)
    await tokenFor(anna)
    expect(await refused(former)).toMatchObject(wrong)
  })

  it('once the password was changed', async () => {
    const anna = await mailReader()
    const token = await tokenFor(anna)
    const newPassword = 'battery staple'
    const change = { currentPassword: anna.password, newPassword, repeatNewPassword: newPassword }
    await anna.call('changePassword', { body: change })
    expect(await refused(token)).toMatchObject(wrong)
  })

  it('when the player has another address', async () => {
    const anna = await mailReader()
    const token = await tokenFor(anna)
    await platform.pool.query('UPDATE player SET email = $2 WHERE id = $1', [anna.id, `new-${anna.email}`])
    expect(await refused(token)).toMatchObject(wrong)
  })

  it('when it was made for something else', async () => {
    const anna = await mailReader()
    await platform.client('resetPassword', { body: { email: anna.email } })
    const reset = codeIn((await lettersTo(anna.email, 'passwordReset')).at(-1)!)
    expect(await refused(reset)).toMatchObject(wrong)
    const token = await tokenFor(anna)
    const choice = { code: token, newPassword: 'battery staple', repeatNewPassword: 'battery staple' }
    expect(await platform.refusal('confirmPassword', { body: choice })).toMatchObject({ status: 422 })
    expect(await platform.refusal('confirmRegistration', { body: { code: token } })).toMatchObject({ code: 11_010 })
  })

  it.each([
    [3, 4],
    [4, 11_015],
  ])('with 403 when the player has status %i', async (status, code) => {
    const anna = await mailReader()
    const token = await tokenFor(anna)
    await platform.pool.query('UPDATE player SET status = $2 WHERE id = $1', [anna.id, status])
    expect(await refused(token)).toMatchObject({ status: 403, code })
  })
})

describe('no link is written', () => {
  const send = (login: string) => sendSignInLink(platform.services, { login, path: '/' })

  it('to an address that was never confirmed', async () => {
    const anna = await platform.player()
    expect(await send(anna.email)).toBe('unproven')
    expect(await lettersTo(anna.email, 'signInLink')).toEqual([])
  })

  it('to a blocked player', async () => {
    const anna = await mailReader()
    await platform.pool.query('UPDATE player SET status = 3 WHERE id = $1', [anna.id])
    expect(await send(anna.email)).toBe('unproven')
  })

  it('to nobody', async () => {
    expect(await send('nobody@example.com')).toBe('unknown')
  })

  it('that leads off the site', async () => {
    const anna = await mailReader()
    const away = sendSignInLink(platform.services, { login: anna.email, path: '//evil.example' })
    await expect(away).rejects.toThrow(RangeError)
  })
})
