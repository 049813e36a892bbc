import { Refusal } from '@baize/kit'
import { closeAccount, deletionsOf } from '../../flows/close-account.ts'
import { listAccounts } from '../../modules/money/wallet/index.ts'
import { findExport, readArchive, requestExport } from '../../modules/person/exports/index.ts'
import { requireFreshProof, spentSessionCookies } from '../../modules/person/sessions/index.ts'
import { type Handlers, handle, handleRead } from '../handler.ts'

/** What a player takes along, and how they leave. */
export const accountHandlers: Handlers = {
  requestExport: handle('requestExport', async ({ caller, services, tx }) => ({
    data: await requestExport(tx, caller.playerId, services.clock.now()),
  })),

  getExport: handleRead('getExport', async ({ caller, services, db }) => ({
    data: await findExport(db, caller.playerId, services.clock.now()),
  })),

  downloadExport: handleRead('downloadExport', async ({ caller, visitor, services, db }) => {
    await requireFreshProof(db, services, caller, visitor)
    const archive = await readArchive(db, caller.playerId, services.clock.now())
    if (!archive) throw new Refusal('not_found')
    const { requestedAt, file } = archive
    const fileName = `my-data-${requestedAt.toISOString().slice(0, 'YYYY-MM-DD'.length)}.zip`
    return { data: { fileName, contentType: 'application/zip', content: file.toString('base64') } }
  }),

  getClosingTerms: handleRead('getClosingTerms', async ({ caller, services, db }) => {
    const accounts = await listAccounts(db, caller.playerId)
    const hasMoney = accounts.some(({ realBalance, lockedBalance }) => realBalance !== 0 || lockedBalance !== 0)
    return { data: { hasMoney, deletions: deletionsOf(services.clock.now()) } }
  }),

  closeAccount: handle('closeAccount', async ({ caller, visitor, services, tx, setHeader }) => {
    const deletions = await closeAccount(tx, services, caller, visitor)
    setHeader('set-cookie', spentSessionCookies(services.config.publicUrl))
    return { data: { deletions } }
  }),
}
