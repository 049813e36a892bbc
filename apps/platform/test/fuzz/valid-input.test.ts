import fc from 'fast-check'
import { type Operation, operations } from '@baize/contract'
import { uuidv4 } from '@baize/kit'
import type { TestVisitor } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servedOperations } from '../../src/api/handlers/index.ts'
import { type WireCall, callOf, validInput } from '../../../../packages/contract/test/arbitrary.ts'
import type { Extent } from '../../../../packages/contract/test/arbitrary-of.ts'
import { callerOf, fixtures } from './fixtures.ts'
import { type House, startHouse } from './house.ts'
import { knownValues } from './known-values.ts'
import { withExisting } from './things.ts'

/** How many calls of each operation: with as little as it takes, with as much, and with anything between. */
const RUNS: Record<Extent, number> = { least: 2, most: 2, any: 6 }

let house: House
beforeAll(async () => void (house = await startHouse()))
afterAll(() => house.platform[Symbol.asyncDispose]())

const listForm = fc.constantFrom('bracket', 'indexed', 'repeated')

describe.each(servedOperations)('%s', (name) => {
  it.each(Object.keys(RUNS) as Extent[])('succeeds with %s input of what its contract accepts', async (extent) => {
    const operation: Operation = operations[name]
    const input = validInput(operation, { extent, known: knownValues(house) })
    await fc.assert(
      fc.asyncProperty(input, fc.nat(1000), listForm, fc.boolean(), async (given, pick, form, isKeyed) => {
        const visitor = await callerOf(house, operation)
        const existing = await withExisting(operation, given, { house, visitor, pick })
        const fixed = await fixtures[name]?.({ house, visitor, input: existing, pick })
        const { isLast, ...parts } = fixed ?? {}
        const call = callOf(operation, { ...existing, ...parts }, form)
        const key = operation.isKeyed && isKeyed ? uuidv4() : null
        const reply = await send(visitor, call, key)
        expectSuccess(operation, reply, call)
        if (key && !isLast) expect(await send(visitor, call, key), 'the same key again').toEqual(reply)
      }),
      { numRuns: RUNS[extent], endOnFailure: true },
    )
  })
})

interface Reply {
  status: number
  location: string | null
  body: unknown
}

async function send(
  visitor: TestVisitor,
  { url, method, headers, body }: WireCall,
  key: string | null,
): Promise<Reply> {
  const reply = await visitor.fetch(url, {
    method,
    headers: key ? { ...headers, 'idempotency-key': key } : headers,
    body: typeof body === 'string' ? body : body && new Uint8Array(body),
  })
  const text = await reply.text()
  return { status: reply.status, location: reply.headers.get('location'), body: text === '' ? null : JSON.parse(text) }
}

function expectSuccess(operation: Operation, { status, location, body }: Reply, call: WireCall): void {
  const { name } = operation
  const seen = `${JSON.stringify(call).slice(0, 3000)} → ${status} ${JSON.stringify(body)?.slice(0, 3000)}`
  const advice =
    `${name} refused input its contract accepts. Where it needs something that must exist or agree first, say so ` +
    `in apps/platform/test/fuzz: things.ts (what an id names), known-values.ts (what a shape means), fixtures.ts (the rest)`
  expect(status, `${advice}\n${seen}`).toBe(operation.isRedirect ? 302 : 200)
  if (operation.isRedirect) return expect(location, seen).toMatch(/^(https?:\/\/|\/(?!\/))/)
  const { data, meta, ...others } = body as { data?: unknown; meta?: unknown }
  expect(others, seen).toEqual({})
  expect(
    operation.reply?.safeParse(data).error?.issues,
    `${seen}\nits data is not what the contract says`,
  ).toBeUndefined()
  if (!operation.meta) return expect(meta, seen).toBeUndefined()
  expect(
    operation.meta.safeParse(meta).error?.issues,
    `${seen}\nits meta is not what the contract says`,
  ).toBeUndefined()
}
