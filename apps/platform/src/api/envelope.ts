import { type ErrorEnvelope, type RefusalWire, issueText, refusals } from '@baize/contract'
import type { Refusal } from '@baize/kit'
import { RETRY_AFTER_SECONDS } from '../stopping.ts'

/** A reply of the API, whatever carries it. */
export interface ApiResponse {
  status: number
  headers: Record<string, string | string[]>
  /** The envelope; `null` for a redirect. Callers in process share it and must not change it. */
  value: unknown
}

export function refusalResponse(refusal: Refusal): ApiResponse {
  const wire = wireOf(refusal)
  const message = refusal.message === refusal.reason ? wire.message : refusal.message
  const envelope: ErrorEnvelope = { error: { code: wire.code, message } }
  if (wire.status === 422) Object.assign(envelope.error, fieldsOf(refusal))
  const retryAfterSeconds = refusal.retryAfterSeconds ?? (wire.status === 503 ? RETRY_AFTER_SECONDS : undefined)
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) }
  return { status: wire.status, headers, value: envelope }
}

/** The status a refusal is answered with. */
export function statusOf(refusal: Refusal): number {
  return wireOf(refusal).status
}

function wireOf(refusal: Refusal): RefusalWire {
  return refusals[refusal.reason]
}

/** What is wrong with each field, in words for a reader of the API and by code for pages in other languages. */
function fieldsOf({ fields = {} }: Refusal): Pick<ErrorEnvelope['error'], 'fields' | 'issues'> {
  const texts = Object.entries(fields).map(([name, issues]) => [name, issues.map(issueText)] as const)
  return { fields: Object.fromEntries(texts), issues: fields }
}

/** The headers every reply of the API has, and its own. Nothing of it may be stored on the way, or read as a page. */
export function headersOf({ headers, value }: ApiResponse): Record<string, string | string[]> {
  const common = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
  if (value === null) return { ...common, ...headers }
  return { ...common, 'content-type': 'application/json; charset=utf-8', ...headers }
}

export function jsonResponse(status: number, value: unknown): ApiResponse {
  return { status, headers: {}, value }
}
