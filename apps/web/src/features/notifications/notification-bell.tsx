import { Suspense, lazy } from 'react'
import { Icon } from '../../shared/icons/icon.tsx'
import { useText } from '../../shared/page/page-context.tsx'
import { HeaderPanel } from '../../shared/panels/header-panel.tsx'
import { UnreadCount } from './unread-count.tsx'
import styles from './notification-bell.module.css'

const LatestMessages = lazy(() =>
  import('./latest-messages.tsx').then((module) => ({ default: module.LatestMessages })),
)

/** Says how many messages wait; opens the latest of them. `allHref` leads to the page of all, where there is one. */
export function NotificationBell({ allHref }: { allHref: string | null }) {
  const text = useText('layout.header')
  return (
    <HeaderPanel
      name="messages"
      props={{ allHref }}
      label={text('notificationBox.label')}
      trigger={(trigger) => (
        <button {...trigger} type="button" className={styles.bell}>
          <Icon name="notification" />
          <span className="visually-hidden">{text('notificationBox.label')}</span>{' '}
          <span className={styles.count}>
            <UnreadCount />
          </span>
        </button>
      )}
    >
      {() => (
        <Suspense fallback={<div className={styles.waiting} />}>
          <LatestMessages allHref={allHref} />
        </Suspense>
      )}
    </HeaderPanel>
  )
}
