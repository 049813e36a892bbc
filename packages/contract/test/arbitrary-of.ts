import fc from 'fast-check'
import { z } from 'zod'
import { CallbackQuery, CalendarDay, Email, FieldValues, Instant, PageUrl, PeriodEdge } from '../src/index.ts'
import { checksOf } from './checks.ts'

/**
 * Values that a schema of this contract accepts, as they travel: before any conversion by the schema.
 * Throws for a kind of schema that the contract does not use.
 */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const own = OWN.get(schema)
  if (own) return own.filter((value) => schema.safeParse(value).success)
  const { checks } = schema.def as { checks?: unknown[] }
  const arbitrary = kindOf(schema)
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

function kindOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodObject) return objectOf(schema)
  if (schema instanceof z.ZodOptional) return arbitraryOf(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodNullable) return fc.option(arbitraryOf(schema.unwrap() as z.ZodType), { nil: null })
  if (schema instanceof z.ZodPipe) return arbitraryOf(schema.in as z.ZodType)
  if (schema instanceof z.ZodArray) return arrayOf(schema)
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map((option) => arbitraryOf(option as z.ZodType)))
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options)
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values)
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodNull) return fc.constant(null)
  if (schema instanceof z.ZodNumber) return numberOf(schema)
  if (schema instanceof z.ZodString) return stringOf(schema)
  throw new TypeError(`no arbitrary for the schema kind ${schema.def.type}`)
}

function objectOf(schema: z.ZodObject): fc.Arbitrary<unknown> {
  const members = Object.entries(schema.shape) as [string, z.ZodType][]
  const requiredKeys = members.filter(([, member]) => !(member instanceof z.ZodOptional)).map(([key]) => key)
  const known = fc.record(Object.fromEntries(members.map(([key, member]) => [key, arbitraryOf(member)])), {
    requiredKeys,
    noNullPrototype: true,
  })
  const { catchall } = schema.def
  if (!catchall || catchall instanceof z.ZodNever) return known
  const others = fc.dictionary(fc.stringMatching(/^x_[a-z]{1,12}$/), arbitraryOf(catchall as z.ZodType), {
    maxKeys: 3,
    noNullPrototype: true,
  })
  return fc.tuple(others, known).map(([extra, record]) => ({ ...extra, ...(record as object) }))
}

function arrayOf(schema: z.ZodArray): fc.Arbitrary<unknown> {
  const { minLength, maxLength = 100 } = checksOf(schema)
  return fc.array(arbitraryOf(schema.element as z.ZodType), {
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, 6)),
  })
}

function numberOf(schema: z.ZodNumber): fc.Arbitrary<unknown> {
  const min = schema.minValue ?? -Number.MAX_SAFE_INTEGER
  const max = schema.maxValue ?? Number.MAX_SAFE_INTEGER
  const integers = fc.integer({
    min: Math.max(Math.ceil(min), Number.MIN_SAFE_INTEGER),
    max: Math.min(Math.floor(max), Number.MAX_SAFE_INTEGER),
  })
  if (schema.isInt) return integers
  // Hundredths, so that what is written as text in a query reads back as the same number.
  const hundredths = fc.integer({ min: 0, max: 1_000_000_00 }).map((value) => value / 100)
  return fc.oneof(integers, hundredths).filter((value) => schema.safeParse(value).success)
}

function stringOf(schema: z.ZodString): fc.Arbitrary<unknown> {
  const { minLength, maxLength = 255, patterns } = checksOf(schema)
  const [pattern] = patterns
  if (!pattern) return words(maxLength).map((value) => value.padEnd(minLength, 'a'))
  return fc
    .stringMatching(pattern, { size: 'small' })
    .map((value) => value.slice(0, maxLength))
    .filter((value) => value.length >= minLength && schema.safeParse(value).success)
}
