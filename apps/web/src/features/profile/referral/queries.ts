import type { DepositBonus, PageMeta, Referral, ReferralSettings } from '@baize/contract'
import { BonusTrigger } from '@baize/contract/kinds'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'
import { referralsQueryKey } from '../../../shared/player/queries.ts'

const PER_PAGE = 10

export const referralSettingsQuery = () =>
  queryOptions({
    queryKey: ['player', 'referral-settings'],
    queryFn: ({ signal }): Promise<ReferralSettings> => api.call('getReferralSettings', {}, { signal }),
  })

/** The offer that rewards the player for each friend, in words and amounts of the moment. */
export const rewardQuery = (bonusId: string, currency: string) =>
  queryOptions({
    queryKey: ['game', 'bonuses', 'referral', bonusId, currency],
    queryFn: ({ signal }): Promise<DepositBonus[]> =>
      api.call(
        'listDepositBonuses',
        { query: { currency, bonusIds: [bonusId], triggerType: BonusTrigger.referral } },
        { signal },
      ),
  })

export interface ReferralPage {
  data: Referral[]
  meta: PageMeta
}

/** Whom the player brought, newest first. */
export const referralsQuery = (page: number) =>
  queryOptions({
    queryKey: [...referralsQueryKey, page],
    queryFn: ({ signal }): Promise<ReferralPage> =>
      api.callWithMeta('listReferrals', { query: { page, perPage: PER_PAGE } }, { signal }),
    placeholderData: keepPreviousData,
  })
