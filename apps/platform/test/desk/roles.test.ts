import { type Operation, operatorOperations, type OperatorOperationName, operatorRoles } from '@baize/contract'
import { type TestOperator, type TestPlatform, startTestPlatform } from '@baize/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callOf, validInput } from '../../../../packages/contract/test/arbitrary.ts'

/** Generated from the contract: whoever adds an operation adds its row. */
const names = Object.keys(operatorOperations) as OperatorOperationName[]
const guarded = names.filter((name) => (operatorOperations[name] as Operation).auth === 'operator')

let platform: TestPlatform
const operators = new Map<string, TestOperator>()

beforeAll(async () => {
  platform = await startTestPlatform()
  for (const role of operatorRoles) operators.set(role, await platform.operator({ roles: [role] }))
})
afterAll(() => platform[Symbol.asyncDispose]())

describe.each(guarded.filter((name) => name !== 'closeOperatorSession'))('%s', (name) => {
  const operation: Operation = operatorOperations[name]

  it.each(operatorRoles)('is for the role %s what the contract says', async (role) => {
    const [input] = fc.sample(validInput(operation), { numRuns: 1, seed: 7 })
    const { url, method, headers, body } = callOf(operation, input!)
    const { status } = await operators.get(role)!.fetch(url, { method, headers, body: body as string })
    expect(status === 403, `${status}`).toBe(!operation.roles!.includes(role))
    expect(status).not.toBe(401)
    expect(status).toBeLessThan(500)
  })

  it('is for nobody who is not signed in', async () => {
    const [input] = fc.sample(validInput(operation), { numRuns: 1, seed: 7 })
    const { url, method, headers, body } = callOf(operation, input!)
    const stranger = await platform.desk()
    expect((await stranger.fetch(url, { method, headers, body: body as string })).status).toBe(401)
  })
})

it('tells of an operator who tries what the role may not', async () => {
  const content = operators.get('content')!
  // Of a flood of one second only the first lines are written.
  platform.clock.advance(1000)
  await content.refusal('listPlayers', { query: {} })
  expect(platform.lines).toContainEqual(
    expect.objectContaining({
      message: 'security',
      event: 'role_refused',
      operator: content.id,
      operation: 'listPlayers',
    }),
  )
})
