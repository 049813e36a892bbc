import { assert } from '@baize/kit'
import { documentView, handIn, listDocuments, storeFile, takeBack } from '../../modules/person/documents/index.ts'
import { findPlayer, type Player } from '../../modules/person/players/index.ts'
import type { Queryable } from '@baize/database'
import { type Handlers, handle, handlePrepared, handleRead } from '../handler.ts'

/** What players hand in for verification. */
export const documentHandlers: Handlers = {
  uploadDocument: handlePrepared(
    'uploadDocument',
    async ({ caller, file, services }) => {
      assert(file, 'the contract asks for a file')
      return storeFile(services, caller.playerId, file)
    },
    async ({ body, caller, services, tx }, stored) => {
      const { locale } = await playerOf(tx, caller.playerId)
      const given = await handIn(tx, caller.playerId, { ...stored, type: body.type }, services.clock.now())
      return { data: documentView(given, locale) }
    },
  ),

  listDocuments: handleRead('listDocuments', async ({ caller, db }) => ({
    data: await listDocuments(db, await playerOf(db, caller.playerId)),
  })),

  deleteDocument: handle('deleteDocument', async ({ params, caller, services, tx }) => {
    await takeBack(tx, caller.playerId, params.id, services.clock.now())
    return { data: await listDocuments(tx, await playerOf(tx, caller.playerId)) }
  }),
}

async function playerOf(db: Queryable, playerId: string): Promise<Player> {
  const player = await findPlayer(db, playerId)
  assert(player, 'a player is never deleted')
  return player
}
