import { type TestOperator, type TestPlatform, codeOf, startTestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'

let platform: TestPlatform
let owner: TestOperator

beforeAll(async () => {
  platform = await startTestPlatform()
  owner = await platform.operator()
})
afterAll(() => platform[Symbol.asyncDispose]())

const reason = 'as agreed with the team'

it('invites an operator, who chooses a password and has the roles given', async () => {
  const made = await owner.call('createOperator', { body: { name: 'vera', roles: ['risk', 'support'], reason } })
  expect(made.operator).toMatchObject({ name: 'vera', roles: ['support', 'risk'], state: 'invited', isEnabled: true })
  const desk = await platform.desk()
  const { authenticatorKey } = await desk.call('readInvitation', { body: { invitation: made.invitation } })
  const code = codeOf(authenticatorKey, platform.clock.now().getTime())
  const accepted = await desk.call('acceptInvitation', {
    body: { invitation: made.invitation, password: 'a long enough one', code },
  })
  expect(accepted).toEqual({ ...made.operator, state: 'enrolled' })
  expect((await owner.call('listOperators', { query: {} })).map(({ name }) => name)).toContain('vera')
})

it('makes one operator however often the call comes, and refuses a name that is taken', async () => {
  const input = { body: { name: 'once', roles: ['content' as const], reason } }
  const options = { requestKey: 'the-first-attempt' }
  const [first, second] = await Promise.all([1, 2].map(() => owner.call('createOperator', input, options)))
  expect(second).toEqual(first)
  expect(await owner.refusal('createOperator', input)).toMatchObject({ issues: { name: [{ code: 'taken' }] } })
})

it('ends sessions with the role, and all of them with the operator', async () => {
  const anna = await platform.operator({ roles: ['support', 'risk'] })
  const params = { operatorId: anna.id }
  await owner.call('updateOperator', { params, body: { roles: ['support'], reason } })
  await anna.call('getOperatorSelf', {})
  await owner.call('updateOperator', { params, body: { roles: ['risk'], reason } })
  expect(await anna.refusal('getOperatorSelf', {})).toMatchObject({ status: 401 })
  const berta = await platform.operator({ roles: ['support'] })
  await owner.call('updateOperator', { params: { operatorId: berta.id }, body: { isEnabled: false, reason } })
  expect(await berta.refusal('getOperatorSelf', {})).toMatchObject({ status: 401 })
  const desk = await platform.desk()
  const body = { name: berta.name, password: berta.password, code: berta.code(1) }
  expect(await desk.refusal('createOperatorSession', { body })).toMatchObject({ status: 401 })
  await owner.call('updateOperator', { params: { operatorId: berta.id }, body: { isEnabled: true, reason } })
  expect(await berta.refusal('getOperatorSelf', {})).toMatchObject({ status: 401 })
  await desk.call('createOperatorSession', { body })
})

it('takes password and authenticator away from whoever is invited anew', async () => {
  const anna = await platform.operator({ roles: ['support'] })
  const { operator } = await owner.call('inviteOperator', { params: { operatorId: anna.id }, body: { reason } })
  expect(operator).toMatchObject({ id: anna.id, state: 'invited' })
  expect(await anna.refusal('getOperatorSelf', {})).toMatchObject({ status: 401 })
  const desk = await platform.desk()
  const body = { name: anna.name, password: anna.password, code: anna.code(1) }
  expect(await desk.refusal('createOperatorSession', { body })).toMatchObject({ status: 401 })
})

it('keeps an owner: of two who switch each other off at one moment one remains', async () => {
  await using house = await startTestPlatform()
  const first = await house.operator()
  for (const body of [
    { isEnabled: false, reason },
    { roles: ['support'], reason },
  ])
    expect(await first.refusal('updateOperator', { params: { operatorId: first.id }, body })).toMatchObject({
      code: 16002,
    })
  expect(await first.refusal('inviteOperator', { params: { operatorId: first.id }, body: { reason } })).toMatchObject({
    code: 16002,
  })
  const second = await house.operator()
  const off = { isEnabled: false, reason }
  const outcomes = await Promise.allSettled([
    first.call('updateOperator', { params: { operatorId: second.id }, body: off }),
    second.call('updateOperator', { params: { operatorId: first.id }, body: off }),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

it('knows no operator of another id', async () => {
  for (const operatorId of ['nobody', '0197c9f0-0000-7000-8000-000000000000'])
    for (const name of ['updateOperator', 'inviteOperator'] as const)
      expect(await owner.refusal(name, { params: { operatorId }, body: { reason } })).toMatchObject({ status: 404 })
})
