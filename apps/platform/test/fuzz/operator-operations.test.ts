import {
  type ErrorEnvelope,
  type Operation,
  operatorOperations,
  type OperatorOperationName,
  refusals,
  refusalsOf,
} from '@baize/contract'
import { type TestDesk, type TestPlatform, startTestPlatform } from '@baize/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callOf, hostileInput, validInput, type WireCall } from '../../../../packages/contract/test/arbitrary.ts'

const HOSTILE_RUNS = 20
const VALID_RUNS = 10

/** Signing out would end what the others call with. */
const names = (Object.keys(operatorOperations) as OperatorOperationName[]).filter(
  (name) => name !== 'closeOperatorSession',
)

let platform: TestPlatform
const callers = new Map<string, TestDesk>()

beforeAll(async () => {
  platform = await startTestPlatform()
  callers.set('none', await platform.desk())
  for (const role of ['support', 'payments', 'risk', 'content', 'owner'] as const)
    callers.set(role, await platform.operator({ roles: [role] }))
})
afterAll(() => platform[Symbol.asyncDispose]())

it.each(names)('%s answers hostile input with a refusal it declares, never 5xx', async (name) => {
  const operation: Operation = operatorOperations[name]
  await fc.assert(
    fc.asyncProperty(hostileInput(operation), async (call) => void (await expectDocumented(operation, call))),
    { numRuns: HOSTILE_RUNS },
  )
})

it.each(names)('%s answers input the contract accepts with its shape or a refusal it declares', async (name) => {
  const operation: Operation = operatorOperations[name]
  await fc.assert(
    fc.asyncProperty(validInput(operation), async (input) => {
      const data = await expectDocumented(operation, callOf(operation, input))
      if (data !== undefined) operation.reply?.parse(data)
    }),
    { numRuns: VALID_RUNS },
  )
})

/** Calls as somebody who may, and gives what stands under `data`; undefined where it was refused. */
async function expectDocumented(operation: Operation, call: WireCall): Promise<unknown> {
  const caller = callers.get(operation.roles?.[0] ?? 'none')!
  const { method, headers } = call
  const init: RequestInit = { method, headers }
  if (call.body !== undefined && method !== 'GET') init.body = new Uint8Array(Buffer.from(call.body))
  const response = await caller.fetch(call.url, init)
  const text = await response.text()
  const seen = `${operation.name} ${JSON.stringify(call).slice(0, 1000)} → ${response.status} ${text.slice(0, 500)}`
  expect(response.status, seen).toBeLessThan(500)
  if (response.ok) return (JSON.parse(text) as { data: unknown }).data
  const { error } = JSON.parse(text) as ErrorEnvelope
  const known = refusalsOf(operation).map((reason) => refusals[reason])
  expect(
    known.some(({ status, code }) => status === response.status && code === error.code),
    seen,
  ).toBe(true)
  return undefined
}
