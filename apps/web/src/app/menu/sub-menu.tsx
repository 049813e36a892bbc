import { linkTo } from '../../shared/page/content-link.ts'
import { usePage } from '../../shared/page/page-context.tsx'
import type { MenuLink } from './menu-item.tsx'
import styles from './site-menu.module.css'

/** The links a line of the menu opens below itself. */
export function SubMenu({ links }: { links: readonly MenuLink[] }) {
  const info = usePage()
  return (
    <ul className={styles.sub}>
      {links.map((link) => (
        <li key={link.url + link.label}>
          <a {...linkTo(info, link.url, link.targetBlank)}>{link.label}</a>
        </li>
      ))}
    </ul>
  )
}
