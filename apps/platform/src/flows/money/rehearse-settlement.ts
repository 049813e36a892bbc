import { randomUUID } from 'node:crypto'
import type { Tx } from '@baize/database'
import { rehearsePayment, type TakeReport } from '../../modules/money/payments/index.ts'
import { BASE_CURRENCY } from '../../modules/ground/settings/index.ts'
import { openAccount } from '../../modules/money/wallet/index.ts'
import type { Services } from '../../services.ts'
import { type DepositListener, foreseeFor, settleDeposit } from './settle-deposit.ts'

/**
 * Settles a deposit of a player who does not exist, in a transaction that is undone. Rules of players are not asked,
 * because there is none.
 */
export async function rehearseSettlement(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  listeners: readonly DepositListener[],
): Promise<void> {
  const playerId = randomUUID()
  const currency = BASE_CURRENCY
  const { id: accountId } = await openAccount(tx, { playerId, currency }, { isActive: true })
  const settle = async (...[settling, invoice, , now]: Parameters<TakeReport>) => {
    await settleDeposit(settling, listeners, invoice, { statusResult: 'settled', now })
    return 'settled' as const
  }
  await rehearsePayment(tx, { playerId, accountId, currency }, { take: settle, foresee: foreseeFor(listeners) }, clock)
}
