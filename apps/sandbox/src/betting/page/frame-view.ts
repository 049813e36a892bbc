import { load } from './actions.ts'
import { betsView } from './bets-view.ts'
import { eventView } from './event-view.ts'
import { listView } from './list-view.ts'
import { moneyText } from './money.ts'
import { oddsFormats } from './odds.ts'
import { link } from './parts.ts'
import { slipBar, slipView } from './slip-view.ts'
import { keepSlip, set, store } from './store.ts'
import { text } from './texts.ts'
import { h, type View } from './vdom.ts'

export function frameView(): View {
  return h(
    'div',
    { class: 'frame', 'data-slip': store.isSlipOpen || undefined },
    h('nav', { class: 'menu', 'aria-label': text.sports, inert: store.isSlipOpen }, ...menuView()),
    h(
      'main',
      { class: 'content', tabindex: '-1', inert: store.isSlipOpen },
      !store.isUp && h('p', { class: 'offline', role: 'status', key: 'offline' }, text.offline),
      headView(),
      contentView(),
    ),
    h('aside', { class: 'side-slip' }, slipView()),
    slipBar(),
  )
}

function headView(): View {
  return h(
    'div',
    { class: 'head', key: 'head' },
    !store.event && h('h1', { class: 'spoken' }, titleOf(store.path)),
    store.session &&
      h(
        'span',
        { class: 'balance' },
        h('span', {}, text.balance),
        h('b', {}, h('bdi', {}, moneyText(store.session.balance))),
      ),
    h(
      'label',
      { class: 'format' },
      h('span', {}, text.odds),
      h(
        'select',
        {
          onchange: (event: Event) => {
            set({
              format: oddsFormats.find((format) => format === (event.target as HTMLSelectElement).value) ?? 'decimal',
            })
            keepSlip()
          },
        },
        ...oddsFormats.map((format) =>
          h('option', { value: format, key: format, selected: store.format === format }, text.formats[format]),
        ),
      ),
    ),
  )
}

/** What the page shows, in words. */
function titleOf(path: string): string {
  if (path === '/bets') return text.myBets
  if (path === '/live') return text.liveNow
  const [, sport, league] = path.split('/')
  const found = store.menu?.sports.find(({ id }) => id === sport)
  return found?.leagues.find(({ id }) => id === league)?.name ?? found?.name ?? text.home
}

function menuView(): View[] {
  const { menu, path } = store
  const item = (to: string, name: string, count?: number, props: Record<string, unknown> = {}) =>
    link(
      to,
      { class: 'item', key: to, 'aria-current': path === to ? 'page' : undefined, ...props },
      h('span', {}, name),
      count !== undefined && count > 0 && h('span', { class: 'count' }, count),
    )
  const [, sport] = path.split('/')
  return [
    item('/', text.home),
    item('/live', text.liveNow, menu?.live, { 'data-live': true }),
    item('/bets', text.myBets, [...(store.tickets?.values() ?? [])].filter(({ state }) => state === 'open').length),
    ...(menu?.sports.flatMap(({ id, name, live, leagues }) => [
      item(`/${id}`, name, live, { 'data-sport': id }),
      h(
        'span',
        { class: 'leagues', key: `${id} leagues`, 'data-open': sport === id || undefined },
        ...leagues.map((league) =>
          item(`/${id}/${league.id}`, league.name, league.live + league.soon, { 'data-league': true }),
        ),
      ),
    ]) ?? []),
  ]
}

export function contentView(): View {
  if (store.loading === 'failed')
    return h(
      'div',
      { class: 'empty', key: 'failed' },
      h('p', {}, text.failed),
      h('button', { type: 'button', class: 'second', onclick: () => void load() }, text.again),
    )
  if (store.path === '/bets' && (store.loading === 'ready' || !store.session)) return betsView()
  if (store.loading === 'loading')
    return h(
      'div',
      { class: 'skeleton', key: 'loading', 'aria-busy': 'true' },
      ...Array.from({ length: 8 }, () => h('span', {})),
    )
  return store.event ? eventView(store.event) : listView()
}
