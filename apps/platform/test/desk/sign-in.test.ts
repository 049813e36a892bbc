import { type TestPlatform, startTestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inviteOwner } from '../../src/flows/desk/invite-owner.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startTestPlatform()
})
afterAll(() => platform[Symbol.asyncDispose]())

const MINUTE_MS = 60_000
const minutes = (count: number) => platform.clock.advance(count * MINUTE_MS)

it('has nobody by default; the command on the machine invites the first owner, and tells the audit log', async () => {
  const { rowCount } = await platform.pool.query('SELECT 1 FROM operator')
  expect(rowCount).toBe(0)
  const { operator, invitation } = await inviteOwner(platform.services, 'first-owner', 'root')
  const desk = await platform.desk()
  expect(await desk.call('readInvitation', { body: { invitation } })).toMatchObject({
    name: 'first-owner',
    authenticatorUri: expect.stringContaining('otpauth://totp/Baize:first-owner?'),
  })
  const owner = await platform.operator()
  expect(await owner.call('listAuditLines', { query: { subjectId: operator.id, operation: 'command owner' } })).toEqual(
    [expect.objectContaining({ operatorId: null, operator: 'root', role: null, action: 'write' })],
  )
})

it('lets nobody in before the invitation is accepted, and nobody accept it twice or late', async () => {
  const desk = await platform.desk()
  const { invitation } = await inviteOwner(platform.services, 'twice', 'root')
  const { authenticatorKey } = await desk.call('readInvitation', { body: { invitation } })
  const { codeOf } = await import('@baize/testkit')
  const code = () => codeOf(authenticatorKey, platform.clock.now().getTime())
  const password = 'a long enough one'
  expect(
    await desk.refusal('createOperatorSession', { body: { name: 'twice', password, code: code() } }),
  ).toMatchObject({
    status: 401,
  })
  expect(await desk.refusal('acceptInvitation', { body: { invitation, password, code: '000000' } })).toMatchObject({
    code: 11003,
  })
  expect(
    await desk.refusal('acceptInvitation', { body: { invitation, password: 'short', code: code() } }),
  ).toMatchObject({ status: 422 })
  expect(
    await desk.refusal('acceptInvitation', { body: { invitation, password: 'unbelievable', code: code() } }),
  ).toMatchObject({ issues: { password: [{ code: 'breached' }] } })
  await desk.call('acceptInvitation', { body: { invitation, password, code: code() } })
  expect(await desk.refusal('acceptInvitation', { body: { invitation, password, code: code() } })).toMatchObject({
    code: 16001,
  })
  const late = await inviteOwner(platform.services, 'late', 'root')
  minutes(24 * 60)
  expect(await desk.refusal('readInvitation', { body: { invitation: late.invitation } })).toMatchObject({ code: 16001 })
})

it('signs in by name, password and code, for one role of those one has', async () => {
  const anna = await platform.operator({ roles: ['support', 'risk'] })
  expect(await anna.call('getOperatorSelf', {})).toMatchObject({ role: 'support', operator: { name: anna.name } })
  const desk = await platform.desk()
  const body = { name: anna.name, password: anna.password, code: anna.code(1) }
  expect(await desk.refusal('createOperatorSession', { body })).toMatchObject({
    issues: { role: [{ code: 'required' }] },
  })
  expect(await desk.refusal('createOperatorSession', { body: { ...body, role: 'owner' } })).toMatchObject({
    issues: { role: [{ code: 'notOffered' }] },
  })
  expect(await desk.call('createOperatorSession', { body: { ...body, role: 'risk' } })).toMatchObject({ role: 'risk' })
})

it('answers a wrong name, a wrong password and a wrong code alike', async () => {
  const anna = await platform.operator()
  const desk = await platform.desk()
  const right = { name: anna.name, password: anna.password, code: anna.code(1) }
  const answers = await Promise.all(
    [{ name: 'nobody' }, { password: 'wrong' }, { code: '000000' }].map((wrong) =>
      desk.refusal('createOperatorSession', { body: { ...right, ...wrong } }),
    ),
  )
  for (const { status, code, message } of answers)
    expect([status, code, message]).toEqual([401, 3, 'These sign-in details are not correct'])
})

it('takes each code once, also of two tries at one moment', async () => {
  const anna = await platform.operator()
  const desk = await platform.desk()
  const body = { name: anna.name, password: anna.password, code: anna.code(1) }
  const tries = await Promise.allSettled([1, 2, 3].map(() => desk.call('createOperatorSession', { body })))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await desk.refusal('createOperatorSession', { body: { ...body, code: anna.code(0) } })).toMatchObject({
    status: 401,
  })
})

it('ends a session at rest after fifteen minutes, and any after eight hours', async () => {
  const anna = await platform.operator()
  minutes(14)
  await anna.call('getOperatorSelf', {})
  minutes(14)
  await anna.call('getOperatorSelf', {})
  minutes(15)
  expect(await anna.refusal('getOperatorSelf', {})).toMatchObject({ status: 401 })
  const berta = await platform.operator()
  for (let passed = 0; passed < 8 * 60 - 10; passed += 10) {
    await berta.call('getOperatorSelf', {})
    minutes(10)
  }
  await berta.call('getOperatorSelf', {})
  minutes(10)
  expect(await berta.refusal('getOperatorSelf', {})).toMatchObject({ status: 401 })
})

it('ends a session by signing out', async () => {
  const anna = await platform.operator()
  await anna.call('closeOperatorSession', {})
  expect(await anna.refusal('getOperatorSelf', {})).toMatchObject({ status: 401 })
})

it('takes no token of a player at the desk, and none of the desk from a player', async () => {
  const player = await platform.player()
  const desk = await platform.desk(player.token)
  expect(await desk.refusal('getOperatorSelf', {})).toMatchObject({ status: 401 })
  const owner = await platform.operator()
  const stranger = platform.visitor({ token: owner.token })
  expect(await stranger.refusal('getProfile', {})).toMatchObject({ status: 401 })
  expect(await stranger.call('listGames', { query: {} })).toBeDefined()
})

it('is not there where players are, and players are not at the desk', async () => {
  const owner = await platform.operator()
  const visitor = platform.visitor({ token: owner.token })
  for (const path of ['/api/operator/sessions/self', '/api/operator/players', '/api/operator/openapi.json'])
    expect((await visitor.fetch(path)).status).toBe(404)
  expect((await owner.fetch('/api/settings/locales')).status).toBe(404)
})

it('stops whoever guesses, before the password is looked at', async () => {
  const anna = await platform.operator()
  const desk = await platform.desk()
  const body = { name: anna.name, password: 'wrong', code: '000000' }
  const statuses: number[] = []
  for (let tries = 0; tries < 10; tries++) statuses.push((await desk.refusal('createOperatorSession', { body })).status)
  // One of the ten was the operator's own.
  expect(statuses).toEqual([...Array<number>(9).fill(401), 429])
  const right = { ...body, password: anna.password, code: anna.code(1) }
  expect(await desk.refusal('createOperatorSession', { body: right })).toMatchObject({ status: 429 })
  minutes(15)
  await desk.call('createOperatorSession', { body: { ...right, code: anna.code() } })
})
