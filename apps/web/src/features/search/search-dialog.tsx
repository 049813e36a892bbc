import { Dialog } from '@baize/ui/dialog'
import { Skeleton } from '@baize/ui/skeleton'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { Icon } from '../../shared/icons/icon.tsx'
import { useText } from '../../shared/page/page-context.tsx'
import { takeTypedAhead } from '../../shared/page/typed-ahead.ts'
import { forgetRecent, readRecent, rememberSearch } from './recent-searches.ts'
import { SearchList, optionId } from './search-list.tsx'
import { nextActive, searchOptions } from './search-options.ts'
import { useGameSearch } from './use-game-search.ts'
import { useSuggestions } from './use-suggestions.ts'
import styles from './search-dialog.module.css'

/** Finds games by name as one types. Arrows walk through what there is, Enter takes it: the active line, or the first found. */
export function SearchDialog({ onClose, closesOnOverlay }: DialogViewProps) {
  const text = useText('layout.header')
  const shell = useText('layout.shell')
  const [name, setName] = useState('')
  const [recent, setRecent] = useState(readRecent)
  const [active, setActive] = useState(-1)
  const search = useGameSearch(name)
  const suggestions = useSuggestions()
  const [corner] = useState(cornerOfButton)
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()

  const isEmpty = name.trim() === ''
  const isNothingFound = search.state === 'done' && search.total + search.places.length === 0
  const options = searchOptions({
    isEmpty,
    recent,
    places: search.places,
    games: search.games,
    total: search.total,
    suggestions,
    isAtLoss: search.state === 'idle' || isNothingFound,
  })
  const current = active < options.length ? active : -1

  const takeWhatWasTyped = () => {
    const ahead = takeTypedAhead()
    if (ahead !== '') setName((before) => before + ahead)
  }
  const type = (words: string) => {
    setName(words)
    setActive(-1)
    field.current?.focus()
  }
  const follow = () => {
    rememberSearch(name.trim())
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextActive(event.key, current, options.length)
    if (next !== null) {
      event.preventDefault()
      setActive(next)
      document.getElementById(optionId(listId, next))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      const first = search.state === 'done' ? options.findIndex(({ kind }) => kind === 'game' || kind === 'place') : -1
      document.getElementById(optionId(listId, current < 0 ? first : current))?.click()
    }
  }

  return (
    <Dialog
      title={text('search.label')}
      isTitleHidden
      corner={corner}
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
    >
      <div className={styles.search}>
        <div className={styles.field}>
          <Icon name="search" size={22} />
          {/* Not of type search: there the browser spends the first Escape on emptying the field. */}
          <input
            ref={field}
            data-autofocus=""
            type="text"
            role="combobox"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-label={text('search.label')}
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? listId : undefined}
            aria-activedescendant={current < 0 ? undefined : optionId(listId, current)}
            value={name}
            placeholder={text('search.placeholder')}
            onFocus={takeWhatWasTyped}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <p className="visually-hidden" role="status">
          {search.state === 'done' && text.plural('search.foundLabel', search.total)}
        </p>
        {search.state === 'failed' && <p className={styles.hint}>{text('search.failedLabel')}</p>}
        {isNothingFound && (
          <div className={styles.empty}>
            <p className={styles.emptyTitle}>{text('search.emptyLabel')}</p>
            <p>{text('search.emptyText')}</p>
          </div>
        )}
        {search.state === 'searching' && search.games.length === 0 && <Waiting />}
        {options.length > 0 && (
          <SearchList
            id={listId}
            options={options}
            active={current}
            isLoadingMore={search.isLoadingMore}
            onRecent={type}
            onMore={search.loadMore}
            onFollow={follow}
          />
        )}
        {isEmpty && recent.length > 0 && (
          <button
            type="button"
            className={styles.forget}
            onClick={() => {
              forgetRecent()
              setRecent([])
              field.current?.focus()
            }}
          >
            {text('search.forgetButton')}
          </button>
        )}
      </div>
    </Dialog>
  )
}

/** The field grows out of the one in the header, where there is one that is wide enough to look like it. */
function cornerOfButton() {
  const button = document.querySelector('header [data-opens="search"]')?.getBoundingClientRect()
  if (!button || button.width < 200) return undefined
  const isFromRight = document.dir === 'rtl'
  return { top: Math.max(0, button.top - 6), start: isFromRight ? innerWidth - button.right : button.left }
}

/** Lines of the size that results will have. */
function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      {[1, 2, 3, 4, 5].map((line) => (
        <span key={line}>
          <Skeleton />
        </span>
      ))}
    </div>
  )
}
