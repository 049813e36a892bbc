import { operations, type Operation } from '@baize/contract'
import { registrationForm, startTestPlatform, type TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

const YEAR_MS = 366 * 86_400_000

let platform: TestPlatform
beforeAll(async () => void (platform = await startTestPlatform()))
afterAll(() => platform[Symbol.asyncDispose]())

const withPassword = (password: string) => registrationForm({ password })

describe('a password', () => {
  it.each([
    ['of 128 signs', 'q7 '.repeat(42) + 'zX'],
    ['of letters alone', 'quietwordoverthehill'],
    ['of signs that stand on few keyboards', '  пароль 🗝 گذرواژه  '],
  ])('%s opens an account and signs in', async (_what, password) => {
    const body = withPassword(password)
    const { profile } = await platform.client('registerByEmail', { body })
    const signedIn = await platform.client('createSession', { body: { login: body.email, password } })
    expect(signedIn.profile.id).toBe(profile.id)
  })

  it.each([
    ['of five signs', 'q7zXp'],
    ['of more than 128', 'q7zX'.repeat(33)],
  ])('%s opens none', async (_what, password) => {
    const failure = await platform.refusal('registerByEmail', { body: withPassword(password) })
    expect(failure).toMatchObject({ status: 422, fields: { password: [expect.any(String)] } })
  })

  it('stays good however old it is, and nobody is asked for another', async () => {
    await using own = await startTestPlatform()
    const anna = await own.player()
    own.clock.advance(3 * YEAR_MS)
    const body = { login: anna.email, password: anna.password }
    expect((await own.client('createSession', { body })).profile.id).toBe(anna.id)
  })
})

it('takes the answer to a security question where it is kept, and nowhere as a proof', () => {
  const takers = Object.values<Operation>(operations).filter(
    ({ body }) =>
      body && JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).includes('securityAnswer'),
  )
  expect(takers.map(({ name }) => name).toSorted()).toEqual(['registerByEmail', 'registerByPhone', 'updateProfile'])
})
