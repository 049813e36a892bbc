import {
  type AllOperations,
  type AnyOperationName,
  type FieldIssue,
  type Operation,
  type ParsedOf,
  readQuery,
} from '@baize/contract'
import { Refusal } from '@baize/kit'
import type { z } from 'zod'
import type { CallBody } from './api-request.ts'
import { issueOf } from './issue.ts'

/** What the contract parses: path, query and body as they came. */
interface Unparsed extends CallBody {
  params: Record<string, string>
  search: string
}

/** A request as its operation describes it. Refuses `validation` with what is wrong by field, and `not_found`. */
export function parseRequest<Name extends AnyOperationName>(
  operation: Operation,
  request: Unparsed,
): ParsedOf<AllOperations[Name]> {
  return parse(operation, request) as ParsedOf<AllOperations[Name]>
}

function parse(operation: Operation, request: Unparsed): { params: unknown; query: unknown; body: unknown } {
  const fields: Record<string, FieldIssue[]> = {}
  const check = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) return undefined
    const result = schema.safeParse(value)
    if (result.success) return result.data
    collectIssues(fields, result.error, value)
    return undefined
  }
  const params = checkParams(operation, request)
  const search = readQuery(request.search, operation.query)
  if (!operation.query) for (const key of Object.keys(search)) fields[key] = [{ code: 'unknownField' }]
  const query = check(operation.query, search)
  const body = check(operation.body, request.body ?? {})
  if (!operation.body && hasContent(request.body)) fields.body = [{ code: 'unknownField' }]
  if (operation.form && !request.file) fields[operation.form.filePart] = [{ code: 'required' }]
  if (Object.keys(fields).length > 0) throw new Refusal('validation', fields)
  return { params, query, body }
}

/** An id that cannot exist is an unknown id: 404, not a field message. */
function checkParams(operation: Operation, request: Unparsed): unknown {
  if (!operation.params) return undefined
  const result = operation.params.safeParse(request.params)
  if (!result.success) throw new Refusal('not_found')
  return result.data
}

function hasContent(body: unknown): boolean {
  if (body === undefined || body === null) return false
  return typeof body !== 'object' || Object.keys(body).length > 0
}

function collectIssues(fields: Record<string, FieldIssue[]>, error: z.ZodError, input: unknown): void {
  for (const issue of error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 20) : [issue.path.join('.') || 'body']
    const found = issueOf(issue, input)
    for (const key of keys)
      if (Object.hasOwn(fields, key)) fields[key]!.push(found)
      else Object.defineProperty(fields, key, { value: [found], enumerable: true, configurable: true, writable: true })
  }
}
