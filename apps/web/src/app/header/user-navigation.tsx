import { playerNumber } from '@baize/contract/people'
import { Suspense, lazy } from 'react'
import { linkTo } from '../../shared/page/content-link.ts'
import { Icon } from '../../shared/icons/icon.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useProfile } from '../../shared/player/queries.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { knownLinks } from '../known-links.ts'
import { SiteSettings } from '../settings/site-settings.tsx'
import { Initial } from './initial.tsx'
import { shownNameOf } from '../../shared/player/shown-name.ts'
import styles from './user-navigation.module.css'

const UnreadCount = lazy(() =>
  import('../../features/notifications/unread-count.tsx').then((module) => ({ default: module.UnreadCount })),
)

const BonusCount = lazy(() =>
  import('../../features/bonuses/bonus-count.tsx').then((module) => ({ default: module.BonusCount })),
)

interface ProfileLink {
  label: string
  url: string
  icon: string
}

/** Who one is, everything that is one's own, language and theme, and the way out. */
export function UserNavigation() {
  const text = useText('layout.profileSidebar')
  const info = usePage()
  const profile = useProfile()
  const { signOut } = useSession()
  const links = knownLinks(text.at<ProfileLink[]>('profileLinks'), info.flags)
  return (
    <div className={styles.navigation}>
      {profile && (
        <div className={styles.who}>
          <span className={styles.mark}>
            <Initial profile={profile} />
          </span>
          <div className={styles.words}>
            <p className={styles.name} dir="auto">
              {shownNameOf(profile)}
            </p>
            <p className={styles.id}>{text('playerId', { id: playerNumber(profile.id) })}</p>
          </div>
        </div>
      )}
      <nav aria-label={text('label')}>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.url}>
              <a className={styles.link} {...linkTo(info, link.url)}>
                <Icon name={link.icon} />
                <span className={styles.label}>{link.label}</span>
                {link.url === '/profile/bonuses' && (
                  <Suspense>
                    <BonusCount />
                  </Suspense>
                )}
                {link.url === '/profile/notifications' && (
                  <Suspense>
                    <UnreadCount />
                  </Suspense>
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <SiteSettings />
      <button type="button" className={styles.out} onClick={() => void signOut()}>
        <Icon name="log-out" />
        {text('logoutButton')}
      </button>
    </div>
  )
}
