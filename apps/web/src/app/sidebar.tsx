import { useText } from '../shared/page/page-context.tsx'
import { MenuLinks } from './menu-links.tsx'
import styles from './sidebar.module.css'

/** The menu at the inline start of wide screens. Phones open the same links as a dialog. */
export function Sidebar() {
  const text = useText('layout.siteSidebar')
  return (
    <nav className={styles.sidebar} aria-label={text('label')}>
      <MenuLinks />
    </nav>
  )
}
