import type { PageMeta, Referral, ReferralSettings } from '@baize/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'

const PER_PAGE = 10

export const referralSettingsQuery = () =>
  queryOptions({
    queryKey: ['player', 'referral-settings'],
    queryFn: ({ signal }): Promise<ReferralSettings> => api.call('getReferralSettings', {}, { signal }),
  })

export interface ReferralPage {
  data: Referral[]
  meta: PageMeta
}

/** Whom the player brought, newest first. */
export const referralsQuery = (page: number) =>
  queryOptions({
    queryKey: ['player', 'profile', 'referrals', page],
    queryFn: ({ signal }): Promise<ReferralPage> =>
      api.callWithMeta('listReferrals', { query: { page, perPage: PER_PAGE } }, { signal }),
    placeholderData: keepPreviousData,
  })
