import { readRules } from '../play/rules.ts'
import { StudioRefusal } from '../play/refusal.ts'
import type { OpenRequest } from '../play/studio.ts'

const IDENTITY = /^[a-z0-9][a-z0-9-]{0,99}$/
const TOKEN = /^[\w.~-]{8,512}$/
const ROUND_KEY = /^[\w-]{8,64}$/
const AMOUNT = /^[1-9]\d{0,37}$/

export interface SpinRequest {
  readonly session: string
  readonly bet: bigint
  readonly clientRoundKey: string
  /** The grant that pays for the round, where one does. */
  readonly grantId: string | undefined
}

/** Reads the body of `POST /studio/api/session`; throws `malformed`. */
export function readOpenRequest(body: unknown): OpenRequest {
  const fields = readFields(body, ['mode', 'game', 'launchToken', 'rules'])
  const game = matching(fields, 'game', IDENTITY)
  if (fields.mode === 'demo') return { mode: 'demo', game, rules: readRules(fields.rules) }
  if (fields.mode === 'real') return { mode: 'real', game, launchToken: matching(fields, 'launchToken', TOKEN) }
  throw malformed('mode must be "real" or "demo"')
}

/** Reads the body of `POST /studio/api/spin`; throws `malformed`. */
export function readSpinRequest(body: unknown): SpinRequest {
  const fields = readFields(body, ['session', 'bet', 'clientRoundKey', 'grantId'])
  return {
    session: matching(fields, 'session', TOKEN),
    bet: BigInt(matching(fields, 'bet', AMOUNT)),
    clientRoundKey: matching(fields, 'clientRoundKey', ROUND_KEY),
    grantId: fields.grantId === undefined ? undefined : matching(fields, 'grantId', ROUND_KEY),
  }
}

/** A session id from a header; throws `malformed`. */
export function readSession(header: unknown): string {
  return matching({ session: header }, 'session', TOKEN)
}

/** Whether the text can be the identity of a game. */
export function isIdentity(text: string): boolean {
  return IDENTITY.test(text)
}

function readFields(body: unknown, allowed: readonly string[]): Record<string, unknown> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw malformed('the body must be an object')
  const unknown = Object.keys(body).find((field) => !allowed.includes(field))
  if (unknown !== undefined) throw malformed('the body has a field that is not known')
  return body as Record<string, unknown>
}

function matching(fields: Record<string, unknown>, name: string, pattern: RegExp): string {
  const value = fields[name]
  if (typeof value !== 'string' || !pattern.test(value)) throw malformed(`${name} is missing or not as described`)
  return value
}

function malformed(message: string): StudioRefusal {
  return new StudioRefusal('malformed', message)
}
