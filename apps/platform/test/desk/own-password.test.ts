import { type TestOperator, type TestPlatform, startTestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let platform: TestPlatform
let olga: TestOperator

beforeAll(async () => void (platform = await startTestPlatform()))
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(async () => void (olga = await platform.operator({ roles: ['support'] })))

const newPassword = 'another long one'
const change = (over: object = {}) => ({
  body: { currentPassword: olga.password, code: olga.code(1), newPassword, ...over },
})
const signIn = async (password: string, code: string) =>
  (await platform.desk()).call('createOperatorSession', { body: { name: olga.name, password, code } })

it('takes the present password and a fresh code, and ends the other sessions', async () => {
  const { token } = await signIn(olga.password, olga.code(1))
  platform.clock.advance(60_000)
  await olga.call('changeOperatorPassword', change({ code: olga.code() }))
  expect((await olga.call('getOperatorSelf', {})).operator.id).toBe(olga.id)
  expect(await (await platform.desk(token)).refusal('getOperatorSelf', {})).toMatchObject({ status: 401 })
  platform.clock.advance(30_000)
  await expect(signIn(olga.password, olga.code())).rejects.toMatchObject({ status: 401 })
  expect((await signIn(newPassword, olga.code())).operator.id).toBe(olga.id)
})

it('refuses a wrong password, a code that is wrong or was used, and a stolen or short password', async () => {
  const refusal = (over: object) => olga.refusal('changeOperatorPassword', change(over))
  expect(await refusal({ currentPassword: 'not this one' })).toMatchObject({
    status: 422,
    issues: { currentPassword: [{ code: 'wrongPassword' }] },
  })
  // The code of now is the one that the operator signed in with.
  expect(await refusal({ code: olga.code() })).toMatchObject({ status: 400, code: 11003 })
  expect(await refusal({ code: '000000' })).toMatchObject({ status: 400, code: 11003 })
  expect(await refusal({ newPassword: 'unbelievable' })).toMatchObject({
    issues: { newPassword: [{ code: 'breached' }] },
  })
  expect(await refusal({ newPassword: 'baize operator 1' })).toMatchObject({
    issues: { newPassword: [{ code: 'siteWord' }] },
  })
  expect(await refusal({ newPassword: 'short' })).toMatchObject({ status: 422 })
  platform.clock.advance(60_000)
  expect((await signIn(olga.password, olga.code())).operator.id).toBe(olga.id)
})

it('keeps no password in the audit log', async () => {
  await olga.call('changeOperatorPassword', change())
  const { rows } = await platform.pool.query('SELECT * FROM audit_line')
  expect(JSON.stringify(rows)).not.toContain(newPassword)
  expect(rows.some(({ operation }) => operation === 'changeOperatorPassword')).toBe(true)
})
