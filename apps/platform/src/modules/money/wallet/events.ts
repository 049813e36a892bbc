import { afterCommit, type Tx } from '@baize/database'
import { wakeRelays } from '../../ground/outbox/index.ts'

/**
 * Tells the player's open pages what the account holds now (`account.balance.updated` with the complete
 * account). Call it after every movement, inside its transaction; SQL calls `wallet_publish_account` itself.
 */
export async function publishAccount(tx: Tx, account: { id: string; playerId: string }): Promise<void> {
  await tx.query('SELECT wallet_publish_account($1, $2)', [account.id, account.playerId])
  afterCommit(tx, wakeRelays)
}
