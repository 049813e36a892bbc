import { lazy } from 'react'
import type { WithMeta } from '../shared/page/page-data.ts'
import type { LoadInput } from './page-route.ts'
import { ProfileFrame, profileMeta } from './profile-frame.tsx'

export function load({ content }: LoadInput): Promise<WithMeta> {
  return profileMeta(content, 'profile.personal')
}

const PersonalPage = lazy(() =>
  import('../features/profile/personal/personal-page.tsx').then((module) => ({ default: module.PersonalPage })),
)

export function Page() {
  return (
    <ProfileFrame part="profile.personal">
      <PersonalPage />
    </ProfileFrame>
  )
}
