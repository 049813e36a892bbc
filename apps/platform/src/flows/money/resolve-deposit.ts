import { type Pool, type Tx, withTransaction } from '@baize/database'
import type { Clock } from '@baize/kit'
import { recordFact } from '../../modules/ground/facts/index.ts'
import { fail, lockInvoice } from '../../modules/money/payments/index.ts'
import { type DepositListener, settleDeposit } from './settle-deposit.ts'

export interface Resolution {
  invoiceId: string
  /** `settle` credits what was paid; `fail` credits nothing. */
  decision: 'settle' | 'fail'
  operator: string
  note: string
}

/** `repeated`: it was decided so before. `other_currency`: what was paid does not fit the account, so it can only fail. */
export type ResolutionOutcome = 'done' | 'repeated' | 'unknown' | 'not_in_review' | 'other_currency'

const STATUS_RESULT = { settle: 'settled_in_review', fail: 'failed_in_review' } as const

/**
 * Ends the review of a deposit for which other money came than was asked for, and keeps in the log of facts who decided
 * so and why. Safe to repeat.
 */
export function resolveDeposit(
  { pool, clock }: { pool: Pool; clock: Clock },
  listeners: readonly DepositListener[],
  resolution: Resolution,
): Promise<ResolutionOutcome> {
  return withTransaction(pool, async (tx) => (await resolveDepositIn(tx, { clock }, listeners, resolution)).outcome)
}

/** The same in a transaction, with whose deposit it is. */
export async function resolveDepositIn(
  tx: Tx,
  { clock }: { clock: Clock },
  listeners: readonly DepositListener[],
  { invoiceId, decision, operator, note }: Resolution,
): Promise<{ outcome: ResolutionOutcome; playerId: string | null }> {
  const invoice = await lockInvoice(tx, invoiceId)
  if (!invoice) return { outcome: 'unknown', playerId: null }
  const { paidAmount, paidCurrency, playerId } = invoice
  const statusResult = STATUS_RESULT[decision]
  if (invoice.status !== 'review')
    return { outcome: invoice.statusResult === statusResult ? 'repeated' : 'not_in_review', playerId }
  const now = clock.now()
  if (decision === 'fail') await fail(tx, invoice, statusResult, now)
  else if (paidCurrency !== invoice.currency || !paidAmount) return { outcome: 'other_currency', playerId }
  else await settleDeposit(tx, listeners, { ...invoice, amount: paidAmount }, { statusResult, now })
  const data = { invoiceId, decision, operator, note }
  await recordFact(tx, { kind: 'deposit_resolved', playerId, data, occurredAt: now })
  return { outcome: 'done', playerId }
}
