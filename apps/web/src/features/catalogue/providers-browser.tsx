import { ButtonLink } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/empty-state'
import { useRouter } from '@tanstack/react-router'
import { Icon } from '../../shared/icons/icon.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { stringifySearch } from '../../shared/page/search.ts'
import { useFormat } from '../../shared/page/use-format.ts'
import { type SortOption, sortOptionsIn } from './category-filter.ts'
import type { ProviderData } from './provider-data.ts'
import { ProviderLogo, useProviderHref } from './provider-row.tsx'
import { useTypedName } from './use-typed-name.ts'
import tools from './category-tools.module.css'
import logo from './provider-logo.module.css'
import styles from './providers-browser.module.css'

/** All studios with the number of their games, by name and in an order. */
export function ProvidersBrowser({
  providers,
  name: given,
  sort,
}: {
  providers: readonly ProviderData[]
  name: string
  sort: string
}) {
  const text = useText('pages.providers')
  const cards = useText('globalComponents.cardsGroup')
  const { prefix } = usePage()
  const router = useRouter()
  const format = useFormat()
  const hrefOf = useProviderHref()
  const options: SortOption[] = sortOptionsIn(text)
  const path = `${prefix}/providers`

  const go = (nextName: string, nextSort: string) => {
    const [sortBy, sortOrder] = nextSort.split(' ')
    const isUsual = nextSort === 'default asc'
    router.history.replace(
      path + stringifySearch({ name: nextName || undefined, ...(isUsual ? {} : { sortBy, sortOrder }) }),
    )
  }
  const { typed, setTyped } = useTypedName(given, (name) => go(name, sort))

  return (
    <>
      <form
        className={tools.tools}
        action={path}
        role="search"
        aria-label={text('searchLabel')}
        onSubmit={(event) => event.preventDefault()}
      >
        <label className={tools.search}>
          <span className="visually-hidden">{text('searchLabel')}</span>
          <Icon name="search" />
          <input
            type="search"
            name="name"
            value={typed}
            placeholder={text('searchPlaceholder')}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        <label className={tools.sort}>
          <span className={tools.sortLabel}>{text('sortLabel')}</span>
          <select value={sort} onChange={(event) => go(given, event.target.value)}>
            {options.map(({ label, sortBy, sortOrder }) => (
              <option key={`${sortBy} ${sortOrder}`} value={`${sortBy} ${sortOrder}`}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </form>
      {providers.length === 0 ? (
        <EmptyState
          title={text('empty.title')}
          picture={<Icon name="search" size={40} />}
          action={<ButtonLink href={path}>{text('empty.button')}</ButtonLink>}
        >
          {text('empty.description')}
        </EmptyState>
      ) : (
        <ul className={styles.grid}>
          {providers.map((provider) => (
            <li key={provider.id}>
              <a className={logo.frame} href={hrefOf(provider)}>
                <ProviderLogo provider={provider} />
                <span className={logo.count}>
                  {cards('providers.gamesCount', { count: format.count(provider.count) })}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
