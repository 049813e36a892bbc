import type { Queryable, Tx } from '@baize/database'
import { sendMessage } from '../../modules/delivery/notifications/index.ts'
import { recordFact } from '../../modules/ground/facts/index.ts'
import {
  dispute,
  entryOf,
  factOf,
  fail,
  type Foresee,
  type Foreseen,
  type Invoice,
  isRefused,
  judge,
  refuseCredit,
  succeed,
  type TakeReport,
} from '../../modules/money/payments/index.ts'
import { findPlayer } from '../../modules/person/players/index.ts'
import { payIn } from '../../modules/money/wallet/index.ts'
import type { Services } from '../../services.ts'
import { rulesFor } from '../person/player-rules.ts'

/** A deposit whose money has just been put on its account. */
export interface SettledDeposit {
  invoiceId: string
  playerId: string
  accountId: string
  currency: string
  /** Smallest units. */
  amount: bigint
  method: string
  /** Which deposit of the player it is: 1 is the first. */
  number: number
  settledAt: Date
}

/**
 * Somebody for whom a deposit changes what is true at the same moment: a bonus that is given with it, a limit it counts
 * against. Whoever can hear of it a moment later consumes facts instead.
 */
export interface DepositListener {
  name: string
  /** In the transaction of the money, once for each deposit; what it throws undoes the deposit with all else. */
  settled(tx: Tx, deposit: SettledDeposit): Promise<void>
  /**
   * Asked before a deposit is settled that was paid as asked: what the listener leaves to the one statement that settles
   * it, in place of being called; `null` where it has to take part. Whoever cannot say always takes part.
   */
  foresee?(db: Queryable, deposit: Pick<SettledDeposit, 'invoiceId' | 'currency' | 'amount'>): Promise<Foreseen | null>
}

/** What all of them leave to that statement together; `null` where one of them takes part. */
export function foreseeFor(listeners: readonly DepositListener[]): Foresee {
  return async (db, { id: invoiceId, currency, amount }) => {
    let turnover = 0n
    for (const listener of listeners) {
      const foreseen = await listener.foresee?.(db, { invoiceId, currency, amount })
      if (!foreseen) return null
      turnover += foreseen.turnover
    }
    return { turnover }
  }
}

/** What is done with the reports of payment companies; the listeners are called one after the other, in their order. */
export function settlement(
  listeners: readonly DepositListener[],
  ports: Pick<Services, 'packs' | 'clock'>,
): TakeReport {
  return async (tx, invoice, report, now) => {
    const { creditCards: takesCredit } = await rulesFor(tx, ports, invoice.playerId)
    const consequence = judge(invoice, report, { takesCredit })
    if (consequence.kind === 'settled') await settleDeposit(tx, listeners, invoice, { ...consequence, now })
    else if (consequence.kind === 'failed') await fail(tx, invoice, consequence.statusResult, now)
    else if (consequence.kind === 'refused' && !isRefused(invoice)) {
      await refuseCredit(tx, invoice, consequence.statusResult, now)
      const player = await findPlayer(tx, invoice.playerId)
      await sendMessage(
        tx,
        { kind: 'creditCardRefused', playerId: invoice.playerId, locale: player?.locale ?? null },
        now,
      )
    } else if (consequence.kind === 'mismatch') await dispute(tx, invoice, report, now)
    return consequence.kind
  }
}

/**
 * Puts the money of a locked invoice on its account, once: the entry is keyed by the invoice. Everybody concerned takes
 * part in the same transaction; the fact comes last, because it makes the player's transactions take turns.
 */
export async function settleDeposit(
  tx: Tx,
  listeners: readonly DepositListener[],
  invoice: Invoice,
  { statusResult, now }: { statusResult: string; now: Date },
): Promise<void> {
  const { id: invoiceId, accountId, playerId, currency, amount, method } = invoice
  const entryId = await payIn(tx, { accountId, playerId, amount, ...entryOf(invoice) })
  const settled = await succeed(tx, invoice, { entryId, statusResult, now })
  const { number } = settled
  const deposit = { invoiceId, playerId, accountId, currency, amount, method, number, settledAt: now }
  for (const listener of listeners) await listener.settled(tx, deposit)
  await recordFact(tx, { kind: 'deposit_settled', playerId, data: { ...factOf(settled), number }, occurredAt: now })
}
