import { Button } from '@baize/ui/button'
import { SearchField } from '@baize/ui/search-field'
import { Select } from '@baize/ui/select'
import { Icon } from '../../../shared/icons/icon.tsx'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import { type CategoryFilter, sortOptionsFor, sortOptionsIn } from './category-filter.ts'
import { useTypedName } from './use-typed-name.ts'
import styles from './category-tools.module.css'

/** What guests get without asking for it by name. */
const USUAL_SORT = 'score asc'

export interface CategoryToolsProps {
  /** Address the form goes to without a script. */
  path: string
  filter: CategoryFilter
  onChange: (change: Partial<CategoryFilter>) => void
  onChooseProviders: () => void
}

/** Search by name, order, studios. The search is a plain form, which works without a script. */
export function CategoryTools({ path, filter, onChange, onChooseProviders }: CategoryToolsProps) {
  const text = useText('pages.category')
  const shell = useText('layout.shell')
  const format = useFormat()
  const { locale } = usePage()
  const { isPlayer } = useSession()
  const { typed, setTyped, wanted } = useTypedName(filter.name, (name) => onChange({ name }))
  const options = sortOptionsFor(sortOptionsIn(text), isPlayer).map(({ label, sortBy, sortOrder }) => ({
    value: `${sortBy} ${sortOrder}`,
    label,
  }))
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
      <div className={styles.search}>
        <SearchField
          label={text('searchLabel')}
          clearLabel={shell('clear')}
          name="name"
          value={typed}
          placeholder={text('searchPlaceholder')}
          lang={locale}
          onChange={setTyped}
        />
      </div>
      <div className={styles.sort}>
        <Select
          label={text('sortLabel')}
          isLabelHidden
          options={isPlayer ? options : [{ value: USUAL_SORT, label: text('defaultSort') }, ...options]}
          value={options.some(({ value }) => value === sortValue) ? sortValue : USUAL_SORT}
          onChange={(value) => {
            const [sortBy, sortOrder] = value.split(' ') as [string, 'asc' | 'desc']
            onChange({ sortBy, sortOrder })
          }}
        />
      </div>
      <div className={styles.providers}>
        <Button isWide onClick={onChooseProviders}>
          <Icon name="filter" size={18} />
          {text('providersButton')}
          {filter.providers.length > 0 && <span className={styles.count}>{format.count(filter.providers.length)}</span>}
        </Button>
      </div>
    </form>
  )
}
