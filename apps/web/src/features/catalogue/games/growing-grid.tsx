import { Button, ButtonLink } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/empty-state'
import { useRouterState } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { MarkedLine } from '../../../shared/content/marked.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import { PAGE_SIZE, type FilterHref } from '../categories/category-filter.ts'
import { GameGrid } from './game-grid.tsx'
import { type GrowingList, useGrowingList } from './use-growing-list.ts'
import styles from '../categories/category-browser.module.css'

const EAGER_COVERS = 12

/** The games, more of them as one scrolls or presses; without a script, "more" leads to the next page. */
export function GrowingGrid({ path, hrefOf, ...list }: GrowingList & { path: string; hrefOf: FilterHref }) {
  const text = useText('pages.category')
  const isLeaving = useRouterState({ select: ({ status }) => status === 'pending' })
  const { games, hasMore, isLoading, loadNext, sentinel } = useGrowingList(list)
  const { page } = list.filter
  const onMore = (event: MouseEvent) => {
    event.preventDefault()
    void loadNext()
  }
  if (games.length === 0)
    return (
      <EmptyState
        title={text('empty.title')}
        picture={<img src={text('empty.image')} width="120" height="120" alt="" />}
        action={<ButtonLink href={path}>{text('empty.button')}</ButtonLink>}
        isAnnounced
      >
        <MarkedLine text={text.marked('empty.description')} />
      </EmptyState>
    )
  return (
    <>
      <GameGrid games={games} eagerCount={page === 1 ? EAGER_COVERS : 0} isBusy={isLeaving} />
      {hasMore && (
        <div ref={sentinel} className={styles.more}>
          {isLoading ? (
            <Button isPending>{text('more')}</Button>
          ) : (
            <ButtonLink
              href={hrefOf({ page: page + Math.ceil(list.games.length / PAGE_SIZE) })}
              rel="next"
              onClick={onMore}
            >
              {text('more')}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  )
}
