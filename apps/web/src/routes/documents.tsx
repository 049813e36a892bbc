import { lazy } from 'react'
import type { WithMeta } from '../shared/page/page-data.ts'
import type { LoadInput } from './page-route.ts'
import { ProfileFrame, profileMeta } from './profile-frame.tsx'

export function load({ content }: LoadInput): Promise<WithMeta> {
  return profileMeta(content, 'profile.documents')
}

const DocumentsPage = lazy(() =>
  import('../features/documents/documents-page.tsx').then((module) => ({ default: module.DocumentsPage })),
)

export function Page() {
  return (
    <ProfileFrame part="profile.documents">
      <DocumentsPage />
    </ProfileFrame>
  )
}
