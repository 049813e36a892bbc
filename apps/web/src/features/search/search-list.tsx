import { type GameCardData, pictureOf } from '../../shared/games/game-card-data.ts'
import { Icon } from '../../shared/icons/icon.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { useProvidersHref } from '../../shared/games/use-providers-href.ts'
import type { FoundPlace, SearchOption } from './search-options.ts'
import styles from './search-dialog.module.css'

export interface SearchListProps {
  id: string
  options: readonly SearchOption[]
  /** The line that Enter takes; `-1` for none. */
  active: number
  isLoadingMore: boolean
  onRecent: (words: string) => void
  onMore: () => void
  /** A game was followed. */
  onFollow: () => void
}

/** The id of a line, by which the field points at it. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** Everything one can choose, in groups; the focus stays in the field, which says what is active. */
export function SearchList({ id, options, active, isLoadingMore, onRecent, onMore, onFollow }: SearchListProps) {
  const text = useText('layout.header')
  const labels = {
    recent: text('search.recentLabel'),
    suggestion: text('search.tryLabel'),
    place: text('search.placesLabel'),
    game: null,
  }
  const wiringOf = (index: number) =>
    ({
      id: optionId(id, index),
      role: 'option',
      tabIndex: -1,
      'aria-selected': index === active,
    }) as const
  return (
    <div id={id} role="listbox" aria-label={text('search.label')} className={styles.list}>
      {groupsOf(options).map(({ kind, first, members }) => {
        const label = labels[kind]
        return (
          <div key={kind} role="group" aria-label={label ?? text('search.label')} className={styles.group}>
            {label && (
              <p className={styles.heading} aria-hidden="true">
                {label}
              </p>
            )}
            {members.map((option, index) => {
              const wiring = wiringOf(first + index)
              if (option.kind === 'recent')
                return (
                  <button
                    key={option.words}
                    type="button"
                    {...wiring}
                    className={styles.recent}
                    onClick={() => onRecent(option.words)}
                  >
                    <Icon name="history" size={18} />
                    <span dir="auto">{option.words}</span>
                  </button>
                )
              if (option.kind === 'more')
                return (
                  <button
                    key="more"
                    type="button"
                    {...wiring}
                    className={styles.more}
                    aria-busy={isLoadingMore}
                    onClick={onMore}
                  >
                    {text('search.moreButton')}
                  </button>
                )
              if (option.kind === 'place')
                return (
                  <PlaceLine
                    key={`${option.place.kind} ${option.place.identity}`}
                    place={option.place}
                    wiring={wiring}
                    onFollow={onFollow}
                  />
                )
              return <GameLine key={option.game.identity} game={option.game} wiring={wiring} onFollow={onFollow} />
            })}
          </div>
        )
      })}
    </div>
  )
}

type GroupKind = Exclude<SearchOption['kind'], 'more'>

/** Neighbours of one kind, with the place of the first of them among all lines. The way to more games is one of them. */
function groupsOf(options: readonly SearchOption[]) {
  const groups: { kind: GroupKind; first: number; members: SearchOption[] }[] = []
  options.forEach((option, index) => {
    const last = groups.at(-1)
    const kind = option.kind === 'more' ? 'game' : option.kind
    if (last?.kind === kind) last.members.push(option)
    else groups.push({ kind, first: index, members: [option] })
  })
  return groups
}

interface LineProps {
  wiring: { id: string; role: 'option'; tabIndex: -1; 'aria-selected': boolean }
  onFollow: () => void
}

/** A studio, a collection or a kind of sport to go to. */
function PlaceLine({ place, wiring, onFollow }: LineProps & { place: FoundPlace }) {
  const { prefix } = usePage()
  const hrefOf = useProvidersHref()
  const text = useText('layout.header')
  const lines = {
    studio: () => ({ href: hrefOf([place.identity]), icon: 'providers', label: text('search.studioLabel') }),
    collection: () => ({
      href: `${prefix}/categories/${place.identity}`,
      icon: 'cherry',
      label: text('search.collectionLabel'),
    }),
    sport: (sport: FoundPlace & { kind: 'sport' }) => ({ href: prefix + sport.url, icon: 'sport', label: sport.page }),
  }
  const { href, icon, label } = place.kind === 'sport' ? lines.sport(place) : lines[place.kind]()
  return (
    <a {...wiring} className={styles.result} href={href} onClick={onFollow}>
      <span className={styles.placeIcon}>
        <Icon name={icon} size={20} />
      </span>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {place.name}
        </span>
        <span className={styles.provider}>{label}</span>
      </span>
      <Icon name="arrow-next" size={16} />
    </a>
  )
}

/** A game to go to straight away: a player for real money, a guest to the demo where there is one. */
function GameLine({ game, wiring, onFollow }: LineProps & { game: GameCardData }) {
  const { prefix, studioUrl } = usePage()
  const text = useText('layout.header')
  const { isPlayer } = useSession()
  const { src, srcSet } = pictureOf(studioUrl, game.cover)
  const isReal = isPlayer || !game.isDemo
  return (
    <a
      {...wiring}
      className={styles.result}
      href={`${prefix}/games/${game.identity}${isReal ? '?real=true' : ''}`}
      onClick={onFollow}
    >
      <img src={src} srcSet={srcSet} width="40" height="60" alt="" decoding="async" />
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          {game.name}
        </span>
        <span className={styles.provider} dir="auto">
          {game.provider}
        </span>
      </span>
      <span className={styles.mode} data-mode={isReal ? 'real' : 'demo'}>
        {text(isReal ? 'search.realLabel' : 'search.demoLabel')}
      </span>
    </a>
  )
}
