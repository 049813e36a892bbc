import { lazy } from 'react'
import type { WithMeta } from '../shared/page/page-data.ts'
import type { LoadInput } from './page-route.ts'
import { ProfileFrame, profileMeta } from './profile-frame.tsx'

export function load({ content }: LoadInput): Promise<WithMeta> {
  return profileMeta(content, 'profile.history')
}

const HistoryPage = lazy(() =>
  import('../features/history/history-page.tsx').then((module) => ({ default: module.HistoryPage })),
)

export function Page() {
  return (
    <ProfileFrame part="profile.history">
      <HistoryPage />
    </ProfileFrame>
  )
}
