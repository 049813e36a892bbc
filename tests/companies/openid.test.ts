import { randomToken } from '@baize/kit'
import { startTestPlatform, type TestPlatform, type TestVisitor } from '@baize/testkit'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { otherThan } from '../../apps/platform/test/support/phones.ts'
import { nextCode, switchSecondFactorOn } from '../../apps/platform/test/support/authenticators.ts'
import { openIdRoutes } from '../../apps/sandbox/src/openid/routes.ts'

const SITE = 'http://localhost:3000'
const STATE = JSON.stringify({ backRoute: '%2Fmain%3Fa%3D1' })

let company: FastifyInstance
let companyUrl: string
let platform: TestPlatform
beforeAll(async () => {
  const secrets = { google: randomToken(48), auth0: randomToken(48) }
  // Its address must be known before it listens.
  const port = 20_000 + Math.floor(Math.random() * 9_000)
  companyUrl = `http://127.0.0.1:${port}`
  company = Fastify()
  openIdRoutes(company, { publicUrl: companyUrl, siteOrigin: SITE, secrets })
  await company.listen({ port, host: '127.0.0.1' })
  // The library of the company says at once that it would rather have a newer Node.
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await fetch(`${companyUrl}/openid/.well-known/openid-configuration`)
  warned.mockRestore()
  const url = `${companyUrl}/openid`
  platform = await startTestPlatform({
    companies: [
      { id: 'google', kind: 'sign-in', url, secret: secrets.google, clientId: 'baize-google' },
      { id: 'auth0', kind: 'sign-in', url, secret: secrets.auth0, clientId: 'baize-auth0' },
    ],
  })
})
afterAll(async () => {
  await company.close()
  await platform[Symbol.asyncDispose]()
})

interface Said {
  email: string
  name?: string
  isVerified?: boolean
  answer?: 'continue' | 'refuse'
}

/** What a browser does at the company: follows it to its page, says who it is, and comes back with an address. */
async function visitCompany(start: string, { email, name = '', isVerified = true, answer = 'continue' }: Said) {
  const jar = new Map<string, string>()
  const go = async (url: string, init: RequestInit = {}) => {
    const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ')
    const reply = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } })
    for (const line of reply.headers.getSetCookie()) {
      const [key, value] = line.split(';')[0]!.split('=') as [string, string]
      jar.set(key, value)
    }
    return { status: reply.status, location: reply.headers.get('location'), text: await reply.text() }
  }
  const asked = await go(start)
  const page = new URL(asked.location!, companyUrl).href
  const { text } = await go(page)
  const body = new URLSearchParams({ email, name, answer, ...(isVerified && { verified: 'yes' }) })
  let next = await go(page, { method: 'POST', body })
  while (next.location && !next.location.startsWith(SITE)) next = await go(new URL(next.location, companyUrl).href)
  return { page: text, back: new URL(next.location!) }
}

/** The address a visitor is sent to. */
async function leave(visitor: TestVisitor, path = 'google/redirect', query: Record<string, string> = {}) {
  const search = new URLSearchParams({ state: STATE, ...query })
  const reply = await visitor.fetch(`/api/player/sessions/social/${path}?${search}`, { redirect: 'manual' })
  expect(reply.status).toBe(302)
  return reply.headers.get('location')!
}

const returned = (back: URL, connection = 'google', more: Record<string, string> = {}) => ({
  query: Object.fromEntries(back.searchParams),
  body: { provider: connection, connection, locale: 'de', ...more },
})

/** Signs a new visitor in as whoever they say to be. */
async function arrive(said: Said, visitor = platform.visitor({ country: 'DE' })) {
  const { back } = await visitCompany(await leave(visitor), said)
  return visitor.call('createSessionBySocial', returned(back))
}

async function refusedArrival(said: Said, visitor = platform.visitor({ country: 'DE' })) {
  const { back } = await visitCompany(await leave(visitor), said)
  return visitor.refusal('createSessionBySocial', returned(back))
}

const newEmail = () =>
  `${randomToken(9)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, 'x')}@example.com`

