import { type Operation, operatorOperations } from '@baize/contract'
import { fieldsOfCall } from '@baize/contract/openapi'
import { type TestOperator, type TestPlatform, startTestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'

let platform: TestPlatform
let owner: TestOperator

beforeAll(async () => {
  platform = await startTestPlatform()
  owner = await platform.operator()
})
afterAll(() => platform[Symbol.asyncDispose]())

const lines = (query: Record<string, string>) => owner.call('listAuditLines', { query })

it('says who did what, as what, how it was before and after, and why', async () => {
  const anna = await platform.operator({ roles: ['support'] })
  await owner.call('updateOperator', {
    params: { operatorId: anna.id },
    body: { roles: ['risk'], reason: 'moves desks' },
  })
  const [line] = await lines({ subjectId: anna.id, operation: 'updateOperator' })
  expect(line).toMatchObject({
    operatorId: owner.id,
    operator: owner.name,
    role: 'owner',
    action: 'write',
    subject: { kind: 'operator', id: anna.id },
    before: { roles: ['support'] },
    after: { roles: ['risk'] },
    reason: 'moves desks',
    network: '127.0.0.1',
  })
})

it('says nothing of a write that was refused, and once of one that came again', async () => {
  const input = { body: { name: 'audited', roles: ['content' as const], reason: 'new colleague' } }
  const { operator } = await owner.call('createOperator', input, { requestKey: 'audited-once' })
  await owner.call('createOperator', input, { requestKey: 'audited-once' })
  await owner.refusal('createOperator', input)
  expect(await lines({ operation: 'createOperator' })).toEqual([
    expect.objectContaining({ subject: { kind: 'operator', id: operator.id } }),
  ])
})

it('says at which player somebody looked, and whom a search showed', async () => {
  const player = await platform.player()
  const anna = await platform.operator({ roles: ['support'] })
  await anna.call('getPlayer', { params: { playerId: player.id } })
  await anna.call('listPlayers', { query: { email: player.email.slice(0, 8) } })
  const looks = await lines({ subjectId: player.id, operatorId: anna.id })
  expect(looks.map(({ operation, action }) => [operation, action])).toEqual([
    ['listPlayers', 'look'],
    ['getPlayer', 'look'],
  ])
  expect(JSON.stringify(looks)).not.toContain(player.email)
})

it('holds no password, token, code or invitation', async () => {
  const made = await owner.call('createOperator', { body: { name: 'secretive', roles: ['risk'], reason: 'new one' } })
  const anna = await platform.operator({ roles: ['support'] })
  const { rows } = await platform.pool.query<{ text: string }>('SELECT audit_line::text AS text FROM audit_line')
  const all = rows.map(({ text }) => text).join('\n')
  for (const secret of [made.invitation, anna.password, anna.token, owner.token]) expect(all).not.toContain(secret)
})

it('is only ever added to, whoever writes', async () => {
  for (const statement of [
    "UPDATE audit_line SET reason = 'another'",
    'DELETE FROM audit_line',
    'TRUNCATE audit_line',
    'TRUNCATE operator CASCADE',
  ])
    await expect(platform.pool.query(statement), statement).rejects.toMatchObject({ code: 'AU001' })
})

it('is asked for a reason by every write of somebody who is signed in', () => {
  const writes = Object.values<Operation>(operatorOperations).filter(
    ({ method, auth }) => method !== 'GET' && auth === 'operator',
  )
  const OWN = ['changeOperatorPassword', 'closeOperatorSession']
  /** They ask, and keep nothing. */
  const QUESTIONS = ['previewBonus', 'previewQuest', 'previewWheel', 'previewBroadcast']
  /** What is written is the reason. */
  const NOTES = ['writeNote', 'correctNote']
  for (const operation of writes.filter(({ name }) => ![...OWN, ...QUESTIONS, ...NOTES].includes(name))) {
    const reason = fieldsOfCall(operation).find(({ name }) => name === 'reason')
    expect(reason, operation.name).toMatchObject({ isRequired: true, part: 'body', schema: { minLength: 3 } })
  }
})

it('pages, newest first', async () => {
  const first = await owner.callWithMeta('listAuditLines', { query: { perPage: 2 } })
  const second = await owner.callWithMeta('listAuditLines', { query: { perPage: 2, page: 2 } })
  const numbers = [...first.data, ...second.data].map(({ number }) => number)
  expect(numbers).toEqual(numbers.toSorted((left, right) => right - left))
  expect(new Set(numbers).size).toBe(4)
  expect(first.meta.totalRows).toBeGreaterThan(4)
})
