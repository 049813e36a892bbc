import { lazy } from 'react'
import type { WithMeta } from '../shared/page/page-data.ts'
import type { LoadInput } from './page-route.ts'
import { ProfileFrame, profileMeta } from './profile-frame.tsx'

export function load({ content }: LoadInput): Promise<WithMeta> {
  return profileMeta(content, 'profile.bonuses')
}

const BonusesPage = lazy(() =>
  import('../features/bonuses/page/bonuses-page.tsx').then((module) => ({ default: module.BonusesPage })),
)

export function Page() {
  return (
    <ProfileFrame part="profile.bonuses">
      <BonusesPage />
    </ProfileFrame>
  )
}