const confirm = (id: string) => platform.pool.query('UPDATE player SET confirmed_at = now() WHERE id = $1', [id])

it('offers the companies that are configured', async () => {
  const { player } = await platform.client('getConstants', {})
  expect(player.socialAuth.toSorted()).toEqual(['auth0', 'google'])
})

describe('somebody new', () => {
  it('gets an account with a proven e-mail, and later the same one', async () => {
    const email = newEmail()
    const { profile } = await arrive({ email: email.toUpperCase(), name: 'Anna' })
    expect(profile).toMatchObject({ email, country: 'DE', currency: 'EUR', locale: 'de', isNewlyRegistered: true })
    expect(profile.confirmedAt).not.toBeNull()
    const again = await arrive({ email })
    expect(again.profile).toMatchObject({ id: profile.id, isNewlyRegistered: false })
  })

  it('has no password, and chooses one by a fresh proof alone', async () => {
    const anna = platform.visitor({ country: 'DE' })
    const { accessToken: token } = await arrive({ email: newEmail(), isVerified: false }, anna)
    const own = platform.visitor({ token, cookies: anna.cookies })
    const body = { currentPassword: '', newPassword: 'battery staple', repeatNewPassword: 'battery staple' }
    expect(await own.call('getProofWays', {})).toEqual({ ways: [], codeGoesTo: null, hasPassword: false })
    const guess = { ...body, currentPassword: 'guessed it' }
    const wrong = { status: 422, issues: { currentPassword: [{ code: 'wrongPassword' }] } }
    expect(await own.refusal('changePassword', { body: guess })).toMatchObject(wrong)
    const thief = platform.visitor({ token })
    expect(await thief.refusal('changePassword', { body })).toMatchObject({ status: 409, code: 11_020 })
    await own.call('changePassword', { body })
    expect(await own.call('getProofWays', {})).toMatchObject({ hasPassword: true })
    expect(await own.refusal('changePassword', { body })).toMatchObject(wrong)
  })

  it('has an account of money and a message that welcomes them', async () => {
    const { accessToken } = await arrive({ email: newEmail() })
    const accounts = await platform.client('listAccounts', {}, accessToken)
    expect(accounts).toMatchObject([{ currency: 'EUR', status: 1 }])
    const messages = await platform.client('listMessages', {}, accessToken)
    expect(messages).toMatchObject([{ content: { title: 'Willkommen' } }])
  })

  it('has no e-mail here when the company did not prove it', async () => {
    const email = newEmail()
    const { profile } = await arrive({ email, name: 'Anna', isVerified: false })
    expect(profile).toMatchObject({ email: null, confirmedAt: null, isNewlyRegistered: true })
    // Its owner can still register with it.
    expect((await platform.player({ email })).email).toBe(email)
  })

  it('is one player when two windows come back at the same moment', async () => {
    const email = newEmail()
    const both = await Promise.all([arrive({ email }), arrive({ email })])
    expect(new Set(both.map(({ profile }) => profile.id)).size).toBe(1)
    expect(both.filter(({ profile }) => profile.isNewlyRegistered)).toHaveLength(1)
  })

  it.each(['google', 'facebook'])(
    'is bound to the codes they came with, through %s, and nobody who was here before is',
    async (connection) => {
      const anna = await platform.player()
      const codes = { referralCode: ` ${anna.profile.referralCode!}`, bonusCode: 'felt20', affiliateTag: 'partner-7' }
      const visit = async (email: string) => {
        const visitor = platform.visitor({ country: 'DE' })
        const way = connection === 'google' ? 'google/redirect' : 'auth0/redirect'
        const { back } = await visitCompany(await leave(visitor, way, connection === 'google' ? {} : { connection }), {
          email,
        })
        return visitor.call('createSessionBySocial', returned(back, connection, codes))
      }
      const email = newEmail()
      const { accessToken, profile } = await visit(email)
      expect(profile.isNewlyRegistered).toBe(true)
      expect(await anna.call('listReferrals', {})).toHaveLength(1)
      expect(await platform.client('listBonusCodes', { query: {} }, accessToken)).toMatchObject([
        { bonusCode: 'FELT20', status: 1 },
      ])
      const { rows } = await platform.pool.query('SELECT affiliate_tag FROM player WHERE id = $1', [profile.id])
      expect(rows).toEqual([{ affiliate_tag: 'partner-7' }])
      const known = await platform.player()
      await confirm(known.id)
      await visit(email)
      await visit(known.email)
      expect(await anna.call('listReferrals', {})).toHaveLength(1)
    },
  )

  it('can choose a password by mail', async () => {
    const { profile } = await arrive({ email: newEmail() })
    await platform.client('resetPassword', { body: { email: profile.email! } })
    const { rows } = await platform.pool.query('SELECT 1 FROM player_code WHERE player_id = $1', [profile.id])
    expect(rows).toHaveLength(1)
  })
})

