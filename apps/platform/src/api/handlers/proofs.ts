import { keepProof, proofWaysOf, sendProofCode, takeProof } from '../../flows/person/sign-in/fresh-proofs.ts'
import { type Handlers, handle, handlePrepared, handleRead } from '../handler.ts'

/** How players prove anew who they are. */
export const proofHandlers: Handlers = {
  getProofWays: handleRead('getProofWays', async ({ caller, db }) => ({
    data: await proofWaysOf(db, caller.playerId),
  })),

  sendProofCode: handle('sendProofCode', async ({ caller, visitor, services, tx }) => {
    await sendProofCode(tx, services, caller, visitor)
    return { data: { message: 'Sent' } }
  }),

  giveProof: handlePrepared(
    'giveProof',
    ({ body, caller, visitor, services }) => takeProof(services, caller, body, visitor),
    async ({ caller, services, tx, setHeader }, taken) => {
      setHeader('set-cookie', await keepProof(tx, services, caller, taken))
      return { data: { message: 'Proved' } }
    },
  ),
}
