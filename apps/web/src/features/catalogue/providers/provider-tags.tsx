import { Icon } from '../../../shared/icons/icon.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import type { CategoryFilter, FilterHref } from '../categories/category-filter.ts'
import type { ProviderData } from './provider-data.ts'
import styles from './provider-tags.module.css'

interface ProviderTagsProps {
  filter: CategoryFilter
  providers: readonly ProviderData[]
  hrefOf: FilterHref
}

/** The chosen studios, each with a way to let it go. */
export function ProviderTags({ filter, providers, hrefOf }: ProviderTagsProps) {
  const text = useText('pages.category')
  if (filter.providers.length === 0) return null
  return (
    <ul className={styles.tags}>
      {filter.providers.map((identity) => {
        const name = providers.find((provider) => provider.identity === identity)?.name ?? identity
        const rest = filter.providers.filter((other) => other !== identity)
        return (
          <li key={identity}>
            <a
              className={styles.tag}
              href={hrefOf({ providers: rest })}
              aria-label={text('removeProvider', { provider: name })}
            >
              {name}
              <Icon name="close" size={16} />
            </a>
          </li>
        )
      })}
      <li>
        <a className={styles.clear} href={hrefOf({ providers: [] })}>
          {text('clearProviders')}
        </a>
      </li>
    </ul>
  )
}
