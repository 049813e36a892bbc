import type { DataExport } from '@baize/contract'
import { Refusal } from '@baize/kit'
import { closeAccount, deletionsOf } from '../../flows/person/close-account.ts'
import { listAccounts } from '../../modules/money/wallet/index.ts'
import { type ExportedData, findExport, readPiece, requestExport } from '../../modules/person/exports/index.ts'
import { requireFreshProof, spentSessionCookies } from '../../modules/person/sessions/index.ts'
import { type Handlers, handle, handleRead } from '../handler.ts'

/** What a player takes along, and how they leave. */
export const accountHandlers: Handlers = {
  requestExport: handle('requestExport', async ({ caller, services, tx }) => ({
    data: exportView(await requestExport(tx, { playerId: caller.playerId, kind: 'everything' }, services.clock.now())),
  })),

  getExport: handleRead('getExport', async ({ caller, services, db }) => {
    const latest = await findExport(db, caller.playerId, 'everything', services.clock.now())
    return { data: latest && exportView(latest) }
  }),

  downloadExport: handleRead('downloadExport', async ({ body, caller, visitor, services, db }) => {
    await requireFreshProof(db, services, caller, visitor)
    const piece = await readPiece(db, services, {
      playerId: caller.playerId,
      kind: 'everything',
      position: body.part ?? 0,
    })
    if (!piece) throw new Refusal('not_found')
    const { partCount, bytes } = piece
    const requestedAt = piece.requestedAt.toISOString()
    const fileName = `my-data-${requestedAt.slice(0, 'YYYY-MM-DD'.length)}.zip`
    const content = bytes.toString('base64')
    return { data: { fileName, contentType: 'application/zip', content, partCount, requestedAt } }
  }),

  getClosingTerms: handleRead('getClosingTerms', async ({ caller, services, db }) => {
    const accounts = await listAccounts(db, caller.playerId)
    const hasMoney = accounts.some(({ realBalance, lockedBalance }) => realBalance !== 0 || lockedBalance !== 0)
    return { data: { hasMoney, deletions: await deletionsOf(db, services, caller.playerId) } }
  }),

  closeAccount: handle('closeAccount', async ({ caller, visitor, services, tx, setHeader }) => {
    const deletions = await closeAccount(tx, services, caller, visitor)
    setHeader('set-cookie', spentSessionCookies(services.config.publicUrl))
    return { data: { deletions } }
  }),
}

function exportView({ requestedAt, readyAt, expiresAt }: ExportedData): DataExport {
  return {
    requestedAt: requestedAt.toISOString(),
    readyAt: readyAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  }
}
