import { referralSettings } from '../../flows/person/referrals.ts'
import { countReferrals, listReferrals, referralView } from '../../modules/person/referrals/index.ts'
import { type Handlers, handleRead } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

/** Whom players brought. */
export const referralHandlers: Handlers = {
  getReferralSettings: handleRead('getReferralSettings', async ({ caller, services, db }) => ({
    data: await referralSettings(db, services, caller.playerId),
  })),

  listReferrals: handleRead('listReferrals', async ({ query, caller, db }) => {
    const rows = await listReferrals(db, caller.playerId, sliceOf(query))
    const totalRows = await countReferrals(db, caller.playerId)
    return { data: rows.map(referralView), meta: metaOf(query, totalRows) }
  }),
}
