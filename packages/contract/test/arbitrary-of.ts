import fc from 'fast-check'
import { z } from 'zod'
import { CallbackQuery, CalendarDay, Email, FieldValues, Instant, PageUrl, PeriodEdge } from '../src/index.ts'
import { checksOf } from './checks.ts'

/** How much of what a schema accepts: as little as it asks for, as much as it lets through, or anything between. */
export type Extent = 'least' | 'any' | 'most'

/** Which of the values that a schema accepts are wanted. */
export interface Wishes {
  extent?: Extent
  /** Values that mean something to whoever reads them, by the shape of the contract they stand for. */
  known?: ReadonlyMap<z.ZodType, fc.Arbitrary<unknown>>
}

/**
 * Values that a schema of this contract accepts, as they travel: before any conversion by the schema.
 * Throws for a kind of schema that the contract does not use.
 */
export function arbitraryOf(schema: z.ZodType, wishes: Wishes = {}): fc.Arbitrary<unknown> {
  const own = wishes.known?.get(schema) ?? OWN.get(schema)
  if (own) return own.filter((value) => schema.safeParse(value).success)
  const { checks } = schema.def as { checks?: unknown[] }
  const arbitrary = kindOf(schema, wishes)
  return checks && checks.length > 0 ? arbitrary.filter((value) => schema.safeParse(value).success) : arbitrary
}

const day = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
const isoDay = day.map((date) => date.toISOString().slice(0, 10))
const isoInstant = day.map((date) => date.toISOString())
const path = fc.webPath().map((text) => `/${text.replace(/^\/+/, '')}`)

/** Shapes whose patterns are better met on purpose than by chance. */
const OWN = new Map<z.ZodType, fc.Arbitrary<unknown>>([
  [CalendarDay, isoDay],
  [Instant, isoInstant],
  [PeriodEdge, fc.oneof(isoDay, isoInstant)],
  [Email, fc.emailAddress({ size: 'small' })],
  [PageUrl, fc.oneof(fc.webUrl({ withQueryParameters: true, size: 'small' }), path)],
  [FieldValues, fc.dictionary(fc.stringMatching(/^[a-z_]{1,20}$/), fc.option(words(40)), { maxKeys: 5 })],
  [CallbackQuery, fc.dictionary(fc.stringMatching(/^[a-z_]{1,20}$/), words(200), { maxKeys: 5 })],
])

/** Text with whatever letters people use, without what the contract refuses. */
function words(lengthMax: number): fc.Arbitrary<string> {
  const plain = fc.stringMatching(/^[ a-zA-Z0-9_.-]{0,30}$/)
  return fc
    .oneof(plain, fc.string({ unit: 'grapheme', maxLength: 30 }))
    .map((text) => text.slice(0, lengthMax).replaceAll(/[\0\p{Surrogate}]/gu, ''))
}

function kindOf(schema: z.ZodType, wishes: Wishes): fc.Arbitrary<unknown> {
  const inner = (part: unknown) => arbitraryOf(part as z.ZodType, wishes)
  if (schema instanceof z.ZodObject) return objectOf(schema, wishes)
  if (schema instanceof z.ZodOptional) return inner(schema.unwrap())
  if (schema instanceof z.ZodNullable)
    return wishes.extent === 'most' ? inner(schema.unwrap()) : fc.option(inner(schema.unwrap()), { nil: null })
  if (schema instanceof z.ZodPipe) return inner(schema.in)
  if (schema instanceof z.ZodArray) return arrayOf(schema, wishes)
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(inner))
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options)
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values)
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodNull) return fc.constant(null)
  if (schema instanceof z.ZodNumber) return numberOf(schema, wishes)
  if (schema instanceof z.ZodString) return stringOf(schema, wishes)
  throw new TypeError(`no arbitrary for the schema kind ${schema.def.type}`)
}

function objectOf(schema: z.ZodObject, wishes: Wishes): fc.Arbitrary<unknown> {
  const { extent } = wishes
  const members = Object.entries(schema.shape) as [string, z.ZodType][]
  const isRequired = ([, member]: [string, z.ZodType]) => !(member instanceof z.ZodOptional)
  const wanted = extent === 'least' ? members.filter(isRequired) : members
  const known = fc.record(Object.fromEntries(wanted.map(([key, member]) => [key, arbitraryOf(member, wishes)])), {
    requiredKeys: (extent === 'most' ? wanted : wanted.filter(isRequired)).map(([key]) => key),
    noNullPrototype: true,
  })
  const { catchall } = schema.def
  if (!catchall || catchall instanceof z.ZodNever || extent === 'least') return known
  const others = fc.dictionary(fc.stringMatching(/^x_[a-z]{1,12}$/), arbitraryOf(catchall as z.ZodType, wishes), {
    maxKeys: 3,
    noNullPrototype: true,
  })
  return fc.tuple(others, known).map(([extra, record]) => ({ ...extra, ...(record as object) }))
}

/** Longer lists than any page sends, and short enough that several of them fit into one address. */
const ITEMS_MAX = 30

function arrayOf(schema: z.ZodArray, wishes: Wishes): fc.Arbitrary<unknown> {
  const { minLength, maxLength = 100 } = checksOf(schema)
  const most = Math.max(minLength, Math.min(maxLength, ITEMS_MAX))
  const bounds = {
    least: { minLength, maxLength: minLength },
    any: { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 6)) },
    most: { minLength: most, maxLength: most },
  }
  return fc.array(arbitraryOf(schema.element as z.ZodType, wishes), bounds[wishes.extent ?? 'any'])
}

function numberOf(schema: z.ZodNumber, { extent }: Wishes): fc.Arbitrary<unknown> {
  const min = schema.minValue ?? -Number.MAX_SAFE_INTEGER
  const max = schema.maxValue ?? Number.MAX_SAFE_INTEGER
  const [first, last] = [
    Math.max(Math.ceil(min), Number.MIN_SAFE_INTEGER),
    Math.min(Math.floor(max), Number.MAX_SAFE_INTEGER),
  ]
  const edge = extent === 'least' ? first : last
  if ((extent === 'least' || extent === 'most') && schema.safeParse(edge).success) return fc.constant(edge)
  const integers = fc.integer({ min: first, max: last })
  if (schema.isInt) return integers
  // Hundredths, so that what is written as text in a query reads back as the same number.
  const hundredths = fc.integer({ min: 0, max: 1_000_000_00 }).map((value) => value / 100)
  return fc.oneof(integers, hundredths).filter((value) => schema.safeParse(value).success)
}

function stringOf(schema: z.ZodString, { extent }: Wishes): fc.Arbitrary<unknown> {
  const { minLength, maxLength = 255, patterns } = checksOf(schema)
  const [pattern] = patterns
  const fits = (value: string) => schema.safeParse(value).success
  const shortOrLong = (value: string): string => {
    if (extent === 'least') return [Array.from(value).slice(0, minLength).join(''), value].find(fits) ?? value
    if (extent === 'most')
      return [value.padEnd(maxLength, 'a'), value.padEnd(maxLength, '7'), value].find(fits) ?? value
    return value
  }
  if (!pattern) return words(maxLength).map((value) => shortOrLong(value.padEnd(minLength, 'a')))
  return fc
    .stringMatching(pattern, { size: 'small' })
    .map((value) => value.slice(0, maxLength))
    .filter(fits)
    .map(shortOrLong)
}
