import type { PageBrand } from '../shared/page/page-info.ts'
import styles from './logo.module.css'

interface LogoProps {
  brand: PageBrand
  href?: string
  label?: string
}

/** The logo of the house and its name. Without an address it leads nowhere. */
export function Logo({ brand: { name, logo, isNameInLogo }, href, label }: LogoProps) {
  const Tag = href ? 'a' : 'span'
  return (
    <Tag className={styles.logo} href={href} aria-label={label}>
      {logo === null ? (
        <Table />
      ) : (
        <img className={styles.picture} src={logo} height="34" alt={isNameInLogo && !label ? name : ''} />
      )}
      {!isNameInLogo && <span className={styles.name}>{name}</span>}
    </Tag>
  )
}

/** The shipped logo: a brass-rimmed table seen from above. */
function Table() {
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
      <rect className={styles.rim} x="1" y="1" width="32" height="32" rx="10" />
      <rect className={styles.cloth} x="4" y="4" width="26" height="26" rx="7.5" />
      <path
        className={styles.letter}
        d="M12 9.5h5.6c3 0 4.9 1.4 4.9 3.8 0 1.7-1 2.9-2.6 3.3 2 .3 3.4 1.7 3.4 3.8 0 2.7-2.1 4.3-5.4 4.3H12v-1l1.5-.4V10.9L12 10.5Zm4.4 6.4h1c1.4 0 2.1-.8 2.1-2.4s-.7-2.3-2.1-2.3h-1Zm0 7h1.3c1.6 0 2.4-.9 2.4-2.7s-.9-2.6-2.6-2.6h-1.1Z"
      />
    </svg>
  )
}
