import type { OneTimeCodeReason, VerificationReason } from '@baize/contract'
import { startTestPlatform, type TestPlatform, type TestPlayer, type TestVisitor } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cleanUp } from '../../src/flows/ground/clean-up.ts'
import { clearOneTimeCodes } from '../../src/modules/person/one-time-codes/index.ts'
import { factsOf } from '../support/money.ts'
import { CARRIERS, TestPost } from '../support/post.ts'
import { codeSentTo, newPhone, otherThan } from '../support/phones.ts'

let platform: TestPlatform
let post: TestPost
let phone: string
beforeAll(async () => {
  post = new TestPost()
  platform = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
})
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(() => void (phone = newPhone()))

const send = (visitor: TestVisitor, reason: OneTimeCodeReason, to = phone) =>
  visitor.call('sendOneTimeCode', { body: { phone: to, reason } })
const verify = (visitor: TestVisitor, reason: VerificationReason, code: string) =>
  visitor.call('verifyOneTimeCode', { body: { phone, reason, code } })
/** What a refused caller is told of when to come again, in seconds. */
async function retryAfter(visitor: TestVisitor, reason: OneTimeCodeReason = 'registration'): Promise<number> {
  const reply = await visitor.fetch('/api/player/otp/send', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, reason }),
  })
  expect(reply.status).toBe(429)
  return Number(reply.headers.get('retry-after'))
}
const messages = () => post.lettersTo(platform, phone)
const sentCode = () => codeSentTo(post, platform, phone)
const wrong = { status: 400, code: 11003 }

/** A player whose profile has the phone, proven or not. */
async function playerWithPhone(isProven: boolean, over: object = {}): Promise<TestPlayer> {
  const player = await platform.player(over)
  await platform.pool.query('UPDATE player SET phone = $2, phone_confirmed = $3 WHERE id = $1', [
    player.id,
    phone,
    isProven,
  ])
  return player
}

describe('a code', () => {
  it('comes as a text message, in the language of the country when nothing else is known', async () => {
    await send(platform.visitor({ country: 'DE' }), 'registration')
    const [message] = await messages()
    expect(message).toMatchObject({ kind: 'oneTimeCode', medium: 'sms', to: phone, locale: 'de', subject: null })
    expect(message!.text).toMatch(/^\d{6} ist dein Code für Baize\./)
  })

  it('is not sent again within a minute, and the one on its way stays good', async () => {
    const anna = await playerWithPhone(true)
    const guest = platform.visitor()
    await send(guest, 'changingPass')
    platform.clock.advance(59_999)
    await send(guest, 'changingPass')
    expect(await messages()).toHaveLength(1)
    expect((await verify(guest, 'changingPass', await sentCode())).code).toEqual(expect.any(String))
    platform.clock.advance(1)
    await send(anna, 'changingPass')
    expect(await messages()).toHaveLength(2)
  })

  it('is sent once when it is asked for several times at the same moment', async () => {
    await Promise.all(Array.from({ length: 4 }, () => send(platform.visitor(), 'registration')))
    expect(await messages()).toHaveLength(1)
  })

  it('is sent three times a day for one network, whatever for', async () => {
    const stranger = platform.visitor()
    for (const reason of ['registration', 'changingPass', 'registration'] as const) {
      await send(stranger, reason)
      platform.clock.advance(60_000)
    }
    const body = { phone, reason: 'registration' }
    expect(await stranger.refusal('sendOneTimeCode', { body })).toMatchObject({ status: 429, code: 11005 })
    expect(await retryAfter(stranger)).toBe(24 * 3600 - 3 * 60)
    await send(platform.visitor(), 'registration')
    expect(await messages()).toHaveLength(3)
    platform.clock.advance(24 * 3600_000)
    await send(stranger, 'registration')
  })

  it('is sent ever more seldom when many networks ask, and is not closed for a day', async () => {
    for (let n = 0; n < 8; n++) {
      await send(platform.visitor(), 'registration')
      platform.clock.advance(60_000)
    }
    expect(await retryAfter(platform.visitor())).toBe(29 * 60)
    expect(await messages()).toHaveLength(8)
    platform.clock.advance(29 * 60_000)
    await send(platform.visitor(), 'registration')
    expect(await messages()).toHaveLength(9)
  })

  it('stands nowhere in the clear', async () => {
    await send(platform.visitor(), 'registration')
    const code = await sentCode()
    const { rows } = await platform.pool.query('SELECT * FROM one_time_code WHERE phone = $1', [phone])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify({ ...rows[0], id: '', phone: '', sent_at: '', expires_at: '' })).not.toContain(code)
    expect(rows[0].hash).toHaveLength(32)
  })

  it.each(['00491511234567', '99912345678'])('is not sent to %s, which is in no country of ours', async (to) => {
    const body = { phone: to, reason: 'registration' }
    expect(await platform.refusal('sendOneTimeCode', { body })).toMatchObject({
      status: 422,
      fields: { phone: ['Value is not a valid phone number'] },
    })
  })

  it('is not sent to a visitor from a country where sign-up is blocked', async () => {
    await using own = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
    await own.pool.query(`INSERT INTO country_restriction (country, restrict_type) VALUES ('AU', 2)`)
    const failure = await own
      .visitor({ country: 'AU' })
      .refusal('sendOneTimeCode', { body: { phone, reason: 'registration' } })
    expect(failure).toMatchObject({ status: 422, fields: { phone: ['This is not open in this country'] } })
  })

  it('is refused with the same number to an address that asks for many phones', async () => {
    const visitor = platform.visitor()
    for (let n = 0; n < 20; n++) await send(visitor, 'registration', newPhone())
    const body = { phone: newPhone(), reason: 'registration' }
    expect(await visitor.refusal('sendOneTimeCode', { body })).toMatchObject({ status: 429, code: 11005 })
  })
})

