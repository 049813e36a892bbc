import type { Operation } from './operation.ts'
import { type RefusalReason, sessionEnds } from '../codes.ts'

/**
 * Every reason an operation may be refused for: those it states and those that follow from its form.
 * A session that ended is told to players alone; a guest never sees 401 where guests are served.
 */
export function refusalsOf(operation: Operation): RefusalReason[] {
  const reasons = new Set<RefusalReason>(['validation', ...HEAD_REASONS])
  if (operation.params) reasons.add('not_found')
  if (operation.method !== 'GET') reasons.add('unsupported_media_type')
  if (operation.auth === 'player' || operation.auth === 'refresh')
    for (const reason of SESSION_REASONS) reasons.add(reason)
  if (operation.auth === 'operator') for (const reason of OPERATOR_REASONS) reasons.add(reason)
  for (const reason of operation.refusals ?? []) reasons.add(reason)
  if (operation.isKeyed) for (const reason of KEY_REASONS) reasons.add(reason)
  if (operation.throttle) reasons.add(operation.throttledAs ?? 'too_many_requests')
  for (const reason of HOUSE_REASONS) reasons.add(reason)
  return [...reasons]
}

/** A head that cannot be read, or is longer than any; the same of a body. */
const HEAD_REASONS = ['malformed', 'too_large'] as const
const SESSION_REASONS = ['unauthorised', ...Object.values(sessionEnds)] as const
const OPERATOR_REASONS = ['unauthorised', 'forbidden'] as const
const KEY_REASONS = ['key_conflict', 'key_in_use'] as const

/** A fault of ours, and a house that is closing. */
const HOUSE_REASONS = ['internal', 'unavailable'] as const
