import { identityForOperators, setIdentity } from '../../flows/person/identity-check.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'
import { playerOf } from './player-of.ts'

export const identityHandlers = {
  getPlayerIdentity: handleRead('getPlayerIdentity', async ({ params, db, audit }) => {
    const { id } = await playerOf(db, params.playerId)
    const data = await identityForOperators(db, id)
    audit.looked(...data.samePerson)
    return { data }
  }),

  setPlayerIdentity: handle('setPlayerIdentity', async ({ params, body, services, tx, audit }) => {
    const { id: playerId } = await playerOf(tx, params.playerId)
    const { state, note = null } = body
    const { before, after } = await setIdentity(tx, services, playerId, { state, note })
    // The sentence for the player may say who they are.
    const told = ({ state: standing, companyId, applicantId, toldAt }: typeof after) => ({
      state: standing,
      companyId,
      applicantId,
      toldAt,
    })
    audit.wrote({ subject: { kind: 'player', id: playerId }, before: told(before), after: told(after) })
    return { data: after }
  }),
} satisfies Partial<OperatorHandlers>
