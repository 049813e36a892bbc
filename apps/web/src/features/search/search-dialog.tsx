import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/dialog'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { Icon } from '../../shared/icons/icon.tsx'
import { useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { readRecent, rememberSearch } from './recent-searches.ts'
import { SearchResults } from './search-results.tsx'
import { useGameSearch } from './use-game-search.ts'
import styles from './search-dialog.module.css'

/** Finds games by name as one types; arrows move through what was found, Enter opens it. */
export function SearchDialog({ onClose, closesOnOverlay }: DialogViewProps) {
  const text = useText('layout.header')
  const shell = useText('layout.shell')
  const format = useFormat()
  const [name, setName] = useState('')
  const [recent] = useState(readRecent)
  const search = useGameSearch(name)
  const field = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)

  const moveFocus = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    const stops = [field.current!, ...body.current!.querySelectorAll<HTMLElement>('a[href], button')]
    const index = stops.indexOf(document.activeElement as HTMLElement)
    event.preventDefault()
    stops[(index + step + stops.length) % stops.length]?.focus()
  }
  const found = () => {
    rememberSearch(name.trim())
    onClose()
  }

  return (
    <Dialog
      title={text('search.label')}
      isTitleHidden
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
    >
      <div className={styles.search} onKeyDown={moveFocus}>
        <label className={styles.field}>
          <span className="visually-hidden">{text('search.label')}</span>
          <Icon name="search" size={22} />
          {/* Not of type search: there the browser spends the first Escape on emptying the field. */}
          <input
            ref={field}
            data-autofocus=""
            type="text"
            role="searchbox"
            inputMode="search"
            value={name}
            placeholder={text('search.placeholder')}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <div ref={body} className={styles.body}>
          {name.trim() === '' && recent.length > 0 && (
            <section aria-label={text('search.recentLabel')}>
              <p className={styles.heading}>{text('search.recentLabel')}</p>
              <ul className={styles.recent}>
                {recent.map((words) => (
                  <li key={words}>
                    <button type="button" onClick={() => setName(words)}>
                      {words}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <p className="visually-hidden" role="status">
            {search.state === 'done' ? text('search.foundLabel', { count: format.count(search.total) }) : ''}
          </p>
          {search.state === 'failed' && <p className={styles.hint}>{text('search.failedLabel')}</p>}
          {search.state === 'done' && search.games.length > 0 && (
            <SearchResults games={search.games} onFollow={found} />
          )}
          {search.state === 'done' && search.games.length < search.total && (
            <Button isWide isPending={search.isLoadingMore} onClick={search.loadMore}>
              {text('search.moreButton')}
            </Button>
          )}
          {search.state === 'done' && search.total === 0 && (
            <div className={styles.empty}>
              <p className={styles.emptyTitle}>{text('search.emptyLabel')}</p>
              <p>{text('search.emptyText')}</p>
            </div>
          )}
          {(search.state === 'idle' || (search.state === 'done' && search.total === 0)) &&
            search.suggestions.length > 0 && (
              <section aria-label={text('search.tryLabel')}>
                <p className={styles.heading}>{text('search.tryLabel')}</p>
                <SearchResults games={search.suggestions} onFollow={found} />
              </section>
            )}
        </div>
      </div>
    </Dialog>
  )
}