describe('somebody with an account under the same e-mail', () => {
  it('is signed in to it when both sides proved the e-mail, and is told', async () => {
    const anna = await platform.player()
    await confirm(anna.id)
    platform.clock.advance(1)
    const { profile } = await arrive({ email: anna.email })
    expect(profile).toMatchObject({ id: anna.id, isNewlyRegistered: false })
    const messages = await anna.call('listMessages', {})
    expect(messages.map(({ content }) => content.title)).toContain('A new way to sign in')
  })

  it('is asked to confirm it first when it never was', async () => {
    const anna = await platform.player()
    expect(await refusedArrival({ email: anna.email })).toMatchObject({ status: 409, code: 11_001 })
  })

  it('gets nothing by an e-mail that the company did not prove', async () => {
    const anna = await platform.player()
    await confirm(anna.id)
    const refusal = await refusedArrival({ email: anna.email, isVerified: false })
    expect(refusal).toMatchObject({ status: 409, code: 11_001 })
    const { rows } = await platform.pool.query('SELECT 1 FROM social_link WHERE player_id = $1', [anna.id])
    expect(rows).toEqual([])
  })

  it('stays linked when the e-mail changes on either side', async () => {
    const anna = await platform.player()
    await confirm(anna.id)
    await arrive({ email: anna.email })
    await platform.pool.query('UPDATE player SET email = $2 WHERE id = $1', [anna.id, newEmail()])
    expect((await arrive({ email: anna.email })).profile.id).toBe(anna.id)
  })

  it.each([
    [3, 11_002],
    [4, 11_015],
  ])('is refused with status %i', async (status, code) => {
    const anna = await platform.player()
    await confirm(anna.id)
    await platform.pool.query('UPDATE player SET status = $2 WHERE id = $1', [anna.id, status])
    expect(await refusedArrival({ email: anna.email })).toMatchObject({ status: 403, code })
  })
})

it('signs nobody in who excluded themselves', async () => {
  const anna = await platform.player()
  await confirm(anna.id)
  await arrive({ email: anna.email })
  await anna.call('createLimit', { body: { definition: 4, period: '6_months' } })
  const refusal = await refusedArrival({ email: anna.email })
  expect(refusal).toMatchObject({ status: 422, issues: { login: [{ code: 'excludedUntil' }] } })
})

it('takes people of two companies for two, whatever number and e-mail each gives them', async () => {
  const said = { email: newEmail(), isVerified: false }
  const one = await arrive(said)
  const visitor = platform.visitor({ country: 'DE' })
  const { back } = await visitCompany(await leave(visitor, 'auth0/redirect', { connection: 'facebook' }), said)
  const other = await visitor.call('createSessionBySocial', returned(back, 'facebook'))
  expect(other.profile.id).not.toBe(one.profile.id)
})

