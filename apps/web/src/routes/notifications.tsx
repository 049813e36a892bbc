import { lazy } from 'react'
import type { WithMeta } from '../shared/page/page-data.ts'
import type { LoadInput } from './page-route.ts'
import { ProfileFrame, profileMeta } from './profile-frame.tsx'

export function load({ content }: LoadInput): Promise<WithMeta> {
  return profileMeta(content, 'profile.notifications')
}

const Sections = lazy(() =>
  import('./notification-sections.tsx').then((module) => ({ default: module.NotificationSections })),
)

export function Page() {
  return (
    <ProfileFrame part="profile.notifications">
      <Sections />
    </ProfileFrame>
  )
}
