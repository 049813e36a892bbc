import { findReferralRules, saveReferralRules } from '../../modules/person/referrals/index.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'

export const referralHandlers = {
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
