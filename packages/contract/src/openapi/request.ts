import type { Operation } from '../core/operation.ts'
import type { JsonSchema, Schemas } from './schemas.ts'

interface ObjectSchema {
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** The parameters of an operation: of its path, its query and its headers. */
export function parametersOf(operation: Operation, schemas: Schemas): JsonSchema[] {
  const path = Object.entries(objectOf(schemas.membersOf(operation, 'params')).properties ?? {})
  const parameters: JsonSchema[] = path.map(([name, schema]) => ({ name, in: 'path', required: true, schema }))
  const query = schemas.membersOf(operation, 'query')
  if (query && !objectOf(query).properties) parameters.push(freeQuery(query))
  for (const [name, schema] of Object.entries(objectOf(query).properties ?? {}))
    parameters.push(queryParameter(name, schema, objectOf(query).required?.includes(name) ?? false))
  if (operation.isKeyed) parameters.push(KEY_HEADER)
  return parameters
}

const KEY_HEADER: JsonSchema = {
  name: 'idempotency-key',
  in: 'header',
  description:
    'Made by the caller before the first attempt and kept for every repeat. The same request with the same key gets the first answer for a day; another request with it is refused.',
  schema: { type: 'string', pattern: String.raw`^[\w-]{8,64}$` },
}

function queryParameter(name: string, schema: JsonSchema, required: boolean): JsonSchema {
  if (schema.type !== 'array') return { name, in: 'query', required, schema }
  const description = `Repeated for several values. \`${name}[]=\` is read like \`${name}=\`.`
  return { name, in: 'query', required, description, style: 'form', explode: true, schema }
}

/** A query whose members are not ours to name. */
function freeQuery(schema: JsonSchema): JsonSchema {
  return { name: 'query', in: 'query', required: false, style: 'form', explode: true, schema }
}

/** The body of an operation: JSON, or a form with one file. */
export function requestBodyOf(operation: Operation, schemas: Schemas): JsonSchema | undefined {
  if (operation.form) return formOf(operation.form, objectOf(schemas.membersOf(operation, 'body')))
  const schema = schemas.partOf(operation, 'body')
  if (!schema) return undefined
  const required = !operation.body!.safeParse({}).success
  return { required, content: { 'application/json': { schema } } }
}

function formOf(form: NonNullable<Operation['form']>, fields: ObjectSchema): JsonSchema {
  const { filePart, fileSizeMaxBytes, contentTypes } = form
  const file = {
    type: 'string',
    format: 'binary',
    description: `At most ${fileSizeMaxBytes} bytes: ${contentTypes.join(', ')}.`,
  }
  const schema = {
    type: 'object',
    properties: { ...fields.properties, [filePart]: file },
    required: [...(fields.required ?? []), filePart],
    additionalProperties: false,
  }
  const encoding = { [filePart]: { contentType: contentTypes.join(', ') } }
  return { required: true, content: { 'multipart/form-data': { schema, encoding } } }
}

function objectOf(schema: JsonSchema | undefined): ObjectSchema {
  return schema ?? {}
}
