import { beginIdentityCheck, identityOf, prepareIdentityCheck } from '../../flows/person/identity-check.ts'
import { type Handlers, handlePrepared, handleRead } from '../handler.ts'

/** The check of a player's identity. */
export const identityHandlers: Handlers = {
  getIdentityCheck: handleRead('getIdentityCheck', async ({ caller, services, db }) => ({
    data: await identityOf(db, services, caller.playerId),
  })),

  createIdentityCheckToken: handlePrepared(
    'createIdentityCheckToken',
    ({ caller, services }) => prepareIdentityCheck(services, caller.playerId),
    async ({ caller, tx }, given) => {
      await beginIdentityCheck(tx, caller.playerId, given)
      return { data: { token: given.token } }
    },
  ),
}
