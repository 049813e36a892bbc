import { lazy } from 'react'
import type { WithMeta } from '../shared/page/page-data.ts'
import type { LoadInput } from './page-route.ts'
import { ProfileFrame, profileMeta } from './profile-frame.tsx'

export function load({ content }: LoadInput): Promise<WithMeta> {
  return profileMeta(content, 'profile.wallet')
}

const WalletSections = lazy(() =>
  import('./wallet-sections.tsx').then((module) => ({ default: module.WalletSections })),
)

export function Page() {
  return (
    <ProfileFrame part="profile.wallet">
      <WalletSections />
    </ProfileFrame>
  )
}
