import { takePasskeyAway } from '../../flows/person/sign-in/passkeys.ts'
import { takeSecondFactorAway } from '../../flows/person/sign-in/second-factors.ts'
import { listPasskeys } from '../../modules/person/passkeys/index.ts'
import { findPasswordHash } from '../../modules/person/players/index.ts'
import { standingOf } from '../../modules/person/second-factors/index.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'
import { playerOf } from './player-of.ts'

/** What players sign in by, for those of them who lost a device. */
export const guardHandlers = {
  getPlayerGuards: handleRead('getPlayerGuards', async ({ params, db }) => {
    const { id } = await playerOf(db, params.playerId)
    const hasPassword = (await findPasswordHash(db, id)) !== null
    return { data: { hasPassword, passkeys: await listPasskeys(db, id), secondFactor: await standingOf(db, id) } }
  }),

  removePlayerPasskey: handle('removePlayerPasskey', async ({ params, services, tx, audit }) => {
    const { id } = await playerOf(tx, params.playerId)
    const removed = await takePasskeyAway(tx, services, { playerId: id, keptSessionId: null, id: params.passkeyId })
    // Its name is the player's own words, and lines of the log are for ever.
    const { name: _, ...before } = removed
    audit.wrote({ subject: { kind: 'player', id }, before: { passkey: before }, after: { passkey: null } })
    return { data: removed }
  }),

  removePlayerSecondFactor: handle('removePlayerSecondFactor', async ({ params, services, tx, audit }) => {
    const { id } = await playerOf(tx, params.playerId)
    await takeSecondFactorAway(tx, services, { playerId: id, keptSessionId: null })
    audit.wrote({ subject: { kind: 'player', id }, before: { secondFactor: true }, after: { secondFactor: false } })
    return { data: { id } }
  }),
} satisfies Partial<OperatorHandlers>
