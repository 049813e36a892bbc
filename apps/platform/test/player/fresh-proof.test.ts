import { type OperationInputs, type OperationName, operations, refusalsOf } from '@baize/contract'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeSentTo, newPhone, otherThan } from '../support/phones.ts'
import { codeIn, CARRIERS, TestPost } from '../support/post.ts'

const NEEDED = { status: 409, code: 11_020 }
const MINUTE_MS = 60_000

const post = new TestPost()
let platform: TestPlatform
let anna: TestPlayer
beforeAll(
  async () => void (platform = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch } })),
)
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(async () => void (anna = await platform.player()))

/** Tried with a second factor or a passkey, in `second-factor.test.ts` and `passkeys.test.ts`. */
const elsewhere: OperationName[] = [
  'addPasskey',
  'removePasskey',
  'changePassword',
  'confirmSecondFactor',
  'removeSecondFactor',
  'renewRecoveryCodes',
]

/** Calls of a player that need a fresh proof, as a thief would make them. */
const guarded: Partial<OperationInputs> = {
  beginPasskey: {},
  beginSecondFactor: {},
  closeAccount: {},
  downloadExport: { body: {} },
  updateProfile: { body: { phone: '4915112345678' } },
}

const change = (phone: string) => ({ body: { phone } })

it('knows every call of a player that needs one', () => {
  const declared = Object.values(operations).filter(
    (operation) => operation.path.startsWith('/api/player/') && refusalsOf(operation).includes('fresh_proof_needed'),
  )
  expect(declared.map(({ name }) => name).toSorted()).toEqual([...Object.keys(guarded), ...elsewhere].toSorted())
})

describe.each(Object.entries(guarded) as [OperationName, object][])('%s', (name, input) => {
  it('is refused to whoever has nothing but the access token, while the owner may do it', async () => {
    const thief = platform.visitor({ token: anna.token })
    expect(await thief.refusal(name, input)).toMatchObject(NEEDED)
    const guess = { body: { by: 'password', password: 'guessed it' } }
    expect(await thief.refusal('giveProof', guess)).toMatchObject({ status: 422 })
    expect(await thief.refusal(name, input)).toMatchObject(NEEDED)
    if (name === 'downloadExport') expect(await anna.refusal(name, input)).toMatchObject({ status: 404 })
    else await anna.call(name, input)
  })

  it('is refused once five minutes have passed, and done after another proof', async () => {
    platform.clock.advance(5 * MINUTE_MS)
    expect(await anna.refusal(name, input)).toMatchObject(NEEDED)
    await anna.call('giveProof', { body: { by: 'password', password: anna.password } })
    if (name === 'downloadExport') expect(await anna.refusal(name, input)).toMatchObject({ status: 404 })
    else await anna.call(name, input)
  })
})

it('leaves the profile as it was where the proof is missing, and asks for none where no contact changes', async () => {
  platform.clock.advance(5 * MINUTE_MS)
  await anna.refusal('updateProfile', { body: { nickname: 'Eve', phone: newPhone() } })
  expect(await anna.call('getProfile', {})).toMatchObject({ nickname: anna.profile.nickname, phone: null })
  await anna.call('updateProfile', { body: { nickname: 'Anna', email: anna.email } })
})

it('takes a proof for the session it was given in, and for no other of the same player', async () => {
  const other = platform.visitor()
  const body = { login: anna.email, password: anna.password }
  other.token = (await other.call('createSession', { body })).accessToken
  platform.clock.advance(5 * MINUTE_MS)
  await other.call('giveProof', { body: { by: 'password', password: anna.password } })
  expect(await anna.refusal('closeAccount', {})).toMatchObject(NEEDED)
  anna.cookies.set('baize_proof', other.cookies.get('baize_proof')!)
  expect(await anna.refusal('closeAccount', {})).toMatchObject(NEEDED)
  await other.call('updateProfile', change(newPhone()))
})

describe('a code', () => {
  it('goes to a confirmed e-mail, works once, and proves it', async () => {
    expect(await anna.call('getProofWays', {})).toEqual({ ways: ['password'], codeGoesTo: null, hasPassword: true })
    expect(await anna.refusal('sendProofCode', {})).toMatchObject({ status: 409, code: 11_021 })
    const [confirmation] = await post.lettersTo(platform, anna.email)
    await anna.call('confirmRegistration', { body: { code: codeIn(confirmation!) } })
    expect(await anna.call('getProofWays', {})).toEqual({
      ways: ['password', 'code'],
      codeGoesTo: 'email',
      hasPassword: true,
    })

    anna.cookies.delete('baize_proof')
    await anna.call('sendProofCode', {})
    const letter = (await post.lettersTo(platform, anna.email)).at(-1)!
    const code = /^\d{6}$/m.exec(letter.text)![0]
    const wrong = await anna.refusal('giveProof', { body: { by: 'code', code: otherThan(code) } })
    expect(wrong).toMatchObject({ status: 400, code: 11_003 })
    await anna.call('giveProof', { body: { by: 'code', code } })
    await anna.call('updateProfile', change(newPhone()))
    expect(await anna.refusal('giveProof', { body: { by: 'code', code } })).toMatchObject({ code: 11_003 })
  })

  it('goes to a confirmed phone rather than to the e-mail', async () => {
    const phone = newPhone()
    await anna.call('updateProfile', change(phone))
    await anna.call('sendOneTimeCode', { body: { phone, reason: 'phoneVerification' } })
    const sent = await codeSentTo(post, platform, phone)
    await anna.call('verifyOneTimeCode', { body: { phone, reason: 'phoneVerification', code: sent } })
    expect(await anna.call('getProofWays', {})).toEqual({
      ways: ['password', 'code'],
      codeGoesTo: 'phone',
      hasPassword: true,
    })
    platform.clock.advance(5 * MINUTE_MS)
    await anna.call('sendProofCode', {})
    const code = await codeSentTo(post, platform, phone)
    await anna.call('giveProof', { body: { by: 'code', code } })
    await anna.call('closeAccount', {})
  })
})

it('tells of a wrong proof as of any guess at the door, and stops guessing', async () => {
  const before = platform.services.security.counts().password_refused
  for (let attempt = 0; attempt < 10; attempt++)
    await anna.refusal('giveProof', { body: { by: 'password', password: 'guessed it' } })
  expect(platform.services.security.counts().password_refused).toBe(before + 10)
  const right = { body: { by: 'password', password: anna.password } }
  expect(await anna.refusal('giveProof', right)).toMatchObject({ status: 429 })
})
