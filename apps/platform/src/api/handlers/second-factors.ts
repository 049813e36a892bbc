import {
  confirmSecondFactor,
  dropSecondFactor,
  replaceRecoveryCodes,
  setUpSecondFactor,
} from '../../flows/person/sign-in/second-factors.ts'
import { finishSignIn, prepareSecondStep } from '../../flows/person/sign-in/second-step.ts'
import { standingOf } from '../../modules/person/second-factors/index.ts'
import { type Handlers, handle, handlePrepared, handleRead } from '../handler.ts'

/** The second proof at a sign-in, and how players set it up. */
export const secondFactorHandlers: Handlers = {
  finishSignIn: handlePrepared(
    'finishSignIn',
    ({ visitor, services }) => prepareSecondStep(services, visitor),
    async ({ body, visitor, services, tx, setHeader }, challenge) => {
      const { auth, cookies } = await finishSignIn(tx, services, challenge, { given: body, visit: visitor })
      setHeader('set-cookie', cookies)
      return { data: auth }
    },
  ),

  getSecondFactor: handleRead('getSecondFactor', async ({ caller, db }) => ({
    data: await standingOf(db, caller.playerId),
  })),

  beginSecondFactor: handle('beginSecondFactor', async ({ caller, visitor, services, tx }) => ({
    data: await setUpSecondFactor(tx, services, caller, visitor),
  })),

  confirmSecondFactor: handle('confirmSecondFactor', async ({ body, caller, visitor, services, tx }) => ({
    data: { recoveryCodes: await confirmSecondFactor(tx, services, caller, { code: body.code, visit: visitor }) },
  })),

  renewRecoveryCodes: handle('renewRecoveryCodes', async ({ caller, visitor, services, tx }) => ({
    data: { recoveryCodes: await replaceRecoveryCodes(tx, services, caller, visitor) },
  })),

  removeSecondFactor: handle('removeSecondFactor', async ({ caller, visitor, services, tx }) => {
    await dropSecondFactor(tx, services, caller, visitor)
    return { data: { message: 'Removed' } }
  }),
}
