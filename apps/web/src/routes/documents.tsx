import { notFound } from '@tanstack/react-router'
import { lazy } from 'react'
import type { WithMeta } from '../shared/page/page-data.ts'
import type { LoadInput } from './page-route.ts'
import { ProfileFrame, profileMeta } from './profile-frame.tsx'

/** Not there where a company checks who players are, and the house wants no documents besides. */
export function load({ content, info }: LoadInput): Promise<WithMeta> {
  if (info.flags.sumsub?.hideDocumentsPage) throw notFound()
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
