import type { Operation } from '@baize/contract'
import { type CallField, fieldsOfCall } from '@baize/contract/openapi'

/** Something that cannot be run as it was typed. Its message is for the one who typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** A call as it was typed: `--field value`, a list by repeating its field. */
export interface TypedCall {
  input: Record<string, Record<string, unknown>>
  /** `--key`: makes this a repeat of the call that had it. */
  requestKey: string | null
  /** `--csv`: the file a list is saved in, every page of it, in place of being shown. */
  csvPath: string | null
}

/** Reads the words after the name of an operation. What a value may be is for the platform to say. */
export function readArguments(operation: Operation, words: readonly string[]): TypedCall {
  const fields = fieldsOfCall(operation)
  const call: TypedCall = { input: {}, requestKey: null, csvPath: null }
  for (let place = 0; place < words.length; place += 2) {
    const [flag = '', value] = words.slice(place)
    const name = /^--([\w-]+)$/.exec(flag)?.[1]
    if (!name) throw new UsageError(`"${flag}" is not a field; fields are like --reason "as asked".`)
    if (value === undefined) throw new UsageError(`--${name} has no value.`)
    if (name === 'key' && operation.isKeyed) call.requestKey = value
    else if (name === 'csv' && isList(operation)) call.csvPath = value
    else put(call.input, fieldOf(operation, fields, name), value)
  }
  const missing = fields.filter(({ part, name, isRequired }) => isRequired && call.input[part]?.[name] === undefined)
  if (missing.length > 0) throw new UsageError(`Missing: ${missing.map(({ name }) => `--${flagOf(name)}`).join(' ')}.`)
  return call
}

/** Whether an operation answers with a list, which can be saved as a table. */
export function isList({ method, reply }: Operation): boolean {
  return method === 'GET' && reply?.type === 'array'
}

/** Whether it gives its list a page at a time. */
export function isPaged(operation: Operation): boolean {
  return fieldsOfCall(operation).some(({ part, name }) => part === 'query' && name === 'perPage')
}

function fieldOf(operation: Operation, fields: readonly CallField[], name: string): CallField {
  const field = fields.find((known) => known.name === name || flagOf(known.name) === name)
  if (!field) throw new UsageError(`${operation.name} has no field --${name}.`)
  return field
}

function put(input: TypedCall['input'], { part, name, schema }: CallField, value: string): void {
  const members = (input[part] ??= {})
  if (schema.type === 'array') {
    const items = value.split(',').map((item) => convert(schema.items as CallField['schema'], item))
    members[name] = [...((members[name] as unknown[] | undefined) ?? []), ...items]
  } else if (members[name] !== undefined) throw new UsageError(`--${flagOf(name)} stands twice.`)
  else members[name] = convert(schema, value)
}

function convert({ type }: CallField['schema'], value: string): unknown {
  if ((type === 'integer' || type === 'number') && value !== '' && Number.isFinite(Number(value))) return Number(value)
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return value
}

/** `playerId` is typed `--player-id`. */
export function flagOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
