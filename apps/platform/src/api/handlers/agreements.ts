import { acceptAgreements, openAgreements } from '../../flows/person/agreements.ts'
import { type Handlers, handle, handleRead } from '../handler.ts'

/** Documents players agree to. */
export const agreementHandlers: Handlers = {
  listOpenAgreements: handleRead('listOpenAgreements', async ({ caller, services, db }) => ({
    data: await openAgreements(db, services, caller.playerId),
  })),

  acceptAgreements: handle('acceptAgreements', async ({ body, caller, visitor, services, tx }) => ({
    data: await acceptAgreements(tx, services, caller, { accepted: body.agreements, address: visitor.address }),
  })),
}
