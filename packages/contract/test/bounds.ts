import { z } from 'zod'
import { checksOf } from './checks.ts'

/** Where a schema lets text, a list or a number grow without end, as paths. */
export function boundlessParts(schema: z.ZodType, path = '$'): string[] {
  if (schema instanceof z.ZodObject) {
    const members = Object.entries(schema.shape)
    const { catchall } = schema.def
    const others = catchall ? boundlessParts(catchall as z.ZodType, `${path}.*`) : [`${path} ignores unknown members`]
    return [...members.flatMap(([key, member]) => boundlessParts(member, `${path}.${key}`)), ...others]
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return boundlessParts(schema.unwrap() as z.ZodType, path)
  if (schema instanceof z.ZodPipe) return boundlessParts(schema.in as z.ZodType, path)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => boundlessParts(option as z.ZodType, path))
  if (schema instanceof z.ZodRecord)
    return [
      ...boundlessParts(schema.keyType as z.ZodType, `${path} key`),
      ...boundlessParts(schema.valueType as z.ZodType, `${path}.*`),
    ]
  if (schema instanceof z.ZodArray) {
    const element = boundlessParts(schema.element as z.ZodType, `${path}[]`)
    return checksOf(schema).maxLength === undefined ? [`${path} is a list without end`, ...element] : element
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return schema.maxLength === null ? [`${path} is text without end`] : []
  if (schema instanceof z.ZodNumber) {
    const isBounded = Number.isFinite(schema.minValue) && Number.isFinite(schema.maxValue)
    return isBounded ? [] : [`${path} is a number without bounds`]
  }
  return FINITE.some((kind) => schema instanceof kind) ? [] : [`${path} is of an unbounded kind`]
}

const FINITE = [z.ZodBoolean, z.ZodNull, z.ZodLiteral, z.ZodEnum, z.ZodNever]
