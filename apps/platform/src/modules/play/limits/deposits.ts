import { LimitDefinition } from '@baize/contract/kinds'
import { isBreak, type Limit } from './limit.ts'

/**
 * Why a deposit of this much may not be ordered; `null` when no limit is against it. `orderedSince` says what the
 * player's deposits since a moment come to, those under way included: money that may still arrive has been allowed.
 */
export async function depositRefusal(
  standing: readonly Limit[],
  { currency, amount }: { currency: string; amount: bigint },
  orderedSince: (since: Date) => Promise<bigint>,
): Promise<'deposits_stopped' | null> {
  if (standing.some(isBreak)) return 'deposits_stopped'
  for (const limit of standing) {
    if (isBreak(limit) || limit.definition !== LimitDefinition.deposit || limit.currency !== currency) continue
    if ((await orderedSince(limit.startsAt)) + amount > limit.amount) return 'deposits_stopped'
  }
  return null
}
