import { z } from 'zod'

/**
 * A query string as the plain object its schema expects.
 *
 * A list filter arrives as `x=1`, `x[]=1`, `x[0]=1` or repeated. A single value stands once and without
 * brackets: what repeats stays a list, which validation refuses, so that no two readers can disagree on
 * which of the values counts. Numbers and booleans are converted where the schema asks for them and the text
 * is exactly one. A bare key (`country`) is how a caller writes null and reads as absent.
 * Whatever does not fit is left as it came, for validation to name.
 */
export function readQuery(search: string, schema: z.ZodType | undefined): Record<string, unknown> {
  const shape = schema ? shapeOf(schema) : {}
  // Without a prototype, so that a key such as `__proto__` is a member like any other.
  const query = Object.create(null) as Record<string, unknown>
  for (const [key, { values, isList }] of collect(search)) {
    const field = Object.hasOwn(shape, key) ? unwrap(shape[key]!) : undefined
    if (field instanceof z.ZodArray) {
      const element = unwrap(field.element as z.ZodType)
      const given = values.filter((value) => value !== null)
      if (given.length > 0) query[key] = given.map((value) => convert(value, element))
    } else if (values.length > 1 || isList) query[key] = values
    else if (values[0] != null) query[key] = convert(values[0], field)
    else if (!field) query[key] = null
  }
  return query
}

interface Collected {
  values: (string | null)[]
  /** At least one of the keys had brackets. */
  isList: boolean
}

function collect(search: string): Map<string, Collected> {
  const collected = new Map<string, Collected>()
  const text = search.startsWith('?') ? search.slice(1) : search
  for (const part of text.split('&')) {
    if (part === '') continue
    const equals = part.indexOf('=')
    const name = decode(equals < 0 ? part : part.slice(0, equals))
    const key = name.replace(/\[\d{0,4}\]$/, '')
    const entry = collected.get(key) ?? { values: [], isList: false }
    entry.values.push(equals < 0 ? null : decode(part.slice(equals + 1)))
    entry.isList ||= key !== name
    collected.set(key, entry)
  }
  return collected
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  const inner = unwrap(schema)
  return inner instanceof z.ZodObject ? inner.shape : {}
}

function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return unwrap(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodPipe) return unwrap(schema.in as z.ZodType)
  return schema
}

function convert(value: string, field: z.ZodType | undefined): unknown {
  if (field instanceof z.ZodBoolean) return BOOLEANS.get(value) ?? value
  if (!field || !isNumeric(field) || !NUMBER.test(value)) return value
  const number = Number(value)
  return Number.isFinite(number) ? number : value
}

/** A number as programs write it, with an exponent where it is very large or very small. */
const NUMBER = /^-?\d{1,21}(\.\d{1,20})?([eE][+-]?\d{1,3})?$/

const BOOLEANS = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

function isNumeric(field: z.ZodType): boolean {
  if (field instanceof z.ZodNumber) return true
  if (field instanceof z.ZodEnum) return field.options.every((option) => typeof option === 'number')
  if (field instanceof z.ZodLiteral) return [...field.values].every((value) => typeof value === 'number')
  return false
}
