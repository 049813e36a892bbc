import { ButtonLink } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/empty-state'
import { SearchField } from '@baize/ui/search-field'
import { Select } from '@baize/ui/select'
import { useRouter } from '@tanstack/react-router'
import { MarkedLine } from '../../../shared/content/marked.tsx'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { stringifySearch } from '../../../shared/page/search.ts'
import { sortOptionsIn } from '../categories/category-filter.ts'
import type { ProviderData } from './provider-data.ts'
import { ProviderLogo } from './provider-row.tsx'
import { useProvidersHref } from '../../../shared/games/use-providers-href.ts'
import { useTypedName } from '../categories/use-typed-name.ts'
import logo from './provider-logo.module.css'
import styles from './providers-browser.module.css'

/** `sortBy sortOrder` of the order nobody asked for. */
const USUAL_SORT = 'default asc'

export interface ProvidersBrowserProps {
  providers: readonly ProviderData[]
  name: string
  /** `sortBy sortOrder`, as the address says. */
  sort: string
}

/** All studios with the number of their games, by name and in an order. */
export function ProvidersBrowser({ providers, name: given, sort }: ProvidersBrowserProps) {
  const text = useText('pages.providers')
  const shell = useText('layout.shell')
  const { prefix } = usePage()
  const router = useRouter()
  const path = `${prefix}/providers`
  const go = (name: string, nextSort: string) => {
    const [sortBy, sortOrder] = nextSort.split(' ')
    const order = nextSort === USUAL_SORT ? {} : { sortBy, sortOrder }
    router.history.replace(path + stringifySearch({ name: name || undefined, ...order }))
  }
  const { typed, setTyped, wanted } = useTypedName(given, (name) => go(name, sort))
  return (
    <div className={styles.browser}>
      <form
        className={styles.tools}
        action={path}
        role="search"
        aria-label={text('searchLabel')}
        onSubmit={(event) => {
          event.preventDefault()
          if (wanted !== given) go(wanted, sort)
        }}
      >
        <SearchField
          label={text('searchLabel')}
          clearLabel={shell('clear')}
          name="name"
          value={typed}
          placeholder={text('searchPlaceholder')}
          onChange={setTyped}
        />
        <Select
          label={text('sortLabel')}
          isLabelHidden
          value={sort}
          options={sortOptionsIn(text).map(({ label, sortBy, sortOrder }) => ({
            value: `${sortBy} ${sortOrder}`,
            label,
          }))}
          onChange={(next) => go(given, next)}
        />
      </form>
      {providers.length === 0 ? (
        <EmptyState
          title={text('empty.title')}
          picture={<img src={text('empty.image')} width="120" height="120" alt="" />}
          action={<ButtonLink href={path}>{text('empty.button')}</ButtonLink>}
          isAnnounced
        >
          <MarkedLine text={text.marked('empty.description')} />
        </EmptyState>
      ) : (
        <ProviderGrid providers={providers} />
      )}
    </div>
  )
}

function ProviderGrid({ providers }: Pick<ProvidersBrowserProps, 'providers'>) {
  const cards = useText('globalComponents.cardsGroup')
  const hrefOf = useProvidersHref()
  return (
    <ul className={styles.grid}>
      {providers.map((provider) => (
        <li key={provider.id}>
          <a className={logo.frame} href={hrefOf([provider.identity])}>
            <ProviderLogo provider={provider} />
            <span className={logo.count}>{cards.plural('providers.gamesCount', provider.count)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
