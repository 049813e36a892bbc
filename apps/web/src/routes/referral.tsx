import { redirect } from '@tanstack/react-router'
import { lazy } from 'react'
import type { WithMeta } from '../shared/page/page-data.ts'
import type { LoadInput } from './page-route.ts'
import { ProfileFrame, profileMeta } from './profile-frame.tsx'

/** Leads to the own details where the house rewards nobody for bringing others. */
export function load({ content, info }: LoadInput): Promise<WithMeta> {
  if (!info.flags.referralEnabled) throw redirect({ to: '/profile/personal', statusCode: 302, replace: true })
  return profileMeta(content, 'profile.referral')
}

const ReferralPage = lazy(() =>
  import('../features/profile/referral/referral-page.tsx').then((module) => ({ default: module.ReferralPage })),
)

export function Page() {
  return (
    <ProfileFrame part="profile.referral">
      <ReferralPage />
    </ProfileFrame>
  )
}
