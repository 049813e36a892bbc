import { randomInt } from 'node:crypto'
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
const throttled = servedOperations.flatMap((name) => {
  const { throttle = [] }: Operation = operations[name]
  return throttle.map((rule) => [name, rule] as const)
})

let platform: TestPlatform
/** Somebody new for each operation: some of them end the session that others need. */
let player: TestPlayer
const signUp = async () => void (player = await platform.player())

beforeAll(async () => void (platform = await startTestPlatform()))
afterAll(() => platform[Symbol.asyncDispose]())

describe.each(names)('%s', (name) => {
  const operation: Operation = operations[name]
  beforeAll(signUp)

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

describe.each(throttled)('%s, called too often,', (name, { count, windowSeconds }) => {
  beforeAll(signUp)

  it('answers as it declares, and a write says when to come again', async () => {
    const operation: Operation = operations[name]
    const declared = refusals[operation.throttledAs ?? 'too_many_requests']
    const [input] = fc.sample(validInput(operation), 1)
    // Calls are counted by their head, so that nothing needs to be done for them.
    const call = { ...callOf(operation, input!), headers: { 'content-type': 'application/json' }, body: '{' }
    const address = newAddress()
    for (let n = 0; n < count; n++) expect(codeOf(await send(call, true, address))).not.toBe(declared.code)
    const refused = await send(call, true, address)
    expectDocumented(operation, refused, call)
    expect([refused.status, codeOf(refused)]).toEqual([declared.status, declared.code])
    // A read is not answered by a status that clients try again.
    expect(declared.status === 429).toBe(operation.method !== 'GET')
    if (declared.status === 429) expect(refused.retryAfterSeconds).toBeLessThanOrEqual(windowSeconds)
  })
})

interface Reply {
  status: number
  retryAfterSeconds: number
  body: unknown
}

const codeOf = ({ body }: Reply): unknown => (body as Partial<ErrorEnvelope>).error?.code

function expectDocumented(operation: Operation, { status, body, retryAfterSeconds }: Reply, call: WireCall): void {
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
  if (status === 429 || status === 503) expect(retryAfterSeconds, seen).toBeGreaterThan(0)
  if (status === 422) expect(error.fields, seen).toBeTypeOf('object')
  expect(JSON.stringify(body), seen).not.toMatch(/node_modules|at \w+ \(|\.ts:\d+/)
}

/** Sent with the bare client, which refuses nothing that a socket would carry. */
function send(call: WireCall, isSignedIn: boolean, address = newAddress()): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const outgoing = request(platform.url + call.url, {
      method: call.method,
      // A refused request may close its connection; the next one must not find itself on it.
      agent: false,
      headers: {
        ...call.headers,
        ...(call.body === undefined ? {} : { 'content-length': Buffer.byteLength(call.body) }),
        // Of an address of its own, so that throttles do not hide what lies behind them.
        'cf-connecting-ip': address,
        ...(isSignedIn ? { authorization: `Bearer ${player.token}` } : {}),
      },
    })
    outgoing.on('error', reject)
    outgoing.on('response', (incoming) => {
      let text = ''
      incoming.setEncoding('utf8')
      incoming.on('data', (chunk: string) => (text += chunk))
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode!,
          retryAfterSeconds: Number(incoming.headers['retry-after']),
          body: text.startsWith('{') ? JSON.parse(text) : text,
        }),
      )
    })
    outgoing.end(call.body)
  })
}

function newAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
}
