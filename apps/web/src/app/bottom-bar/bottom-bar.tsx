import { useText } from '../../shared/page/page-context.tsx'
import { BottomBarItems } from '../frame-islands.ts'
import styles from './bottom-bar.module.css'

/** The bar at the thumb on phones. */
export function BottomBar() {
  const text = useText('layout.mobileMenu')
  return (
    <nav className={styles.bar} aria-label={text('label')}>
      <BottomBarItems />
    </nav>
  )
}
