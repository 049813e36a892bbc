import { Suspense, lazy } from 'react'
import { Skeleton } from '@baize/ui/skeleton'
import { useText } from '../shared/page/page-context.tsx'
import type { WithMeta } from '../shared/page/page-data.ts'
import { PlayerScope } from '../shared/query/player-scope.tsx'
import { useSession } from '../shared/session/use-session.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'
import { PageTitle } from './page-title.tsx'
import styles from './lobby.module.css'

/** The shell only: what is in it belongs to the player and loads in the browser. */
export async function load({ content }: LoadInput): Promise<WithMeta> {
  return { meta: { ...(await metaOf(content, 'profile.documents')), isUnlisted: true } }
}

const DocumentsPage = lazy(() =>
  import('../features/documents/documents-page.tsx').then((module) => ({ default: module.DocumentsPage })),
)

export function Page() {
  const text = useText('profile.documents')
  const { isPlayer } = useSession()
  return (
    <div className={styles.stack}>
      <PageTitle>{text('title')}</PageTitle>
      {isPlayer && (
        <PlayerScope>
          <Suspense
            fallback={
              <div aria-busy="true">
                <Skeleton />
              </div>
            }
          >
            <DocumentsPage />
          </Suspense>
        </PlayerScope>
      )}
    </div>
  )
}
