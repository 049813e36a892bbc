import { request } from 'node:http'
import fc from 'fast-check'
import {
  type ErrorEnvelope,
  type Operation,
  type OperationName,
  operations,
  type RefusalReason,
  refusals,
  refusalsOf,
} from '@baize/contract'
import { type TestPlatform, type TestPlayer, startTestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servedOperations } from '../../src/api/handlers/index.ts'
import { type WireCall, callOf, hostileInput, validInput } from '../../../../packages/contract/test/arbitrary.ts'

const HOSTILE_RUNS = 30
const VALID_RUNS = 10
const names = Object.keys(operations) as OperationName[]

let platform: TestPlatform
let player: TestPlayer

beforeAll(async () => {
  // Every call comes from an address of its own, so that throttles do not hide what lies behind them.
  platform = await startTestPlatform({ config: { addressHeader: 'x-test-address' } })
  player = await platform.player()
})
afterAll(() => platform[Symbol.asyncDispose]())

describe.each(names)('%s', (name) => {
  const operation: Operation = operations[name]

  it('answers hostile input with a refusal it declares, never 5xx', async () => {
    await fc.assert(
      fc.asyncProperty(hostileInput(operation), fc.boolean(), async (call, isSignedIn) => {
        expectDocumented(operation, await send(call, isSignedIn), call)
      }),
      { numRuns: HOSTILE_RUNS },
    )
  })

  it('answers input the contract accepts with its shape or a refusal it declares', async () => {
    await fc.assert(
      fc.asyncProperty(validInput(operation), fc.boolean(), async (input, isSignedIn) => {
        const call = callOf(operation, input)
        const reply = await send(call, isSignedIn)
        expectDocumented(operation, reply, call)
        if (reply.status === 200) operation.reply?.parse((reply.body as { data: unknown }).data)
      }),
      { numRuns: VALID_RUNS },
    )
  })
})

interface Reply {
  status: number
  body: unknown
}

function expectDocumented(operation: Operation, { status, body }: Reply, call: WireCall): void {
  const seen = `${operation.name} ${JSON.stringify(call).slice(0, 2000)} → ${status} ${JSON.stringify(body)}`
  if (status < 400) return
  expect(status === 501 || status < 500, seen).toBe(true)
  const { error } = body as ErrorEnvelope
  expect(Number.isInteger(error.code) && typeof error.message === 'string', seen).toBe(true)
  const declared: RefusalReason[] = servedOperations.includes(operation.name as OperationName)
    ? refusalsOf(operation)
    : [...refusalsOf(operation), 'not_served']
  expect(
    declared.some((reason) => refusals[reason].status === status && refusals[reason].code === error.code),
    seen,
  ).toBe(true)
  if (status === 422) expect(error.fields, seen).toBeTypeOf('object')
  expect(JSON.stringify(body), seen).not.toMatch(/node_modules|at \w+ \(|\.ts:\d+/)
}

/** Sent with the bare client, which refuses nothing that a socket would carry. */
function send(call: WireCall, isSignedIn: boolean): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = request(platform.url + call.url, {
      method: call.method,
      // A refused request may close its connection; the next one must not find itself on it.
      agent: false,
      headers: {
        ...call.headers,
        ...(call.body === undefined ? {} : { 'content-length': Buffer.byteLength(call.body) }),
        'x-test-address': `10.${randomByte()}.${randomByte()}.${randomByte()}`,
        ...(isSignedIn ? { authorization: `Bearer ${player.token}` } : {}),
      },
    })
    outgoing.on('error', reject)
    outgoing.on('response', (incoming) => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (chunk: string) => (text += chunk))
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode!, body: text.startsWith('{') ? JSON.parse(text) : text }),
      )
    })
    outgoing.end(call.body)
  })
}

function randomByte(): number {
  return Math.floor(Math.random() * 256)
}
