import { lazy } from 'react'
import type { WithMeta } from '../shared/page/page-data.ts'
import type { LoadInput } from './page-route.ts'
import { ProfileFrame, profileMeta } from './profile-frame.tsx'

export function load({ content }: LoadInput): Promise<WithMeta> {
  return profileMeta(content, 'profile.security')
}

const Sections = lazy(() => import('./security-sections.tsx').then((module) => ({ default: module.SecuritySections })))

export function Page() {
  return (
    <ProfileFrame part="profile.security">
      <Sections />
    </ProfileFrame>
  )
}
