import { useId } from 'react'
import { api } from '../shared/api.ts'
import { Icon } from '../shared/icons/icon.tsx'
import { usePage, useText } from '../shared/page/page-context.tsx'
import { hrefIn } from '../shared/page/page-info.ts'
import { useProfile } from '../shared/player/queries.ts'
import { useSession } from '../shared/session/use-session.ts'
import { LocaleLinks } from './locale-links.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import styles from './avatar-menu.module.css'

/** What is the player's: history, sessions, language, theme, and the way out. */
export function AvatarMenu() {
  const text = useText('layout.profileSidebar')
  const shell = useText('layout.shell')
  const info = usePage()
  const profile = useProfile()
  const { signOut } = useSession()
  const id = useId()
  const name = profile?.nickname ?? profile?.email ?? ''
  const links = text.at<{ label: string; url: string; icon: string }[]>('profileLinks') ?? []
  return (
    <>
      <button type="button" className={styles.avatar} popoverTarget={id} aria-label={text('label')}>
        {name ? (
          <span aria-hidden="true">{name.slice(0, 1).toLocaleUpperCase(info.locale)}</span>
        ) : (
          <Icon name="user" />
        )}
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.panel}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) event.currentTarget.hidePopover()
        }}
      >
        <div className={styles.who}>
          <p className={styles.name}>{name}</p>
          {profile && <p className={styles.id}>{text('playerId', { id: profile.externalId })}</p>}
        </div>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.url}>
              <a className={styles.link} href={link.url.startsWith('?') ? link.url : hrefIn(info, link.url)}>
                <Icon name={link.icon} />
                {link.label}
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.settings}>
          <p className={styles.label}>{shell('languageLabel')}</p>
          <div className={styles.locales}>
            <LocaleLinks
              onChoose={(locale) => api.call('updateProfile', { body: { locale } }).catch(() => undefined)}
            />
          </div>
          <ThemeChoice />
        </div>
        <button type="button" className={styles.link} onClick={() => void signOut()}>
          <Icon name="log-out" />
          {text('logoutButton')}
        </button>
      </div>
    </>
  )
}
