import { createHash } from 'node:crypto'
import { registrationForm, startTestPlatform, type TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { codeSentTo, newPhone } from '../support/phones.ts'
import { CARRIERS, codeIn, TestPost } from '../support/post.ts'

let platform: TestPlatform
let post: TestPost
beforeAll(async () => {
  post = new TestPost()
  platform = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
})
afterAll(() => platform[Symbol.asyncDispose]())

const breached = (field: string) => ({ status: 422, issues: { [field]: [{ code: 'breached' }] } })
const chosen = (newPassword: string) => ({ newPassword, repeatNewPassword: newPassword })

describe('a password from a list of stolen ones', () => {
  it.each(['123456', 'password1', 'Password1', 'QWERTY123'])('%s opens no account by e-mail', async (password) => {
    const body = registrationForm({ password })
    expect(await platform.refusal('registerByEmail', { body })).toMatchObject(breached('password'))
  })

  it('opens none by phone either, which costs no try at the code', async () => {
    const phone = newPhone()
    await platform.client('sendOneTimeCode', { body: { phone, reason: 'registration' } })
    const code = await codeSentTo(post, platform, phone)
    for (let n = 0; n < 6; n++) {
      const body = { ...registrationForm({ password: 'iloveyou1' }), phone, code }
      expect(await platform.refusal('registerByPhone', { body })).toMatchObject(breached('password'))
    }
    expect(
      (await platform.client('registerByPhone', { body: { ...registrationForm(), phone, code } })).profile.phone,
    ).toBe(phone)
  })

  it('is told with everything else that is wrong with the form', async () => {
    const body = registrationForm({ password: 'hunter2', country: '' })
    const failure = await platform.refusal('registerByEmail', { body })
    expect(failure.issues).toEqual({ country: [{ code: 'required' }], password: [{ code: 'breached' }] })
  })

  it('takes the place of no password', async () => {
    const anna = await platform.player()
    const body = { currentPassword: anna.password, ...chosen('qwerty123') }
    expect(await anna.refusal('changePassword', { body })).toMatchObject(breached('newPassword'))
    await platform.client('createSession', { body: { login: anna.email, password: anna.password } })
  })

  it('is not chosen by a link either, which stays good for another', async () => {
    const anna = await platform.player()
    await platform.client('resetPassword', { body: { email: anna.email } })
    const code = codeIn((await post.lettersTo(platform, anna.email)).at(-1)!)
    const body = { code, ...chosen('qwerty123') }
    expect(await platform.refusal('confirmPassword', { body })).toMatchObject(breached('newPassword'))
    await platform.client('confirmPassword', { body: { code, ...chosen('battery staple') } })
  })

  it('still signs in whoever has it from before', async () => {
    const anna = await platform.player()
    const { hashPassword } = await import('../../src/modules/ground/passwords/index.ts')
    const hash = await hashPassword('123456', { network: 'test', isKnown: true })
    await platform.pool.query('UPDATE player SET password_hash = $2 WHERE id = $1', [anna.id, hash])
    await platform.client('createSession', { body: { login: anna.email, password: '123456' } })
  })
})

describe('a word of the house', () => {
  const tooClose = (field: string) => ({ status: 422, issues: { [field]: [{ code: 'siteWord' }] } })

  it.each(['Baize2026', 'b41ze!!', 'localhost1', 'casino.casino', 'baize-iloveyou1'])(
    '%s opens no account, for nothing is left without it that could be a password',
    async (password) => {
      expect(await platform.refusal('registerByEmail', { body: registrationForm({ password }) })).toMatchObject(
        tooClose('password'),
      )
    },
  )

  it('takes the place of no password, by form or by link', async () => {
    const anna = await platform.player()
    const body = { currentPassword: anna.password, ...chosen('baize.casino') }
    expect(await anna.refusal('changePassword', { body })).toMatchObject(tooClose('newPassword'))
    await platform.client('resetPassword', { body: { email: anna.email } })
    const code = codeIn((await post.lettersTo(platform, anna.email)).at(-1)!)
    expect(await platform.refusal('confirmPassword', { body: { code, ...chosen('jackpot2026') } })).toMatchObject(
      tooClose('newPassword'),
    )
  })

  it('may stand in a password that is one without it', async () => {
    const body = registrationForm({ password: 'casino of seven lanterns' })
    expect((await platform.client('registerByEmail', { body })).profile.id).toEqual(expect.any(String))
  })
})

describe('a service that knows stolen passwords', () => {
  const stolen = 'a password that was stolen'
  const sha1 = createHash('sha1').update(stolen).digest('hex').toUpperCase()
  const [prefix, suffix] = [sha1.slice(0, 5), sha1.slice(5)]
  const asked: string[] = []
  let answer: () => Promise<Response>

  async function start() {
    return startTestPlatform({
      config: { breachedPasswordsUrl: 'https://range.example' },
      services: {
        fetch: async (url, init) => {
          asked.push(`${url as string} ${new Headers(init?.headers).get('add-padding')}`)
          return answer()
        },
      },
    })
  }
  const register = (own: TestPlatform, password: string) =>
    own.client('registerByEmail', { body: registrationForm({ password }) })

  it('is told five letters of a hash, and what it knows is refused', async () => {
    answer = async () => new Response(`${'0'.repeat(35)}:7\r\n${suffix}:12`)
    await using own = await start()
    const body = registrationForm({ password: stolen })
    expect(await own.refusal('registerByEmail', { body })).toMatchObject(breached('password'))
    expect(asked).toEqual([`https://range.example/range/${prefix} true`])
  })

  it.each<[string, () => Promise<Response>]>([
    ['knows others only', async () => new Response(`${'0'.repeat(35)}:7`)],
    ['fills its answer up with it', async () => new Response(`${suffix}:0`)],
    ['is away', async () => Promise.reject(new TypeError('fetch failed'))],
    ['has a fault', async () => new Response(`${suffix}:12`, { status: 500 })],
  ])('keeps nobody out when it %s', async (_title, reply) => {
    answer = reply
    await using own = await start()
    expect((await register(own, stolen)).profile.id).toEqual(expect.any(String))
  })

  it('is not asked about what is known here', async () => {
    asked.length = 0
    await using own = await start()
    await own.refusal('registerByEmail', { body: registrationForm({ password: '123456' }) })
    expect(asked).toEqual([])
  })
})
