import { Icon } from '../../shared/icons/icon.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import styles from './category-chips.module.css'

/** The collections as a strip of links; the one shown is marked. */
export function CategoryChips({ current }: { current?: string }) {
  const { prefix, collections } = usePage()
  const text = useText('layout.siteSidebar')
  return (
    <nav aria-label={text('collectionsLabel')}>
      <ul className={styles.chips}>
        {collections.map(({ identity, label, icon }) => (
          <li key={identity}>
            <a
              className={styles.chip}
              href={`${prefix}/categories/${identity}`}
              aria-current={identity === current ? 'page' : undefined}
            >
              <Icon name={icon} size={18} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
