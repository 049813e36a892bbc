import { FooterParts } from '../frame-islands.ts'
import '../settings/locale-links.module.css'
import '../settings/theme-choice.module.css'
import '../settings/site-settings.module.css'
import styles from './footer.module.css'

/** Who runs the house, under which rules, in which languages. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <FooterParts />
    </footer>
  )
}
