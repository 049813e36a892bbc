import type { Operation } from './core/operation.ts'
import { type JsonSchema, schemasOf } from './openapi/schemas.ts'

/** A member of a call's path, query or body, for programs that build calls from the contract. */
export interface CallField {
  name: string
  part: 'params' | 'query' | 'body'
  isRequired: boolean
  schema: JsonSchema
}

/** Every member of a call, those of the path first. References in the schemas are followed. */
export function fieldsOfCall(operation: Operation): CallField[] {
  const schemas = schemasOf({ [operation.name]: operation })
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const { properties = {}, required = [] } = (schemas.membersOf(operation, part) ?? {}) as {
      properties?: Record<string, JsonSchema>
      required?: string[]
    }
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      part,
      isRequired: required.includes(name),
      schema,
    }))
  })
}