describe('a connection behind auth0', () => {
  it('is asked for by name and comes back under it', async () => {
    const visitor = platform.visitor({ country: 'AT' })
    const start = await leave(visitor, 'auth0/redirect', { connection: 'facebook' })
    expect(new URL(start).searchParams.get('connection')).toBe('facebook')
    const { back, page } = await visitCompany(start, { email: newEmail() })
    expect(page).toContain('facebook')
    expect(back.pathname).toBe('/auth/social/facebook/callback')
    expect(back.searchParams.get('state')).toBe(STATE)
    const { profile } = await visitor.call('createSessionBySocial', returned(back, 'facebook'))
    expect(profile).toMatchObject({ isNewlyRegistered: true, country: 'AT' })
  })
})

describe('somebody who set up a second factor', () => {
  const needed = { status: 409, code: 11_022 }
  const sessionsOf = async (id: string) =>
    (await platform.pool.query('SELECT FROM player_session WHERE player_id = $1', [id])).rowCount

  /** Comes back from the connection of auth0. */
  async function arriveByAuth0(email: string) {
    const visitor = platform.visitor({ country: 'DE' })
    const { back } = await visitCompany(await leave(visitor, 'auth0/redirect', { connection: 'facebook' }), { email })
    return { visitor, back }
  }

  it('has no session before the second proof, by google and by a connection of auth0 alike', async () => {
    const anna = await platform.player()
    const { id, email } = anna
    await confirm(id)
    await arrive({ email })
    const linked = await arriveByAuth0(email)
    await linked.visitor.call('createSessionBySocial', returned(linked.back, 'facebook'))
    const authenticator = await switchSecondFactorOn(platform, anna)
    const before = await sessionsOf(id)
    const fresh = platform.visitor({ country: 'DE' })
    const { back } = await visitCompany(await leave(fresh), { email })
    const cookies = new Map(fresh.cookies)
    expect(await fresh.refusal('createSessionBySocial', returned(back))).toMatchObject(needed)
    const { visitor: other, back: otherBack } = await arriveByAuth0(email)
    expect(await other.refusal('createSessionBySocial', returned(otherBack, 'facebook'))).toMatchObject(needed)

    expect(await sessionsOf(id)).toBe(before)
    for (const visitor of [fresh, other]) {
      expect([...visitor.cookies.keys()].filter((name) => /session|proof/.test(name))).toEqual([])
      expect(await visitor.refusal('refreshSession', {})).toMatchObject({ status: 401 })
      expect(await visitor.refusal('getProfile', {})).toMatchObject({ status: 401 })
    }
    // The company's word was used up, and without the cookie of its browser the wait is nobody's.
    const replayed = Object.assign(platform.visitor({ country: 'DE' }), { cookies })
    expect(await replayed.refusal('createSessionBySocial', returned(back))).toMatchObject({ code: 11_014 })
    nextCode(platform)
    const code = authenticator.code()
    const given = { body: { by: 'authenticator', code } } as const
    expect(await platform.visitor().refusal('finishSignIn', given)).toMatchObject({ code: 11_023 })
    const wrong = { body: { by: 'authenticator', code: otherThan(code) } } as const
    expect(await fresh.refusal('finishSignIn', wrong)).toMatchObject({ code: 11_003 })
    expect(await sessionsOf(id)).toBe(before)

    const auth = await fresh.call('finishSignIn', given)
    expect(auth.profile).toMatchObject({ id, isNewlyRegistered: false })
    expect(await sessionsOf(id)).toBe(before! + 1)
    expect(await other.refusal('finishSignIn', given)).toMatchObject({ code: 11_003 })
  })

  it('is asked for it on the first arrival through a company too, which is linked to the account meanwhile', async () => {
    const anna = await platform.player()
    await confirm(anna.id)
    const authenticator = await switchSecondFactorOn(platform, anna)
    const visitor = platform.visitor({ country: 'DE' })
    expect(await refusedArrival({ email: anna.email }, visitor)).toMatchObject(needed)
    nextCode(platform)
    const given = { body: { by: 'authenticator', code: authenticator.code() } } as const
    expect((await visitor.call('finishSignIn', given)).profile.id).toBe(anna.id)
  })

  it('proves it anew by the authenticator, and no longer by the word of the company', async () => {
    const visitor = platform.visitor({ country: 'DE' })
    // Whoever has neither password nor proven contact proves who they are by the company.
    const { accessToken } = await arrive({ email: newEmail(), isVerified: false }, visitor)
    visitor.token = accessToken
    await switchSecondFactorOn(platform, visitor)
    expect((await visitor.call('getProofWays', {})).ways).toEqual(['authenticator', 'recovery'])
    visitor.cookies.delete('baize_proof')
    expect(await visitor.refusal('removeSecondFactor', {})).toMatchObject({ code: 11_020 })
  })
})

