import { FooterParts } from '../frame-islands.ts'
import settings from '../settings/settings.module.css'
import styles from './footer.module.css'

/** Who runs the house, under which rules, in which languages. */
export function Footer() {
  return (
    <footer className={`${settings.ground} ${styles.footer}`}>
      <FooterParts />
    </footer>
  )
}
