import type { EventView, MarketView } from '../http/shapes.ts'
import { clockText, isLive, link, lock, pointText, priceButton } from './parts.ts'
import { pitchView } from './pitch.ts'
import { set, store } from './store.ts'
import { text } from './texts.ts'
import { h, type View } from './vdom.ts'

export function eventView(event: EventView): View {
  const live = isLive(event)
  return h(
    'article',
    { class: 'event', key: event.id },
    h(
      'header',
      { class: 'event-head' },
      link(`/${event.sport}/${event.league}`, { class: 'crumb' }, event.leagueName),
      h('span', { class: 'clock', 'data-live': live || undefined }, clockText(event)),
    ),
    scoreView(event),
    event.phase !== 'before' && h('div', { class: 'watch' }, pitchView(event), statsView(event)),
    !event.isOpen && live && h('p', { class: 'shut', role: 'status' }, lock(), text.suspended),
    marketsView(event),
  )
}

function scoreView(event: EventView): View {
  const begun = event.phase !== 'before'
  const cells = event.sport === 'football' ? [] : event.periods
  const row = (side: 0 | 1, name: string) =>
    h(
      'tr',
      { key: String(side) },
      h(
        'th',
        { scope: 'row' },
        h('bdi', {}, name),
        event.server === side && isLive(event) && h('span', { class: 'ball', title: text.serving }),
      ),
      ...cells.map((pair, at) =>
        h('td', { key: String(at), class: at === cells.length - 1 && isLive(event) ? 'now' : '' }, pair[side]),
      ),
      event.sport === 'tennis' && isLive(event) && h('td', { class: 'points' }, pointText(event, side)),
      begun && h('td', { class: 'total' }, event.score[side]),
    )
  return h(
    'div',
    { class: 'scores' },
    h('h1', { class: 'spoken' }, `${event.home} – ${event.away}`),
    h('table', {}, h('tbody', {}, row(0, event.home), row(1, event.away))),
  )
}

const SHOWN = [
  'target',
  'shot',
  'corner',
  'foul',
  'yellow',
  'red',
  'won',
  'ace',
  'double-fault',
  'break',
  'points3',
  'points2',
  'points1',
  'miss',
]

function statsView({ stats }: EventView): View {
  return h(
    'dl',
    { class: 'stats', 'data-name': 'statistics' },
    ...SHOWN.filter((name) => stats[name]).map((name) => {
      const [home, away] = stats[name]!
      const share = home + away === 0 ? 50 : Math.round((home / (home + away)) * 100)
      return h(
        'div',
        { key: name },
        h('dt', {}, text.stats[name] ?? name),
        h(
          'dd',
          {},
          h('span', {}, home),
          h(
            'svg',
            { viewBox: '0 0 100 4', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
            h('rect', { x: 0, y: 0, width: share, height: 4, class: 'bar-home' }),
            h('rect', { x: share + 1, y: 0, width: Math.max(0, 99 - share), height: 4, class: 'bar-away' }),
          ),
          h('span', {}, away),
        ),
      )
    }),
  )
}

const groupOf = ({ kind, scope }: MarketView): string => {
  if (!['match', 'games', 'final'].includes(scope)) return 'part'
  if (kind === 'total' || kind === 'parity') return 'total'
  return kind === 'handicap' ? 'handicap' : kind === 'score' || kind === 'both' ? 'score' : 'main'
}

function marketsView(event: EventView): View | View[] {
  const groups = ['all', ...new Set(event.markets.map(groupOf))]
  const shown = event.markets.filter((market) => store.group === 'all' || groupOf(market) === store.group)
  if (event.markets.length === 0) return h('p', { class: 'empty', key: 'none' }, text.closed)
  // Lines of one market stand together.
  const families = new Map<string, MarketView[]>()
  for (const market of shown) families.set(market.name, [...(families.get(market.name) ?? []), market])
  return [
    h('h2', { class: 'spoken', key: 'title' }, text.markets),
    h(
      'div',
      { class: 'tabs groups', role: 'group', 'aria-label': text.markets, key: 'groups' },
      ...groups.map((name) =>
        h(
          'button',
          {
            type: 'button',
            key: name,
            'aria-pressed': String(store.group === name),
            onclick: () => set({ group: name }),
          },
          (text.groups as Record<string, string>)[name],
        ),
      ),
    ),
    h(
      'div',
      { class: 'markets', key: 'markets' },
      ...[...families].map(([name, markets]) => familyView(event, name, markets)),
    ),
  ]
}

function familyView(event: EventView, name: string, markets: readonly MarketView[]): View {
  const named = { id: event.id, isOpen: event.isOpen, name: `${event.home} – ${event.away}` }
  return h(
    'section',
    { class: 'market', key: name },
    h('h3', {}, name),
    ...markets.map((market) =>
      h(
        'div',
        { class: 'outcomes', key: market.id, 'data-count': market.kind === 'score' ? 'many' : market.outcomes.length },
        ...market.outcomes.map((outcome) => priceButton(named, market, outcome, outcome.name)),
      ),
    ),
  )
}