it('asks a company for who somebody is, their e-mail and their name, and for nothing else', async () => {
  const start = new URL(await leave(platform.visitor()))
  expect(start.searchParams.get('scope')).toBe('openid email profile')
  expect(start.searchParams.get('response_type')).toBe('code')
  const connection = new URL(await leave(platform.visitor(), 'auth0/redirect', { connection: 'facebook' }))
  expect(connection.searchParams.get('scope')).toBe('openid email profile')
})

describe('nobody is signed in', () => {
  const failed = { status: 400, code: 11_014 }

  it('in another browser than the one that left', async () => {
    const { back } = await visitCompany(await leave(platform.visitor()), { email: newEmail() })
    expect(await platform.visitor().refusal('createSessionBySocial', returned(back))).toMatchObject(failed)
  })

  it('by a code that somebody else brought', async () => {
    const thief = platform.visitor()
    const { back } = await visitCompany(await leave(thief), { email: newEmail() })
    const victim = platform.visitor()
    await leave(victim)
    expect(await victim.refusal('createSessionBySocial', returned(back))).toMatchObject(failed)
  })

  it('twice by one code', async () => {
    const visitor = platform.visitor()
    const { back } = await visitCompany(await leave(visitor), { email: newEmail() })
    const cookies = new Map(visitor.cookies)
    await visitor.call('createSessionBySocial', returned(back))
    visitor.cookies = cookies
    expect(await visitor.refusal('createSessionBySocial', returned(back))).toMatchObject(failed)
  })

  it('under another state than the one that left', async () => {
    const visitor = platform.visitor()
    const { back } = await visitCompany(await leave(visitor), { email: newEmail() })
    back.searchParams.set('state', '{"backRoute":"%2F"}')
    expect(await visitor.refusal('createSessionBySocial', returned(back))).toMatchObject(failed)
  })

  it('after a quarter of an hour', async () => {
    const visitor = platform.visitor()
    const { back } = await visitCompany(await leave(visitor), { email: newEmail() })
    platform.clock.advance(15 * 60_000)
    expect(await visitor.refusal('createSessionBySocial', returned(back))).toMatchObject(failed)
  })

  it('who refuses at the company', async () => {
    const visitor = platform.visitor()
    const { back } = await visitCompany(await leave(visitor), { email: newEmail(), answer: 'refuse' })
    expect(back.searchParams.get('error')).toBe('access_denied')
    expect(await visitor.refusal('createSessionBySocial', returned(back))).toMatchObject(failed)
  })

  it('under the name of another connection', async () => {
    const visitor = platform.visitor()
    const { back } = await visitCompany(await leave(visitor), { email: newEmail() })
    expect(await visitor.refusal('createSessionBySocial', returned(back, 'facebook'))).toMatchObject(failed)
  })
})

describe('a company that is not offered', () => {
  it.each(['steam/redirect', 'auth0x/redirect'])('is not found at %s', async (path) => {
    const reply = await platform
      .visitor()
      .fetch(`/api/player/sessions/social/${path}?state=${encodeURIComponent(STATE)}`, { redirect: 'manual' })
    expect(reply.status).toBe(404)
  })
})

it('keeps nothing of the way there in the clear', async () => {
  const visitor = platform.visitor()
  const start = new URL(await leave(visitor))
  const [cookie] = [...visitor.cookies.values()]
  expect(start.searchParams.get('code_challenge_method')).toBe('S256')
  expect(Buffer.from(cookie!, 'base64url').toString('latin1')).not.toContain(start.searchParams.get('nonce'))
})