describe('proving the phone of a profile', () => {
  it('takes the code once, and tells the windows of the player', async () => {
    const anna = await playerWithPhone(false, { form: { locale: 'tr' } })
    await send(anna, 'phoneVerification')
    const code = await sentCode()
    expect(await verify(anna, 'phoneVerification', code)).toEqual({ code: '' })
    expect(await anna.call('getProfile', {})).toMatchObject({ phone, phoneConfirmed: true })
    expect(await factsOf(platform.pool, 'player:profile', anna.id)).toEqual([{ event: 'player.updated' }])
    const body = { phone, reason: 'phoneVerification', code }
    expect(await anna.refusal('verifyOneTimeCode', { body })).toMatchObject(wrong)
    const { profile } = await platform.client('createSession', { body: { login: phone, password: anna.password } })
    expect(profile.id).toBe(anna.id)
  })

  it('is for players, and a guest is told so without ending their visit', async () => {
    const body = { phone, reason: 'phoneVerification' }
    expect(await platform.refusal('sendOneTimeCode', { body })).toMatchObject({ status: 400, code: 3 })
    expect(await platform.refusal('verifyOneTimeCode', { body: { ...body, code: '123456' } })).toMatchObject({
      status: 400,
      code: 3,
    })
  })

  it("is for the phone of one's own profile", async () => {
    await playerWithPhone(false)
    const eve = await platform.player()
    expect(await eve.refusal('sendOneTimeCode', { body: { phone, reason: 'phoneVerification' } })).toMatchObject({
      status: 422,
      fields: { phone: ['This is not the phone of your profile'] },
    })
  })

  it("does not take somebody else's code", async () => {
    const [anna, eve] = [await playerWithPhone(false), await playerWithPhone(false)]
    await send(anna, 'phoneVerification')
    const body = { phone, reason: 'phoneVerification', code: await sentCode() }
    expect(await eve.refusal('verifyOneTimeCode', { body })).toMatchObject(wrong)
    expect(await anna.call('getProfile', {})).toMatchObject({ phoneConfirmed: false })
  })

  it('is refused when the phone was changed after the code was sent', async () => {
    const anna = await playerWithPhone(false)
    await send(anna, 'phoneVerification')
    const code = await sentCode()
    await anna.call('updateProfile', { body: { phone: newPhone() } })
    const body = { phone, reason: 'phoneVerification', code }
    expect(await anna.refusal('verifyOneTimeCode', { body })).toMatchObject({ status: 422 })
  })

  it('is refused when somebody else has proven the phone meanwhile', async () => {
    const anna = await playerWithPhone(false)
    await send(anna, 'phoneVerification')
    const code = await sentCode()
    await playerWithPhone(true)
    const body = { phone, reason: 'phoneVerification', code }
    expect(await anna.refusal('verifyOneTimeCode', { body })).toMatchObject({
      status: 422,
      fields: { phone: ['Already registered'] },
    })
  })
})

