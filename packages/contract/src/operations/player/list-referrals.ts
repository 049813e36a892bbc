import { z } from 'zod'
import { operation } from '../../core/operation.ts'
import { PageMeta, pageQuery } from '../../shapes/common.ts'
import { Referral } from '../../shapes/player.ts'

export const listReferrals = operation('listReferrals', {
  summary: 'The players this player brought. `totalRows` is their number.',
  method: 'GET',
  path: '/api/player/profile/referrals',
  auth: 'player',
  query: z.strictObject({ ...pageQuery }),
  reply: z.array(Referral),
  meta: PageMeta,
})
