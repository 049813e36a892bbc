import { z } from 'zod'
import { channelTable } from '../channel-table.ts'
import { channel } from '../core/channel.ts'
import { Account } from '../shapes/wallet.ts'

export const walletAccounts = channel({
  summary: 'Balances of the player. The account is complete: readers replace theirs by it.',
  ...channelTable.walletAccounts,
  events: { 'account.balance.updated': z.strictObject({ account: Account }) },
})
