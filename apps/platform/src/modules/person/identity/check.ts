import type { IdentityCheck, IdentityState } from '@baize/contract'

/** The check of a player's identity as it stands. */
export interface StoredCheck {
  playerId: string
  /** The company that looks; `null` where an operator decided alone. */
  companyId: string | null
  applicantId: string | null
  state: Exclude<IdentityState, 'none'>
  reason: string | null
  told: Word
  toldAt: Date
}

/**
 * What can be said about a check. `passed` is the company's word before it was read whose identity it is; `read` is
 * said once that is known.
 */
export type Word = 'started' | 'pending' | 'passed' | 'read' | 'retry' | 'rejected' | 'by_hand'

/** What a company says about a player, and when it said so. */
export interface Report {
  companyId: string
  applicantId: string
  playerId: string
  word: Exclude<Word, 'read' | 'by_hand'>
  reason: string | null
  saidAt: Date
}

const STATES: Record<Report['word'], StoredCheck['state']> = {
  started: 'started',
  pending: 'pending',
  // Nobody is approved before it is known who they are: an excluded person may have come back.
  passed: 'pending',
  retry: 'retry',
  rejected: 'rejected',
}

/**
 * What a report makes of a check; `null` when it changes nothing. Reports come again and out of order, so what is older
 * than the last word is no news, and of two of one moment the decision stands.
 */
export function take(known: StoredCheck | undefined, report: Report): StoredCheck | null {
  const { companyId, applicantId, playerId, word, reason, saidAt } = report
  const taken = { playerId, companyId, applicantId, state: STATES[word], reason, told: word, toldAt: saidAt }
  if (!known) return taken
  if (known.companyId !== null && known.companyId !== companyId && known.state === 'approved') return null
  if (saidAt < known.toldAt) return null
  if (saidAt > known.toldAt) return taken
  return isDecision(known.told) || known.told === word ? null : taken
}

function isDecision(word: Word): boolean {
  return word !== 'started' && word !== 'pending'
}

/** The check as its player sees it. */
export function checkView(
  check: Pick<StoredCheck, 'state' | 'reason'> | undefined,
  isNeededFor: IdentityCheck['isNeededFor'],
): IdentityCheck {
  return { state: check?.state ?? 'none', reason: check?.reason ?? null, isNeededFor }
}
