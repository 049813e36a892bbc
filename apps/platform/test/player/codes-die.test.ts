import { createHash } from 'node:crypto'
import type { OneTimeCodeReason } from '@baize/contract'
import {
  codeOf,
  registrationForm,
  startTestPlatform,
  type TestOperator,
  type TestPlatform,
  type TestPlayer,
} from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendSignInLink } from '../../src/flows/person/sign-in/sign-in-links.ts'
import type { CodeReason } from '../../src/modules/person/one-time-codes/index.ts'
import type { CodePurpose } from '../../src/modules/person/players/index.ts'
import { codeSentTo, newPhone } from '../support/phones.ts'
import { codeIn, CARRIERS, TestPost } from '../support/post.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Somebody who is sent codes and links, and what they have of us. */
interface Reader {
  anna: TestPlayer
  phone: string
  operatorId: string
}

interface Kind {
  lifeMs: number
  /** Sends one to the reader, who finds it. */
  send: (reader: Reader) => Promise<string>
  /** Uses one; rejects where it is not good. */
  use: (code: string, reader: Reader) => Promise<unknown>
  /** Why the ones before stay good, for the kind of which somebody may have several. */
  several?: string
}

let platform: TestPlatform
let post: TestPost
let owner: TestOperator
beforeAll(async () => {
  post = new TestPost()
  const config = { accessTokenSeconds: (100 * DAY_MS) / 1000 }
  platform = await startTestPlatform({ companies: CARRIERS, services: { fetch: post.fetch }, config })
  owner = await platform.operator()
})
afterAll(() => platform[Symbol.asyncDispose]())

const letterOf = async (address: string, kind: string) =>
  (await post.lettersTo(platform, address)).findLast((letter) => letter.kind === kind)!
const stateIn = ({ text }: { text: string }) => new URL(/^https?:\S+$/m.exec(text)![0]).searchParams.get('state')!
const chosen = { newPassword: 'battery staple', repeatNewPassword: 'battery staple' }

const byPhone = (reason: OneTimeCodeReason) => async (caller: Pick<TestPlayer, 'call'>, phone: string) => {
  await caller.call('sendOneTimeCode', { body: { phone, reason } })
  return codeSentTo(post, platform, phone)
}

