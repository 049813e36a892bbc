import { Button, ButtonLink } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/empty-state'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '../../shared/api.ts'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { type GameCardData, toCardData } from '../../shared/games/game-card-data.ts'
import { Icon } from '../../shared/icons/icon.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import type { MenuCollection } from '../../shared/page/page-info.ts'
import { stringifySearch } from '../../shared/page/search.ts'
import { useFormat } from '../../shared/page/use-format.ts'
import { type CategoryFilter, categoryQuery, filterSearch } from './category-filter.ts'
import { CategoryTools } from './category-tools.tsx'
import { GameGrid } from './game-grid.tsx'
import type { ProviderData } from './provider-data.ts'
import styles from './category-browser.module.css'

export interface CategoryBrowserProps {
  collection: MenuCollection
  filter: CategoryFilter
  providers: ProviderData[]
  games: GameCardData[]
  total: number
  totalPages: number
}

/** A collection: how to narrow it, and the games that fit. */
export function CategoryBrowser(props: CategoryBrowserProps) {
  const { collection, filter, providers, total } = props
  const text = useText('pages.category')
  const { prefix } = usePage()
  const router = useRouter()
  const dialogs = useDialogs()
  const format = useFormat()
  const path = `${prefix}/categories/${collection.identity}`
  const hrefOf = (change: Partial<CategoryFilter>) =>
    path + stringifySearch(filterSearch({ ...filter, page: 1, ...change }))
  const go = (change: Partial<CategoryFilter>) => router.history.replace(hrefOf(change))

  const chooseProviders = () =>
    dialogs.open('providers', {
      props: { providers, selected: filter.providers, onChoose: (chosen: string[]) => go({ providers: chosen }) },
    })

  return (
    <div className={styles.browser}>
      <CategoryTools path={path} filter={filter} onChange={go} onChooseProviders={chooseProviders} />
      <ProviderTags filter={filter} providers={providers} hrefOf={hrefOf} />
      <p className={styles.total} role="status">
        {text('total', { count: format.count(total) })}
      </p>
      <GrowingGrid key={JSON.stringify(filter)} {...props} path={path} hrefOf={hrefOf} />
    </div>
  )
}

type HrefOf = (change: Partial<CategoryFilter>) => string

/** The chosen studios, each with a way to let it go. */
function ProviderTags({
  filter,
  providers,
  hrefOf,
}: Pick<CategoryBrowserProps, 'filter' | 'providers'> & { hrefOf: HrefOf }) {
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

/** The games, more of them as one scrolls; without a script, "more" is a link to the next page. */
function GrowingGrid(props: CategoryBrowserProps & { path: string; hrefOf: HrefOf }) {
  const { filter, totalPages, path, hrefOf } = props
  const text = useText('pages.category')
  const { games, page, isLoading, sentinel } = useGrowingList(props)
  if (games.length === 0)
    return (
      <EmptyState
        title={text('empty.title')}
        picture={<Icon name="search" size={40} />}
        action={<ButtonLink href={path}>{text('empty.button')}</ButtonLink>}
      >
        {text('empty.description')}
      </EmptyState>
    )
  return (
    <>
      <GameGrid games={games} eagerCount={filter.page === 1 ? 12 : 0} />
      {page < totalPages && (
        <div ref={sentinel} className={styles.more}>
          {isLoading ? (
            <Button isPending>{text('more')}</Button>
          ) : (
            <ButtonLink href={hrefOf({ page: page + 1 })} rel="next">
              {text('more')}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  )
}

/** Adds the next page when the end of the list comes within a screen of view. */
function useGrowingList({ collection, filter, providers, games, totalPages }: CategoryBrowserProps) {
  const { country } = usePage()
  const [more, setMore] = useState<GameCardData[]>([])
  const [page, setPage] = useState(filter.page)
  const [isLoading, setIsLoading] = useState(false)
  const sentinel = useRef<HTMLDivElement>(null)

  const loadNext = useEffectEvent(async () => {
    if (isLoading || page >= totalPages) return
    setIsLoading(true)
    try {
      const query = categoryQuery({ ...filter, page: page + 1 }, collection.id, providers, country)
      const next = (await api.call('listGames', { query })).map(toCardData)
      const known = new Set([...games, ...more].map(({ identity }) => identity))
      setMore([...more, ...next.filter(({ identity }) => !known.has(identity))])
      setPage(page + 1)
    } catch {
      // The link to the next page stays; following it shows the failure.
    } finally {
      setIsLoading(false)
    }
  })

  useEffect(() => {
    const element = sentinel.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void loadNext(), {
      rootMargin: '800px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [page])

  return { games: more.length > 0 ? [...games, ...more] : games, page, isLoading, sentinel }
}
