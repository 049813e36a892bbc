import { useRouterState } from '@tanstack/react-router'
import { Suspense, lazy, useEffect, useRef } from 'react'
import { knownLinks } from '../app/known-links.ts'
import { Icon } from '../shared/icons/icon.tsx'
import { linkTo } from '../shared/page/content-link.ts'
import { usePage, useText } from '../shared/page/page-context.tsx'
import { useSession } from '../shared/session/use-session.ts'
import styles from './profile-menu.module.css'

const MenuCount = lazy(() => import('./menu-count.tsx').then((module) => ({ default: module.MenuCount })))

/** Pages that are told how much there is on them. */
const COUNTED: ReadonlySet<string> = new Set(['/profile/bonuses', '/profile/notifications'])

interface ProfileLink {
  label: string
  url: string
  icon: string
}

/** The pages of the profile, of which one is open: at the side, or in a row on narrow screens. */
export function ProfileMenu() {
  const text = useText('layout.profileSidebar')
  const info = usePage()
  const { isPlayer } = useSession()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const links = knownLinks(text.at<ProfileLink[]>('profileLinks'), info.flags).filter(({ url }) =>
    /^\/profile\/\w+$/.test(url),
  )
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (open && list.current) list.current.scrollLeft += middleOf(open) - middleOf(list.current)
  }, [path])
  return (
    <nav className={styles.menu} aria-label={text('pagesLabel')}>
      <ul ref={list} className={styles.links}>
        {links.map(({ url, label, icon }) => (
          <li key={url}>
            <a className={styles.link} {...linkTo(info, url)} aria-current={url === path ? 'page' : undefined}>
              <Icon name={icon} size={18} />
              {label}
              {isPlayer && COUNTED.has(url) && (
                <Suspense>
                  <MenuCount url={url} />
                </Suspense>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Where the middle of an element stands across the screen, which is the same measure in both directions of writing. */
function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
