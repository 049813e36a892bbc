import { isUuid, Refusal } from '@baize/kit'
import { findPlayer } from '../../modules/person/players/index.ts'
import {
  countReferrals,
  findReferralRules,
  listReferrals,
  operatorReferralView,
  saveReferralRules,
} from '../../modules/person/referrals/index.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

export const referralHandlers = {
  listPlayerReferrals: handleRead('listPlayerReferrals', async ({ params: { playerId }, query, db, audit }) => {
    if (!isUuid(playerId) || !(await findPlayer(db, playerId))) throw new Refusal('not_found')
    const rows = await listReferrals(db, playerId, sliceOf(query))
    audit.looked(playerId, ...rows.map(({ refereeId }) => refereeId))
    return { data: rows.map(operatorReferralView), meta: metaOf(query, await countReferrals(db, playerId)) }
  }),

  getReferralRules: handleRead('getReferralRules', async ({ db }) => ({ data: await findReferralRules(db) })),

  setReferralRules: handle('setReferralRules', async ({ body, tx, audit }) => {
    const { isEnabled, depositFrom, stakeFrom, days, countMax = null } = body
    const before = await findReferralRules(tx)
    const after = { isEnabled, depositFrom, stakeFrom, days, countMax }
    await saveReferralRules(tx, after)
    audit.wrote({ subject: { kind: 'referral-rules', id: 'house' }, before, after })
    return { data: after }
  }),
} satisfies Partial<OperatorHandlers>
