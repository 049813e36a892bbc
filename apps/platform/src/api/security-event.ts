import { type Operation, type RefusalReason, sessionEnds } from '@baize/contract'
import type { Refusal } from '@baize/kit'
import type { SecurityEvent } from '../modules/ground/security/index.ts'

const EVENTS: Partial<Record<RefusalReason, SecurityEvent>> = {
  invalid_credentials: 'sign_in_failed',
  account_blocked: 'sign_in_blocked',
  account_closed: 'sign_in_blocked',
  social_account_blocked: 'sign_in_blocked',
  social_sign_in_failed: 'sign_in_failed',
  passkey_refused: 'sign_in_failed',
  one_time_code_wrong: 'one_time_code_refused',
  confirmation_code_wrong: 'mailed_code_refused',
  key_conflict: 'key_conflict',
  too_many_requests: 'throttled',
  one_time_code_limit: 'throttled',
  invitation_wrong: 'mailed_code_refused',
  forbidden: 'role_refused',
}

/**
 * Which security event a refusal is, if it is one. A call without a token is a visitor who has not signed in; one whose
 * token is refused is worth a line.
 */
export function securityEventOf(operation: Operation, refusal: Refusal, hasToken: boolean): SecurityEvent | null {
  const { reason } = refusal
  if (SESSION_OVER.has(reason)) {
    if (operation.auth === 'refresh') return 'refresh_refused'
    return hasToken ? 'session_refused' : null
  }
  if (operation.form && UPLOAD_REASONS.has(reason)) return 'upload_refused'
  if (reason === 'validation') {
    if (operation.name === 'giveProof' && refusal.fields?.password) return 'password_refused'
    if (operation.name === 'changePassword' && refusal.fields?.currentPassword) return 'password_refused'
    return operation.name === 'confirmPassword' && refusal.fields?.code ? 'mailed_code_refused' : null
  }
  return EVENTS[reason] ?? null
}

const SESSION_OVER = new Set<RefusalReason>(['unauthorised', ...Object.values(sessionEnds)])
const UPLOAD_REASONS = new Set<RefusalReason>(['too_large', 'unsupported_media_type', 'malformed', 'validation'])
