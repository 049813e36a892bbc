import type { Operation } from '../core/operation.ts'
import type { RefusalReason } from '../codes.ts'
import { fieldIssues, issueText, type FieldIssue } from '../core/field-issues.ts'
import { refusals } from '../core/refusals.ts'
import { refusalsOf } from '../core/refusals-of.ts'
import type { JsonSchema, Schemas } from './schemas.ts'

const fieldIssue: JsonSchema = {
  type: 'object',
  required: ['code'],
  properties: {
    code: { type: 'string', enum: Object.keys(fieldIssues), description: 'What is wrong with the field.' },
    values: {
      type: 'object',
      description: 'Figures that belong to it, such as the shortest length.',
      additionalProperties: { type: ['string', 'number'] },
    },
  },
  additionalProperties: false,
}

/** The envelope of every failure, as a component. */
export const errorEnvelope: JsonSchema = {
  type: 'object',
  description: 'The envelope of every failure.',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'integer', description: 'What went wrong, as a number that does not change.' },
        message: { type: 'string', description: 'The same for a person.' },
        fields: {
          type: 'object',
          description: 'Messages by field, with status 422 only.',
          additionalProperties: { type: 'array', items: { type: 'string' } },
        },
        issues: {
          type: 'object',
          description: 'The same by code, in the same order, for whoever says it in another language.',
          additionalProperties: { type: 'array', items: fieldIssue },
        },
      },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
}

/** Collects the failures of all operations, each kind once, as components the operations refer to. */
export class FailureResponses {
  readonly components: Record<string, JsonSchema> = {}

  /** A reference to the response that these reasons, all of one status, travel in. */
  refer(reasons: RefusalReason[]): JsonSchema {
    const name = reasons.join('-')
    this.components[name] ??= failureOf(reasons)
    return { $ref: `#/components/responses/${name}` }
  }
}

/** The responses of an operation: its success and one per status it may be refused with. */
export function responsesOf(
  operation: Operation,
  schemas: Schemas,
  failures: FailureResponses,
  isServed: boolean,
): Record<string, JsonSchema> {
  const responses: Record<string, JsonSchema> = {}
  if (operation.isRedirect) responses[302] = REDIRECT
  else responses[200] = successOf(operation, schemas)
  const reasons: RefusalReason[] = isServed ? refusalsOf(operation) : [...refusalsOf(operation), 'not_served']
  const statuses = new Set(reasons.map((reason) => refusals[reason].status).toSorted((left, right) => left - right))
  for (const status of statuses)
    responses[status] = failures.refer(reasons.filter((reason) => refusals[reason].status === status))
  return responses
}

const REDIRECT: JsonSchema = {
  description: 'The browser is sent on.',
  headers: { location: { description: 'Where to.', required: true, schema: { type: 'string' } } },
}

function successOf(operation: Operation, schemas: Schemas): JsonSchema {
  const data = schemas.partOf(operation, 'reply')
  const meta = schemas.partOf(operation, 'meta')
  const schema = {
    type: 'object',
    required: meta ? ['data', 'meta'] : ['data'],
    properties: meta ? { data, meta } : { data },
    additionalProperties: false,
  }
  return { description: 'Done.', content: { 'application/json': { schema } } }
}

const WAITING = new Set<number>([429, 503])
const RETRY_AFTER = {
  description: 'After how many seconds another attempt may be taken, where that is known.',
  schema: { type: 'integer', minimum: 1 },
}
const tooShort: FieldIssue = { code: 'min', values: { min: 6 } }
const EXAMPLE = { fields: { password: [issueText(tooShort)] }, issues: { password: [tooShort] } }

function failureOf(reasons: RefusalReason[]): JsonSchema {
  const examples = reasons.map((reason) => {
    const { status, code, message } = refusals[reason]
    const error = status === 422 ? { code, message, ...EXAMPLE } : { code, message }
    return [reason, { summary: message, value: { error } }] as const
  })
  const mayWait = reasons.some((reason) => WAITING.has(refusals[reason].status))
  return {
    ...(mayWait && { headers: { 'retry-after': RETRY_AFTER } }),
    description: reasons
      .map((reason) => `${refusals[reason].message} (${reason}, ${refusals[reason].code}).`)
      .join(' '),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ErrorEnvelope' },
        examples: Object.fromEntries(examples),
      },
    },
  }
}
