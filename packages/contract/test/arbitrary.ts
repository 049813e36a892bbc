import fc from 'fast-check'
import type { Operation } from '../src/core/operation.ts'
import { arbitraryOf, type Wishes } from './arbitrary-of.ts'
import { hostileJson, hostileText } from './hostile.ts'
import { mutated } from './mutate.ts'
import type { OperationInput } from './operation-input.ts'
import { encodePart, type ListForm, queryText, textOf } from './query-text.ts'

/** A call as it goes over the wire. `body` is the text as sent. */
export interface WireCall {
  method: Operation['method']
  /** Path with the parameters filled in, and the query. */
  url: string
  headers: Record<string, string>
  body?: string | Buffer
}

/** Inputs that the schemas of the operation accept. */
export function validInput({ params, query, body }: Operation, wishes: Wishes = {}): fc.Arbitrary<OperationInput> {
  return fc.record({
    params: params ? (arbitraryOf(params, wishes) as fc.Arbitrary<Record<string, unknown>>) : fc.constant({}),
    query: query ? (arbitraryOf(query, wishes) as fc.Arbitrary<Record<string, unknown>>) : fc.constant({}),
    ...(body && { body: arbitraryOf(body, wishes) }),
  })
}

/** The call that carries an input. `files` are the bytes of the file part where the operation takes a form. */
export function callOf(operation: Operation, input: OperationInput, form: ListForm = 'bracket'): WireCall {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => pathPart(input.params[key]))
  const call = { method: operation.method, url: path + queryText(input.query, form) }
  if (operation.form) return { ...call, ...formBody(operation.form, input.body) }
  if (input.body === undefined) return { ...call, headers: {} }
  return { ...call, headers: { 'content-type': 'application/json' }, body: JSON.stringify(input.body) }
}

/**
 * Calls that the contract must refuse or that try to break what reads them: valid input with one thing made
 * wrong (type, unknown member, size, null, letters, SQL, huge numbers, depth), or a body, a query or a path
 * that is no such thing at all. A mutation may leave the input valid by chance; none may be answered 5xx.
 */
export function hostileInput(operation: Operation): fc.Arbitrary<WireCall> {
  const spoiled = validInput(operation)
    .chain((input) => mutated(input, partsOf(operation)))
    .map((input) => callOf(operation, input))
  const calls = [{ weight: 6, arbitrary: spoiled }]
  const wild = fc.tuple(validInput(operation), hostileText)
  calls.push({ weight: 1, arbitrary: wild.map(([input, text]) => withSearch(callOf(operation, input), text)) })
  if (operation.body) calls.push({ weight: 2, arbitrary: rawBodies(operation) })
  return fc.oneof(...calls)
}

function partsOf({ params, query, body }: Operation): (keyof OperationInput)[] {
  const parts: (keyof OperationInput)[] = ['query', 'body']
  return [...parts.filter((part) => (part === 'query' ? query : body)), ...(params ? (['params'] as const) : [])]
}

/** Bodies that are not what their content type says, or not of a kind the operation reads. */
function rawBodies(operation: Operation): fc.Arbitrary<WireCall> {
  const texts = fc.oneof(
    fc.constantFrom('', '{', 'null', '[]', '"text"', '1e999', '{"a":1}}', '\uFEFF{}', '{"__proto__":{"a":1}}'),
    fc.constant('['.repeat(20_000)),
    hostileJson.map((value) => JSON.stringify(value)),
    fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes)),
  )
  const contentType = fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'nonsense',
  )
  return fc.record({ input: validInput(operation), body: texts, contentType }).map(({ input, body, contentType }) => {
    const { method, url } = callOf(operation, input)
    return { method, url, headers: { 'content-type': contentType }, body }
  })
}

function withSearch(call: WireCall, text: string): WireCall {
  const joint = call.url.includes('?') ? '&' : '?'
  return { ...call, url: `${call.url}${joint}${encodePart(text).replaceAll(/%(26|3D|5B|5D)/g, decodeURIComponent)}` }
}

/** A part of a path. Never `.` or `..`, which would be another path before any server saw it. */
function pathPart(value: unknown): string {
  const part = encodePart(textOf(value))
  return /^\.{0,2}$/.test(part) ? '-' : part
}

/** One white point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==',
  'base64',
)

function formBody(form: NonNullable<Operation['form']>, fields: unknown): Pick<WireCall, 'headers' | 'body'> {
  const boundary = 'baize-boundary'
  const lines: string[] = []
  const members = typeof fields === 'object' && fields !== null ? Object.entries(fields) : []
  for (const [name, value] of members) {
    lines.push(`--${boundary}`, `content-disposition: form-data; name=${JSON.stringify(name)}`, '', textOf(value))
  }
  lines.push(
    `--${boundary}`,
    `content-disposition: form-data; name="${form.filePart}"; filename="file.png"`,
    `content-type: ${form.contentTypes[0]}`,
    '',
    '',
  )
  const [head, end] = [Buffer.from(lines.join('\r\n')), Buffer.from(`\r\n--${boundary}--\r\n`)]
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([head, PICTURE, end]),
  }
}
