import {
  beginPasskey,
  dropPasskey,
  keepPasskey,
  prepareAddition,
  preparePasskeySignIn,
  signInByPasskey,
} from '../../flows/person/sign-in/passkeys.ts'
import { askForAssertion, listPasskeys, renamePasskey } from '../../modules/person/passkeys/index.ts'
import { type Handlers, handle, handlePrepared, handleRead } from '../handler.ts'

/** Passkeys: to sign in by, and of the player. */
export const passkeyHandlers: Handlers = {
  beginPasskeySignIn: handle('beginPasskeySignIn', async ({ services, tx }) => ({
    data: await askForAssertion(tx, services, null),
  })),

  createSessionByPasskey: handlePrepared(
    'createSessionByPasskey',
    ({ body, visitor, services }) => preparePasskeySignIn(services, body, visitor),
    async ({ services, tx, setHeader }, prepared) => {
      const { auth, cookies } = await signInByPasskey(tx, services, prepared)
      setHeader('set-cookie', cookies)
      return { data: auth }
    },
  ),

  beginPasskeyProof: handle('beginPasskeyProof', async ({ caller, services, tx }) => ({
    data: await askForAssertion(tx, services, caller.playerId),
  })),

  listPasskeys: handleRead('listPasskeys', async ({ caller, db }) => ({
    data: await listPasskeys(db, caller.playerId),
  })),

  beginPasskey: handle('beginPasskey', async ({ caller, visitor, services, tx }) => ({
    data: await beginPasskey(tx, services, caller, visitor),
  })),

  addPasskey: handlePrepared(
    'addPasskey',
    ({ body, caller, visitor, services }) => prepareAddition(services, caller, body, visitor),
    async ({ caller, services, tx }, made) => ({ data: await keepPasskey(tx, services, caller, made) }),
  ),

  renamePasskey: handle('renamePasskey', async ({ params, body, caller, tx }) => ({
    data: await renamePasskey(tx, caller.playerId, { id: params.id, name: body.name }),
  })),

  removePasskey: handle('removePasskey', async ({ params, caller, visitor, services, tx }) => {
    await dropPasskey(tx, services, caller, { id: params.id, visit: visitor })
    return { data: { message: 'Removed' } }
  }),
}
