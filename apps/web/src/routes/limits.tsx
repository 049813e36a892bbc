import { lazy } from 'react'
import type { WithMeta } from '../shared/page/page-data.ts'
import type { LoadInput } from './page-route.ts'
import { ProfileFrame, profileMeta } from './profile-frame.tsx'

export function load({ content }: LoadInput): Promise<WithMeta> {
  return profileMeta(content, 'profile.limits')
}

const LimitsPage = lazy(() =>
  import('../features/limits/limits-page.tsx').then((module) => ({ default: module.LimitsPage })),
)

export function Page() {
  return (
    <ProfileFrame part="profile.limits">
      <LimitsPage />
    </ProfileFrame>
  )
}
