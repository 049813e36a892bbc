import { useRouterState } from '@tanstack/react-router'
import { linkTo } from '../../shared/page/content-link.ts'
import { Icon } from '../../shared/icons/icon.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { isKnownUrl } from '../known-links.ts'
import type { MenuItemData } from './menu-item.tsx'
import styles from './site-menu.module.css'

/** The two halves of the house, casino and sports; nothing where there is only one. */
export function GamesToggler() {
  const info = usePage()
  const text = useText('layout.siteSidebar')
  const path = useRouterState({ select: (state) => state.location.pathname })
  const halves = ['buttonFirst', 'buttonSecond'].flatMap((key) => {
    const half = text.at<MenuItemData>(`gamesToggler.${key}`)
    return half && isKnownUrl(half.url, info.flags) ? [half] : []
  })
  if (halves.length < 2) return null
  const [first, second] = halves as [MenuItemData, MenuItemData]
  const current = path.startsWith(second.url) ? second : first
  return (
    <ul className={styles.toggler}>
      {halves.map((half) => (
        <li key={half.url}>
          <a
            {...linkTo(info, half.url, half.targetBlank)}
            className={styles.half}
            aria-current={half === current ? 'true' : undefined}
          >
            <Icon name={half.icon} size={18} />
            <span>{half.label}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