describe('choosing a password by phone', () => {
  const choose = (code: string) => ({
    body: { code, newPassword: 'battery staple', repeatNewPassword: 'battery staple' },
  })

  it('gives a code for the form, which ends every session', async () => {
    const anna = await playerWithPhone(true)
    const guest = platform.visitor()
    await send(guest, 'changingPass')
    const { code } = await verify(guest, 'changingPass', await sentCode())
    await guest.call('confirmPassword', choose(code))
    expect(await anna.refusal('getProfile', {})).toMatchObject({ status: 401 })
    const body = { login: phone, password: 'battery staple' }
    expect((await platform.client('createSession', { body })).profile.id).toBe(anna.id)
    expect(await guest.refusal('confirmPassword', choose(code))).toMatchObject({ status: 422 })
  })

  it.each(['nobody', 'somebody who did not prove it', 'somebody blocked'])(
    'answers alike and sends nothing to the phone of %s',
    async (whose) => {
      if (whose !== 'nobody') await playerWithPhone(whose === 'somebody blocked')
      await platform.pool.query('UPDATE player SET status = 3 WHERE phone = $1 AND phone_confirmed', [phone])
      const guest = platform.visitor()
      expect(await send(guest, 'changingPass')).toEqual({ message: 'Sent' })
      expect(await messages()).toEqual([])
      const body = { phone, reason: 'changingPass', code: '123456' }
      expect(await guest.refusal('verifyOneTimeCode', { body })).toMatchObject(wrong)
    },
  )

  it('is over once the phone is not theirs any more', async () => {
    const anna = await playerWithPhone(true)
    const guest = platform.visitor()
    await send(guest, 'changingPass')
    const { code } = await verify(guest, 'changingPass', await sentCode())
    await platform.pool.query('UPDATE player SET phone_confirmed = false WHERE id = $1', [anna.id])
    expect(await guest.refusal('confirmPassword', choose(code))).toMatchObject({ status: 422 })
  })
})

describe('guessing', () => {
  const guess = (code: string, reason = 'changingPass') =>
    platform.refusal('verifyOneTimeCode', { body: { phone, code, reason } })

  it('has five tries, also when they come at the same moment', async () => {
    await playerWithPhone(true)
    await send(platform.visitor(), 'changingPass')
    const code = await sentCode()
    const tries = await Promise.all(Array.from({ length: 5 }, () => guess(otherThan(code))))
    for (const failure of tries) expect(failure).toMatchObject(wrong)
    expect(await guess(code)).toMatchObject(wrong)
  })

  it('begins anew with a new code, and an older one is of no use then', async () => {
    await playerWithPhone(true)
    await send(platform.visitor(), 'changingPass')
    const first = await sentCode()
    for (let n = 0; n < 5; n++) await guess(otherThan(first))
    platform.clock.advance(60_000)
    await send(platform.visitor(), 'changingPass')
    const second = await sentCode()
    if (second !== first) expect(await guess(first)).toMatchObject(wrong)
    expect((await verify(platform.visitor(), 'changingPass', second)).code).toHaveLength(43)
  })

  it('is over after ten minutes', async () => {
    await playerWithPhone(true)
    await send(platform.visitor(), 'changingPass')
    const code = await sentCode()
    platform.clock.advance(10 * 60_000)
    expect(await guess(code)).toMatchObject(wrong)
  })

  it('does not find the code of another reason', async () => {
    await playerWithPhone(true)
    await send(platform.visitor(), 'registration')
    const code = await sentCode()
    expect(await guess(code)).toMatchObject(wrong)
  })

  it('slows down an address', async () => {
    const visitor = platform.visitor()
    const call = { body: { phone, code: '123456', reason: 'changingPass' } }
    for (let n = 0; n < 20; n++) expect(await visitor.refusal('verifyOneTimeCode', call)).toMatchObject(wrong)
    expect(await visitor.refusal('verifyOneTimeCode', call)).toMatchObject({ status: 429, code: 7 })
  })

  it('succeeds once when the right code comes several times at the same moment', async () => {
    await playerWithPhone(true)
    await send(platform.visitor(), 'changingPass')
    const code = await sentCode()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 4 }, () => verify(platform.visitor(), 'changingPass', code)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

it.each<[string, object, string]>([
  ['digits that are none', { code: '12345a', reason: 'changingPass' }, 'code'],
  ['five digits', { code: '12345', reason: 'changingPass' }, 'code'],
  ['a reason there is not', { code: '123456', reason: 'curiosity' }, 'reason'],
  ['a code of a registration, which is for the registration', { code: '123456', reason: 'registration' }, 'reason'],
])('names the field of a call with %s', async (_title, over, field) => {
  const failure = await platform.refusal('verifyOneTimeCode', { body: { phone, ...over } })
  expect(failure).toMatchObject({ status: 422, fields: { [field]: expect.any(Array) } })
})

it('clears codes away after a day, some at a time', async () => {
  await using own = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })
  for (let n = 0; n < 3; n++)
    await own.visitor().call('sendOneTimeCode', { body: { phone: newPhone(), reason: 'registration' } })
  own.clock.advance(24 * 3600_000 + 1)
  await own.visitor().call('sendOneTimeCode', { body: { phone, reason: 'registration' } })
  expect(await clearOneTimeCodes(own.pool, own.clock.now(), 2)).toBe(2)
  expect(await cleanUp(own.services)).toMatchObject({ 'one-time codes': 1 })
  const { rows } = await own.pool.query('SELECT phone FROM one_time_code')
  expect(rows).toEqual([{ phone }])
})
