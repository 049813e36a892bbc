import { Suspense, lazy } from 'react'
import { Icon } from '../../shared/icons/icon.tsx'
import { useText } from '../../shared/page/page-context.tsx'
import { HeaderPanel } from '../../shared/panels/header-panel.tsx'
import { useProfile } from '../../shared/player/queries.ts'
import { Initial } from './initial.tsx'
import styles from './user-menu.module.css'

const UserNavigation = lazy(() =>
  import('./user-navigation.tsx').then((module) => ({ default: module.UserNavigation })),
)

/** The player's initial; opens everything that is theirs. */
export function UserMenu() {
  const text = useText('layout.profileSidebar')
  const profile = useProfile()
  return (
    <HeaderPanel
      name="user-navigation"
      label={text('label')}
      trigger={(trigger) => (
        <button {...trigger} type="button" className={styles.avatar} aria-label={text('label')}>
          {profile ? <Initial profile={profile} /> : <Icon name="user" />}
        </button>
      )}
    >
      {() => (
        <Suspense fallback={<div className={styles.waiting} />}>
          <UserNavigation />
        </Suspense>
      )}
    </HeaderPanel>
  )
}
