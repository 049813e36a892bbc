import { createHash } from 'node:crypto'
import { toBigInt } from '@baize/database'
import type { Opening } from './stake.ts'
import { wakeListeners } from './wake.ts'

/** What became of a call of a company, whose answer is kept as text. */
export interface Outcome {
  /** Null when the company has no such session. */
  answer: string | null
  is_conflict: boolean | null
  is_moved: boolean
}

/** What became of a stake that was tried in one statement. */
export interface ShortOutcome extends Outcome {
  /** Nothing was done, and the rules decide. */
  needs_rules: boolean
}

export const UNKNOWN: Outcome = { answer: null, is_conflict: null, is_moved: false }
export const CONFLICT: Outcome = { answer: null, is_conflict: true, is_moved: false }

/** What a session of a company was opened with, as rows of the database have it. */
export interface OpenedRow {
  sign_in: string
  country: string | null
  ends_at: Date
  stake_max: string | null
  check_minutes: number | null
  rest_minutes: number | null
}

export function openingOf(row: OpenedRow): Opening {
  return {
    signInId: row.sign_in,
    country: row.country,
    endsAt: row.ends_at,
    stakeMax: row.stake_max === null ? null : toBigInt(row.stake_max),
    check: row.check_minutes === null ? null : { minutes: row.check_minutes, restMinutes: row.rest_minutes ?? 0 },
  }
}

/** Two calls used one transaction id at the same moment; the second try finds what the first one wrote. */
const RACED_CODES = new Set(['23505', 'LG002', '40P01', '40001'])

/** Answers with what the attempt came to; one that met another of the same id is made again and finds its answer. */
export async function answerOnce(attempt: () => Promise<Outcome>): Promise<{ status: number; body: object | string }> {
  try {
    return toAnswer(await attempt())
  } catch (error) {
    if (!RACED_CODES.has((error as { code?: string }).code ?? '')) throw error
    return toAnswer(await attempt())
  }
}

function toAnswer({ answer, is_conflict, is_moved }: Outcome) {
  if (is_moved) wakeListeners()
  if (is_conflict) return { status: 409, body: { status: 'transaction_conflict' } }
  return { status: 200, body: answer ?? { status: 'session_not_found' } }
}

/** Everything of a call but its transaction id, so that the same call can be told from another one. */
export function hashOf(...members: string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(members)).digest()
}
