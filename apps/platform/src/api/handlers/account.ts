import { Refusal } from '@baize/kit'
import { closeAccount, deletionsOf } from '../../flows/close-account.ts'
import { listAccounts } from '../../modules/money/wallet/index.ts'
import { findExport, readArchive, requestExport } from '../../modules/person/exports/index.ts'
import { proveOwnPassword } from '../../modules/person/players/index.ts'
import { spentSessionCookie } from '../../modules/person/sessions/index.ts'
import { networkOf } from '../../network.ts'
import { type Handlers, handle, handlePrepared, handleRead } from '../handler.ts'

/** What a player takes along, and how they leave. */
export const accountHandlers: Handlers = {
  requestExport: handle('requestExport', async ({ caller, services, tx }) => ({
    data: await requestExport(tx, caller.playerId, services.clock.now()),
  })),

  getExport: handleRead('getExport', async ({ caller, services, db }) => ({
    data: await findExport(db, caller.playerId, services.clock.now()),
  })),

  downloadExport: handlePrepared(
    'downloadExport',
    ({ body, caller, visitor, services }) =>
      proveOwnPassword(services.pool, caller.playerId, body.password, networkOf(visitor.address)),
    async ({ caller, services, tx }) => {
      const archive = await readArchive(tx, caller.playerId, services.clock.now())
      if (!archive) throw new Refusal('not_found')
      const { requestedAt, file } = archive
      const fileName = `my-data-${requestedAt.toISOString().slice(0, 'YYYY-MM-DD'.length)}.zip`
      return { data: { fileName, contentType: 'application/zip', content: file.toString('base64') } }
    },
  ),

  getClosingTerms: handleRead('getClosingTerms', async ({ caller, services, db }) => {
    const accounts = await listAccounts(db, caller.playerId)
    const hasMoney = accounts.some(({ balance, lockedBalance }) => balance !== 0 || lockedBalance !== 0)
    return { data: { hasMoney, deletions: deletionsOf(services.clock.now()) } }
  }),

  closeAccount: handlePrepared(
    'closeAccount',
    ({ body, caller, visitor, services }) =>
      proveOwnPassword(services.pool, caller.playerId, body.password, networkOf(visitor.address)),
    async ({ services, tx, setHeader }, proof) => {
      const deletions = await closeAccount(tx, services, proof)
      setHeader('set-cookie', spentSessionCookie(services.config.publicUrl))
      return { data: { deletions } }
    },
  ),
}
