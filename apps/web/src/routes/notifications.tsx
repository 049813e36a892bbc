import { lazy } from 'react'
import type { WithMeta } from '../shared/page/page-data.ts'
import type { LoadInput } from './page-route.ts'
import { ProfileFrame, profileMeta } from './profile-frame.tsx'

export function load({ content }: LoadInput): Promise<WithMeta> {
  return profileMeta(content, 'profile.notifications')
}

const Messages = lazy(() =>
  import('./all-messages-section.tsx').then((module) => ({ default: module.AllMessagesSection })),
)

export function Page() {
  return (
    <ProfileFrame part="profile.notifications">
      <Messages />
    </ProfileFrame>
  )
}
