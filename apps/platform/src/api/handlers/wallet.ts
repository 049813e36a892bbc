import { withTransaction } from '@baize/database'
import { Refusal } from '@baize/kit'
import { isCurrencyOffered, readSettings } from '../../modules/ground/settings/index.ts'
import { hideAccount, listAccounts, openAccount, switchAccount } from '../../modules/money/wallet/index.ts'
import { type Handlers, handle, handleOutside, handleRead } from '../handler.ts'

export const walletHandlers: Handlers = {
  listAccounts: handleRead('listAccounts', async ({ caller, db }) => ({
    data: await listAccounts(db, caller.playerId),
  })),

  createAccount: handleOutside('createAccount', async ({ body: { currency }, caller: { playerId }, services, db }) => {
    // Read before the transaction opens: a call that holds a connection must not wait for a second one.
    if (!isCurrencyOffered(await readSettings(services), currency))
      throw new Refusal('currency_unavailable', { currency: ['This currency is not offered'] })
    await withTransaction(services.pool, (tx) => openAccount(tx, { playerId, currency }, { isActive: false }))
    return { data: await listAccounts(db, playerId) }
  }),

  switchAccount: handle('switchAccount', async ({ params, caller: { playerId }, tx }) => {
    await switchAccount(tx, playerId, params.id)
    return { data: await listAccounts(tx, playerId) }
  }),

  hideAccount: handle('hideAccount', async ({ params, caller: { playerId }, tx }) => {
    await hideAccount(tx, playerId, params.id)
    return { data: await listAccounts(tx, playerId) }
  }),
}