/** Every kind of code and link; a new one has to say here how it is sent, used and over. */
const kinds: Record<CodePurpose | CodeReason | 'operatorInvitation', Kind> = {
  password_reset: {
    lifeMs: 60 * MINUTE_MS,
    send: async ({ anna }) => {
      await platform.client('resetPassword', { body: { email: anna.email } })
      return codeIn(await letterOf(anna.email, 'passwordReset'))
    },
    use: (code) => platform.client('confirmPassword', { body: { code, ...chosen } }),
  },
  email_confirmation: {
    lifeMs: 7 * DAY_MS,
    send: async ({ anna }) => {
      await anna.call('resendEmailConfirmation', {})
      return codeIn(await letterOf(anna.email, 'emailConfirmation'))
    },
    use: (code) => platform.client('confirmRegistration', { body: { code } }),
  },
  sign_in_link: {
    lifeMs: 15 * MINUTE_MS,
    send: async ({ anna }) => {
      await platform.pool.query('UPDATE player SET confirmed_at = now() WHERE id = $1', [anna.id])
      expect(await sendSignInLink(platform.services, { login: anna.email, path: '/' })).toBe('sent')
      return stateIn(await letterOf(anna.email, 'signInLink'))
    },
    use: (token) => platform.client('createSessionByToken', { body: { token } }),
  },
  sign_in_alarm: {
    lifeMs: 7 * DAY_MS,
    send: async ({ anna }) => {
      await platform.client('createSession', { body: { login: anna.email, password: anna.password } })
      return stateIn(await letterOf(anna.email, 'newSignIn'))
    },
    use: (code) => platform.client('disownSignIn', { body: { code } }),
    several: 'each letter tells of a sign-in of its own, and the latest may be the thief’s second',
  },
  registration: {
    lifeMs: 10 * MINUTE_MS,
    send: ({ phone }) => byPhone('registration')(platform.visitor(), phone),
    use: (code, { phone }) => {
      const { receiveEmailPromo: _none, ...form } = registrationForm({ email: '', nickname: '', receiveSmsPromo: '1' })
      return platform.client('registerByPhone', { body: { ...form, phone, code } })
    },
  },
  phoneVerification: {
    lifeMs: 10 * MINUTE_MS,
    send: async ({ anna, phone }) => {
      await platform.pool.query('UPDATE player SET phone = $2 WHERE id = $1', [anna.id, phone])
      return byPhone('phoneVerification')(anna, phone)
    },
    use: (code, { anna, phone }) =>
      anna.call('verifyOneTimeCode', { body: { phone, code, reason: 'phoneVerification' } }),
  },
  changingPass: {
    lifeMs: 10 * MINUTE_MS,
    send: async ({ anna, phone }) => {
      await platform.pool.query('UPDATE player SET phone = $2, phone_confirmed = true WHERE id = $1', [anna.id, phone])
      return byPhone('changingPass')(platform.visitor(), phone)
    },
    use: (code, { phone }) => platform.client('verifyOneTimeCode', { body: { phone, code, reason: 'changingPass' } }),
  },
  freshProof: {
    lifeMs: 10 * MINUTE_MS,
    send: async ({ anna, phone }) => {
      await platform.pool.query('UPDATE player SET phone = $2, phone_confirmed = true WHERE id = $1', [anna.id, phone])
      await anna.call('sendProofCode', {})
      return codeSentTo(post, platform, phone)
    },
    use: (code, { anna }) => anna.call('giveProof', { body: { by: 'code', code } }),
  },
  operatorInvitation: {
    lifeMs: DAY_MS,
    send: async ({ operatorId }) => {
      owner = await platform.operator()
      const params = { operatorId }
      return (await owner.call('inviteOperator', { params, body: { reason: 'a test of codes' } })).invitation
    },
    use: async (invitation) => {
      const desk = await platform.desk()
      const { authenticatorKey } = await desk.call('readInvitation', { body: { invitation } })
      const code = codeOf(authenticatorKey, platform.clock.now().getTime())
      await desk.call('acceptInvitation', { body: { invitation, password: 'a long enough one', code } })
    },
  },
}

async function newReader(): Promise<Reader> {
  const anna = await platform.player()
  return { anna, phone: newPhone(), operatorId: (await platform.operator({ roles: ['support'] })).id }
}

const isGood = async (using: Promise<unknown>): Promise<boolean> => {
  const [{ status }] = await Promise.allSettled([using])
  return status === 'fulfilled'
}

describe.each(Object.entries(kinds))('%s', (_name, { lifeMs, send, use, several }) => {
  it('is good to the end of its time, and once', async () => {
    const reader = await newReader()
    const code = await send(reader)
    platform.clock.advance(lifeMs - 1)
    expect(await isGood(use(code, reader))).toBe(true)
    expect(await isGood(use(code, reader))).toBe(false)
  })

  it('is over when its time is over', async () => {
    const reader = await newReader()
    const code = await send(reader)
    platform.clock.advance(lifeMs)
    expect(await isGood(use(code, reader))).toBe(false)
  })

  it(`${several ? `leaves those before good (${several})` : 'takes the place of the one before'}`, async () => {
    const reader = await newReader()
    const first = await send(reader)
    platform.clock.advance(MINUTE_MS)
    const second = await send(reader)
    expect(second).not.toBe(first)
    expect(await isGood(use(first, reader))).toBe(several !== undefined)
    if (!several) expect(await isGood(use(second, reader))).toBe(true)
  })
})

it('of two letters that are asked for at the same moment one holds', async () => {
  const { anna } = await newReader()
  const ask = () => platform.client('resetPassword', { body: { email: anna.email } })
  await Promise.all([ask(), ask()])
  const letters = (await post.lettersTo(platform, anna.email)).filter(({ kind }) => kind === 'passwordReset')
  const hashes = letters.map((letter) => createHash('sha256').update(codeIn(letter)).digest())
  const { rows } = await platform.pool.query('SELECT 1 FROM player_code WHERE hash = ANY ($1)', [hashes])
  expect([letters.length, rows.length]).toEqual([2, 1])
})
