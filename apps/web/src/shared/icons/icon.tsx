import sprite from './sprite.svg?no-inline'
import styles from './icon.module.css'

/** Icons that point somewhere and must point the other way when read from right to left. */
const DIRECTED = new Set(['arrow-next', 'arrow-previous', 'back', 'log-out', 'menu-open', 'external'])

/** One icon of the set, by its content id, in the colour of the text around it. Always decorative: name the control. */
export function Icon({ name, size = 20 }: { name: string; size?: number }) {
  return (
    <svg
      className={styles.icon}
      width={size}
      height={size}
      aria-hidden="true"
      data-flips={DIRECTED.has(name) ? '' : undefined}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
