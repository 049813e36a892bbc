import { z } from 'zod'
import type { Operation } from '../src/core/operation.ts'
import { fieldsOfCall } from '../src/openapi.ts'
import * as common from '../src/shapes/common.ts'
import type { OperatorForm, OperatorFormField, ValueKind } from '../src/operator-form.ts'

/** Shapes that mean more than their type says, by what they mean. */
const MEANINGS = new Map<unknown, ValueKind>([
  [common.Instant, 'instant'],
  [common.MainAmount, 'amount'],
  [common.ExactAmount, 'amount'],
  [common.RequestedAmount, 'amount'],
  [common.Id, 'id'],
  [common.CurrencyCode, 'currency'],
])

const TYPES: Readonly<Record<string, ValueKind>> = {
  string: 'text',
  number: 'number',
  boolean: 'boolean',
  enum: 'choice',
}

/** What a program that draws forms and lists must know of each operation: the plain data of `src/operator-forms.ts`. */
export function formsOf(operations: Record<string, Operation>): Record<string, OperatorForm> {
  return Object.fromEntries(Object.values(operations).map((operation) => [operation.name, formOf(operation)]))
}

/** The source of that file. */
export function operatorFormsSource(operations: Record<string, Operation>): string {
  return `${HEAD}${JSON.stringify(formsOf(operations))} as const satisfies Record<OperatorOperationName, OperatorForm>\n`
}

function formOf(operation: Operation): OperatorForm {
  const fields = fieldsOfCall(operation)
  const isPaged = fields.some(({ part, name }) => part === 'query' && name === 'perPage')
  return {
    roles: [...(operation.roles ?? [])],
    ...(operation.isKeyed && { isKeyed: true }),
    ...(isPaged && { isPaged: true }),
    fields: fields
      .filter(({ part, name }) => part !== 'query' || !['page', 'perPage'].includes(name))
      .map(({ part, name, isRequired, schema }): OperatorFormField => {
        const shape = membersOf(operation[part])[name]
        const { minimum, maximum, minLength, maxLength } = schema as Record<string, number | undefined>
        const many = isMany(shape)
        return {
          name,
          part,
          ...described(shape),
          ...(isRequired && { isRequired: true }),
          ...(!many && minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && { min: minimum }),
          ...(!many && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
          ...(!many && minLength !== undefined && { lengthMin: minLength }),
          ...(!many && maxLength !== undefined && { lengthMax: maxLength }),
        }
      }),
    reply: Object.fromEntries(
      Object.entries(membersOf(elementOf(operation.reply))).map(([name, shape]) => [name, described(shape)]),
    ),
  }
}

function described(shape: z.ZodType | undefined): Pick<OperatorFormField, 'kind' | 'isMany' | 'choices'> {
  const inner = bare(shape)
  if (inner instanceof z.ZodArray) return { ...described(inner.element as z.ZodType), isMany: true }
  const choices = inner instanceof z.ZodEnum ? Object.entries(inner.def.entries) : null
  // Of an enumeration of words each is its own name.
  const isNamed = choices?.some(([name, value]) => name !== value)
  return {
    kind: MEANINGS.get(inner) ?? TYPES[inner?.def.type ?? ''] ?? 'object',
    ...(choices && { choices: isNamed ? Object.fromEntries(choices) : choices.map(([name]) => name) }),
  }
}

function isMany(shape: z.ZodType | undefined): boolean {
  return bare(shape) instanceof z.ZodArray
}

/** The shape without what says that it may be left out; a shape with a meaning stays as it is. */
function bare(shape: z.ZodType | undefined): z.ZodType | undefined {
  if (MEANINGS.has(shape)) return shape
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodNullable || shape instanceof z.ZodDefault)
    return bare(shape.unwrap() as z.ZodType)
  if (shape instanceof z.ZodPipe) return bare(shape.in as z.ZodType)
  return shape
}

function elementOf(shape: z.ZodType | undefined): z.ZodType | undefined {
  return shape instanceof z.ZodArray ? (shape.element as z.ZodType) : shape
}

function membersOf(shape: z.ZodType | undefined): Record<string, z.ZodType> {
  return shape instanceof z.ZodObject ? shape.shape : {}
}

const HEAD = `import type { OperatorForm } from './operator-form.ts'
import type { OperatorOperationName } from './operator-operations/index.ts'

/**
 * What the desk must know of each operation to draw its form and its list, as plain data, so that no schema reaches a
 * browser. Written by \`npm run routes -w @baize/contract\`; a test keeps it equal to the operations.
 */
export const operatorForms = `
