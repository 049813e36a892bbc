import { useText } from '../../shared/page/page-context.tsx'
import { SiteMenu } from '../frame-islands.ts'
import styles from './site-menu.module.css'

/** The menu at the inline start of wide screens. Phones open the same links in a drawer. */
export function Sidebar() {
  const text = useText('layout.siteSidebar')
  return (
    <nav className={styles.sidebar} data-sidebar="" aria-label={text('label')}>
      <SiteMenu />
    </nav>
  )
}
