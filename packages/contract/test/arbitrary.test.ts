import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Operation } from '../src/core/operation.ts'
import { operations, readQuery } from '../src/index.ts'
import { arbitraryOf, type Extent } from './arbitrary-of.ts'
import { hostileInput, validInput, type WireCall } from './arbitrary.ts'

const all = Object.values<Operation>(operations)
const named = all.map((operation) => [operation.name, operation] as const)

describe('valid input', () => {
  it.each(named)('of %s is accepted by its schemas', (_, operation) => {
    fc.assert(
      fc.property(validInput(operation), ({ params, query, body }) => {
        for (const [schema, value] of [[operation.params, params] as const, [operation.query, query] as const])
          if (schema) expect(schema.safeParse(value).error?.issues).toBeUndefined()
        if (operation.body) expect(operation.body.safeParse(overTheWire(body)).error?.issues).toBeUndefined()
      }),
      { numRuns: 40 },
    )
  })
})

describe('the extent of input', () => {
  const shape = z.strictObject({
    given: z
      .string()
      .regex(/^[a-z]*$/)
      .min(2)
      .max(9),
    perhaps: z.int().min(1).max(100).optional(),
    list: z
      .array(z.enum(['a', 'b']))
      .min(1)
      .max(5),
    nothing: z.boolean().nullish(),
  })
  const samples = (extent: Extent) =>
    fc.sample(arbitraryOf(shape, { extent }), { numRuns: 40, seed: 7 }) as z.output<typeof shape>[]

  it('at least holds what is asked for and no more', () => {
    for (const value of samples('least')) {
      expect(Object.keys(value).toSorted()).toEqual(['given', 'list'])
      expect([value.given.length, value.list.length]).toEqual([2, 1])
    }
  })

  it('at most holds every member, as long and as large as it may be', () => {
    for (const { given, perhaps, list, nothing } of samples('most')) {
      expect([given.length, perhaps, list.length]).toEqual([9, 100, 5])
      expect(nothing).toBeTypeOf('boolean')
    }
  })

  it('otherwise leaves members out, gives them and makes them null', () => {
    const values = samples('any')
    expect(new Set(values.map(({ nothing }) => nothing))).toEqual(new Set([undefined, null, true, false]))
    expect(new Set(values.map((value) => 'perhaps' in value))).toEqual(new Set([true, false]))
  })
})

describe('hostile input', () => {
  it.each(named)('of %s is a call that can be sent', (_, operation) => {
    fc.assert(
      fc.property(hostileInput(operation), (call) => {
        expect(call.method).toBe(operation.method)
        expect(pathOf(call).split('/')).toHaveLength(operation.path.split('/').length)
        expect(() => new URL(call.url, 'http://localhost').href).not.toThrow()
        expect(call.url).toMatch(/^[!-~]+$/)
      }),
      { numRuns: 20 },
    )
  })

  it('is refused by the contract far more often than not', () => {
    const withBody = all.filter(({ body, form }) => body && !form)
    const counted = { calls: 0, refused: 0 }
    for (const operation of withBody)
      for (const call of fc.sample(hostileInput(operation), { numRuns: 50, seed: 7 })) {
        counted.calls += 1
        if (!isAcceptable(operation, call)) counted.refused += 1
      }
    expect(counted.calls).toBeGreaterThan(1000)
    expect(counted.refused / counted.calls).toBeGreaterThan(0.6)
  })
})

function overTheWire(value: unknown): unknown {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown)
}

function pathOf({ url }: WireCall): string {
  return url.replace(/\?.*$/s, '')
}

function isAcceptable({ body, query }: Operation, call: WireCall): boolean {
  const search = /\?.*$/s.exec(call.url)?.[0] ?? ''
  const given = readQuery(search, query)
  if (query ? !query.safeParse(given).success : Object.keys(given).length > 0) return false
  if (call.headers['content-type'] !== 'application/json') return false
  try {
    return body!.safeParse(JSON.parse(String(call.body))).success
  } catch {
    return false
  }
}
