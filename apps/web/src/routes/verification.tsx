import { lazy } from 'react'
import type { WithMeta } from '../shared/page/page-data.ts'
import type { LoadInput } from './page-route.ts'
import { ProfileFrame, profileMeta } from './profile-frame.tsx'

export function load({ content }: LoadInput): Promise<WithMeta> {
  return profileMeta(content, 'profile.verification')
}

const Sections = lazy(() =>
  import('./verification-sections.tsx').then((module) => ({ default: module.VerificationSections })),
)

export function Page() {
  return (
    <ProfileFrame part="profile.verification">
      <Sections />
    </ProfileFrame>
  )
}
