import type { EventBrief, TopView } from '../http/shapes.ts'
import { eventRow, isLive, link, priceButton, timeText } from './parts.ts'
import { store } from './store.ts'
import { text } from './texts.ts'
import { h, type View } from './vdom.ts'

const ORDER = ['football', 'tennis', 'basketball']

export function listView(): View {
  const all = [...store.events.values()].filter(({ phase }) => phase !== 'over' && phase !== 'off')
  const live = all.filter(isLive)
  const soon =
    store.path === '/live'
      ? []
      : all.filter((event) => !isLive(event)).toSorted((left, right) => left.startMs - right.startMs)
  const isEmpty = live.length + soon.length === 0
  return h(
    'div',
    { class: 'list', key: `list ${store.path}` },
    (live.length > 0 || store.path === '/live') && block(text.liveNow, live, 'live', text.noLive),
    ...store.tops.map(topView),
    soon.length > 0 && block(text.startsSoon, soon, 'soon', text.noEvents),
    isEmpty && store.path !== '/live' && h('p', { class: 'empty' }, text.noEvents),
  )
}

/** Matches by league, the sport most watched first. */
function block(title: string, events: readonly EventBrief[], kind: string, none: string): View {
  const leagues = new Map<string, EventBrief[]>()
  const sorted = events.toSorted((left, right) => ORDER.indexOf(left.sport) - ORDER.indexOf(right.sport))
  for (const event of sorted) leagues.set(event.league, [...(leagues.get(event.league) ?? []), event])
  return h(
    'section',
    { class: 'block', key: kind, 'data-kind': kind },
    h('h2', {}, title),
    events.length === 0 && h('p', { class: 'empty' }, none),
    ...[...leagues.values()].map((matches) => {
      const [{ sport, league, leagueName, main }] = matches as [EventBrief]
      return h(
        'section',
        { class: 'league', key: league },
        h(
          'header',
          {},
          link(
            `/${sport}/${league}`,
            { class: 'league-name' },
            h('span', { class: 'dot', 'data-sport': sport }),
            leagueName,
          ),
          h(
            'span',
            { class: 'heads', 'aria-hidden': 'true' },
            ...(main?.outcomes ?? []).map(({ key }) => h('span', { key }, key)),
          ),
        ),
        h(
          'ul',
          {},
          ...matches
            .toSorted((left, right) => left.startMs - right.startMs || (left.id < right.id ? -1 : 1))
            .map(eventRow),
        ),
      )
    }),
  )
}

function topView(top: TopView): View | false {
  const { market } = top
  if (!market) return false
  const event = { id: top.id, isOpen: top.isOpen, name: `${top.leagueName}, ${timeText(top.startMs)}` }
  return h(
    'section',
    { class: 'market', key: top.id },
    h('h2', {}, `${market.name} · ${timeText(top.startMs)}`),
    h(
      'div',
      { class: 'outcomes', 'data-count': 'pairs' },
      ...market.outcomes.map((outcome) => priceButton(event, market, outcome, outcome.name)),
    ),
  )
}
