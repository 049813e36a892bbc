import { afterCommit, one, type Tx } from '@baize/database'
import { wakeRelays } from '../../ground/outbox/index.ts'

export interface PayIn {
  accountId: string
  playerId: string
  /** The house's account of whoever brings the money, in the account's currency. */
  source: { owner: string; kind: string }
  /** The entry's key and kind. */
  key: string
  kind: string
  /** Smallest units, above zero. */
  amount: bigint
  meta: object
}

/**
 * Puts money from outside on a player's account, once for each key, and tells the player's pages, in one round trip.
 * Resolves to the entry. Throws when the account is not the player's.
 */
export async function payIn(tx: Tx, { accountId, playerId, source, key, kind, amount, meta }: PayIn): Promise<string> {
  const { entryId } = await one<{ entryId: string }>(
    tx,
    { name: 'wallet-pay-in', text: 'SELECT wallet_pay_in($1, $2, $3, $4, $5, $6, $7, $8) AS "entryId"' },
    [accountId, playerId, source.owner, source.kind, key, kind, amount, JSON.stringify(meta)],
  )
  afterCommit(tx, wakeRelays)
  return entryId
}
