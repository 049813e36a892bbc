import { type ReactNode, Suspense } from 'react'
import { Skeleton } from '@baize/ui/skeleton'
import type { Content, PartName } from '../shared/content/content.ts'
import { useText } from '../shared/page/page-context.tsx'
import type { WithMeta } from '../shared/page/page-data.ts'
import { PlayerScope } from '../shared/query/player-scope.tsx'
import { useSession } from '../shared/session/use-session.ts'
import { metaOf } from './page-meta.ts'
import { PageTitle } from './page-title.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import styles from './profile-frame.module.css'

/** The shell only: what is in it belongs to the player and loads in the browser. */
export async function profileMeta(content: Content, part: PartName): Promise<WithMeta> {
  return { meta: { ...(await metaOf(content, part)), isUnlisted: true } }
}

/** A page of the profile: the way to the others, its title, and what belongs to the player once one is known. */
export function ProfileFrame({ part, children }: { part: PartName; children: ReactNode }) {
  const text = useText(part)
  const { isPlayer } = useSession()
  return (
    <div className={styles.frame}>
      <ProfileMenu />
      <div className={styles.page}>
        <PageTitle>{text('title')}</PageTitle>
        {isPlayer && (
          <PlayerScope>
            <Suspense fallback={<Waiting />}>{children}</Suspense>
          </PlayerScope>
        )}
      </div>
    </div>
  )
}

function Waiting() {
  return (
    <div aria-busy="true">
      <Skeleton />
    </div>
  )
}
