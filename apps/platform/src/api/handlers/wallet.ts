import { Refusal } from '@baize/kit'
import { isCurrencyOffered, readSettings } from '../../modules/ground/settings/index.ts'
import { hideAccount, listAccounts, openAccount, switchAccount } from '../../modules/money/wallet/index.ts'
import { type Handlers, handle, handleRead } from '../handler.ts'

export const walletHandlers: Handlers = {
  listAccounts: handleRead('listAccounts', async ({ caller, db }) => ({
    data: await listAccounts(db, caller.playerId),
  })),

  createAccount: handle('createAccount', async ({ body: { currency }, caller: { playerId }, services, tx }) => {
    if (!isCurrencyOffered(await readSettings(services, tx), currency))
      throw new Refusal('currency_unavailable', { currency: [{ code: 'notOffered' }] })
    await openAccount(tx, { playerId, currency }, { isActive: false })
    return { data: await listAccounts(tx, playerId) }
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
