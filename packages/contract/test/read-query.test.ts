import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Operation } from '../src/core/operation.ts'
import { CallbackQuery, operations, Platform, readQuery } from '../src/index.ts'
import { validInput } from './arbitrary.ts'
import { type ListForm, queryText } from './query-text.ts'

const schema = z.strictObject({
  page: z.int().min(1).optional(),
  ratio: z.number().optional(),
  name: z.string().max(20).optional(),
  visible: z.boolean().optional(),
  platform: z.enum(Platform).optional(),
  trigger: z.literal(3).optional(),
  state: z.array(z.int()).max(5).optional(),
  identity: z.array(z.string().min(1)).optional(),
  kind: z.array(z.enum(Platform)).optional(),
})

const read = (search: string) => ({ ...readQuery(search, schema) })
const isAccepted = (search: string) => schema.safeParse(readQuery(search, schema)).success

describe('a list filter', () => {
  it('is read from a scalar, from brackets, from indices and from repetition alike', () => {
    for (const search of ['state=1&state=2', 'state[]=1&state[]=2', 'state[0]=1&state[1]=2', 'state%5B%5D=1&state[]=2'])
      expect(read(search)).toEqual({ state: [1, 2] })
    expect(read('state=7')).toEqual({ state: [7] })
    expect(read('state[]=7')).toEqual({ state: [7] })
    expect(read('identity=roman-fire')).toEqual({ identity: ['roman-fire'] })
  })

  it('may mix its forms and keeps the order they came in', () => {
    expect(read('state=3&page=1&state[]=1&state=2')).toEqual({ state: [3, 1, 2], page: 1 })
  })

  it('is absent when only its bare key was sent', () => {
    for (const search of ['state', 'state[]', 'state&state[]']) expect(read(search)).toEqual({})
  })

  it('takes the numbers of an enumeration', () => {
    expect(read('kind[]=1&kind[]=2')).toEqual({ kind: [1, 2] })
    expect(isAccepted('kind[]=3')).toBe(false)
  })

  it('keeps what is no number as text, for validation to refuse', () => {
    for (const item of [
      '',
      'x',
      '1e',
      'e3',
      '1e1.5',
      '1e400',
      '1.5e0',
      '0x1',
      ' 1',
      '1 ',
      '١',
      '9'.repeat(16),
      '--1',
      '1.',
      'Infinity',
    ])
      expect(isAccepted(`state[]=${item}`), item).toBe(false)
  })
})

describe('a single value', () => {
  it('is converted where the schema asks for a number, a boolean or one of a few numbers', () => {
    expect(read('page=2&ratio=-0.25&visible=true&platform=2&trigger=3&name=7')).toEqual({
      page: 2,
      ratio: -0.25,
      visible: true,
      platform: 2,
      trigger: 3,
      name: '7',
    })
    expect(read('visible=1').visible).toBe(true)
    expect(read('visible=0').visible).toBe(false)
    expect(read('visible=false').visible).toBe(false)
  })

  it('is a number in every form that a program writes one', () => {
    for (const number of [
      1e-7,
      1.5e-7,
      -2.5e-10,
      1e21,
      1.7976931348623157e308,
      5e-324,
      0.30000000000000004,
      2 ** 53 - 1,
    ])
      expect(read(`ratio=${encodeURIComponent(String(number))}`), String(number)).toEqual({ ratio: number })
    expect(read('page=1e3')).toEqual({ page: 1000 })
    expect(isAccepted('page=1e-3')).toBe(false)
    expect(isAccepted('ratio=1e999')).toBe(false)
  })

  it('is refused when it came twice, even with equal values, or in brackets', () => {
    for (const search of ['page=1&page=2', 'page=1&page=1', 'page=1&page', 'page[]=1', 'name[0]=a', 'name=a&name[]=b'])
      expect(isAccepted(search), search).toBe(false)
  })

  it('is absent as a bare key, while `key=` is the empty text', () => {
    expect(read('name&page')).toEqual({})
    expect(read('name=')).toEqual({ name: '' })
  })
})

describe('a query string', () => {
  it('is read with or without its question mark, empty, and with stray separators', () => {
    expect(read('?page=3')).toEqual({ page: 3 })
    for (const search of ['', '?', '&', '?&&']) expect(read(search)).toEqual({})
  })

  it('is decoded, a plus being a space, and what is no encoding stays as it came', () => {
    expect(read('name=caf%C3%A9+au%20lait')).toEqual({ name: 'café au lait' })
    expect(read('name=100%')).toEqual({ name: '100%' })
    expect(read('name=%FF')).toEqual({ name: '%FF' })
    expect(read('name=a=b')).toEqual({ name: 'a=b' })
  })

  it('is refused for a member the call does not have, bare or not', () => {
    for (const search of ['other=1', 'other', 'other[]=1', '=1', '__proto__=1', '__proto__[]=1', 'constructor=1'])
      expect(isAccepted(search), search).toBe(false)
  })

  it('never reaches a prototype', () => {
    const query = readQuery('__proto__=polluted&toString=x', schema)
    expect(Object.getPrototypeOf(query)).toBeNull()
    expect(Object.keys(query)).toEqual(['__proto__', 'toString'])
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('passes freely named members on as text', () => {
    const query = CallbackQuery.parse(readQuery('code=12&state=%7B%22backRoute%22%3A%22%252F%22%7D', CallbackQuery))
    expect(query).toEqual({ code: '12', state: '{"backRoute":"%2F"}' })
    expect(CallbackQuery.safeParse(readQuery('code=1&code=2', CallbackQuery)).success).toBe(false)
  })

  it('is read in time linear to its length', () => {
    const search = 'state[]=1&'.repeat(50_000)
    expect(readQuery(search, schema)['state']).toHaveLength(50_000)
  })
})

describe('what a client writes', () => {
  const forms: ListForm[] = ['bracket', 'indexed', 'repeated']
  const queried = Object.values<Operation>(operations).filter(({ query }) => query)

  it.each(queried.map((operation) => [operation.name, operation] as const))('is what %s reads', (_, operation) => {
    fc.assert(
      fc.property(validInput(operation), fc.constantFrom(...forms), ({ query }, form) => {
        const wanted = Object.entries(query).filter(([, value]) => !(Array.isArray(value) && value.length === 0))
        const result = readQuery(queryText(query, form), operation.query)
        expect({ ...result }).toEqual(Object.fromEntries(wanted))
      }),
      { numRuns: 60 },
    )
  })
})
