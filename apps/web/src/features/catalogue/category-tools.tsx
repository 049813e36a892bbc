import { Icon } from '../../shared/icons/icon.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { type CategoryFilter, sortOptionsFor, sortOptionsIn } from './category-filter.ts'
import { useTypedName } from './use-typed-name.ts'
import styles from './category-tools.module.css'

export interface CategoryToolsProps {
  /** Address the form goes to without a script. */
  path: string
  filter: CategoryFilter
  onChange: (change: Partial<CategoryFilter>) => void
  onChooseProviders: () => void
}

/** Search by name, order, studios. A plain form that works without a script. */
export function CategoryTools({ path, filter, onChange, onChooseProviders }: CategoryToolsProps) {
  const text = useText('pages.category')
  const { isPlayer } = useSession()
  const { locale } = usePage()
  const { typed, setTyped, wanted } = useTypedName(filter.name, (name) => onChange({ name }))
  const options = sortOptionsFor(sortOptionsIn(text), isPlayer)
  const sortValue = `${filter.sortBy} ${filter.sortOrder}`

  return (
    <form
      className={styles.tools}
      action={path}
      role="search"
      aria-label={text('searchLabel')}
      onSubmit={(event) => {
        event.preventDefault()
        if (wanted !== filter.name) onChange({ name: wanted })
      }}
    >
      <label className={styles.search}>
        <span className="visually-hidden">{text('searchLabel')}</span>
        <Icon name="search" />
        <input
          type="search"
          name="name"
          value={typed}
          placeholder={text('searchPlaceholder')}
          autoComplete="off"
          enterKeyHint="search"
          lang={locale}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <label className={styles.sort}>
        <span className={styles.sortLabel}>{text('sortLabel')}</span>
        <select
          value={options.some(({ sortBy, sortOrder }) => `${sortBy} ${sortOrder}` === sortValue) ? sortValue : ''}
          onChange={(event) => {
            const [sortBy, sortOrder] = event.target.value.split(' ') as [string, 'asc' | 'desc']
            onChange(sortBy ? { sortBy, sortOrder } : { sortBy: 'score', sortOrder: 'asc' })
          }}
        >
          {!isPlayer && <option value="">{text('defaultSort')}</option>}
          {options.map(({ label, sortBy, sortOrder }) => (
            <option key={`${sortBy} ${sortOrder}`} value={`${sortBy} ${sortOrder}`}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className={styles.providers} onClick={onChooseProviders}>
        <Icon name="filter" />
        {text('providersButton')}
      </button>
    </form>
  )
}
