import type { EventBrief, MarketView } from '../http/shapes.ts'
import { go } from './actions.ts'
import { oddsText } from './odds.ts'
import { togglePick } from './slip-actions.ts'
import { nowMs, pickId, store } from './store.ts'
import { fill, text } from './texts.ts'
import { h, type View } from './vdom.ts'

const FLASH_MS = 1600

/** A price to press. It says what it is of, and is pressed while it is on the slip. */
export function priceButton(
  event: { id: string; isOpen: boolean; name: string },
  market: MarketView,
  outcome: MarketView['outcomes'][number],
  label: string,
): View {
  const id = pickId({ eventId: event.id, market: market.id, outcome: outcome.key })
  const isPicked = store.picks.some((pick) => pickId(pick) === id)
  const move = store.moves.get(id)
  const isOpen = event.isOpen && outcome.price !== null
  const odds = outcome.price === null ? '–' : oddsText(outcome.price, store.format)
  return h(
    'button',
    {
      key: outcome.key,
      type: 'button',
      class: 'price',
      'aria-pressed': String(isPicked),
      'aria-label': `${market.name}: ${outcome.name}, ${isOpen ? odds : text.suspended}`,
      'aria-disabled': isOpen ? undefined : 'true',
      'data-move': isOpen && move && Date.now() - move.atMs < FLASH_MS ? move.way : undefined,
      onclick: () => {
        if (!isOpen && !isPicked) return
        togglePick({
          eventId: event.id,
          market: market.id,
          outcome: outcome.key,
          price: outcome.price ?? 0,
          now: outcome.price,
          isClosed: false,
          words: { event: event.name, market: market.name, outcome: outcome.name },
        })
      },
    },
    h('span', { class: 'price-name' }, label),
    h('span', { class: 'price-odds' }, isOpen ? odds : lock()),
  )
}

export const lock = (): View =>
  h(
    'svg',
    { viewBox: '0 0 16 16', class: 'lock', 'aria-hidden': 'true' },
    h('path', {
      d: 'M4.500 7V5a3.500 3.500 0 0 1 7 0v2h.5a1 1 0 0 1 1 1v5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zm1.500 0h4V5a2 2 0 0 0-4 0z',
      fill: 'currentColor',
    }),
  )

/** Pressed like a link: the address is inside the frame. */
export function link(path: string, props: Record<string, unknown>, ...children: Parameters<typeof h>[2][]): View {
  const onclick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    go(path)
  }
  return h('a', { href: `/betting/page${path === '/' ? '' : path}${location.search}`, onclick, ...props }, ...children)
}

const BASKETBALL_POSSESSIONS = 44
const MINUTE_MS = 4000

/** Where a match stands, in a word. */
export function clockText(event: EventBrief): string {
  if (event.phase === 'over') return text.over
  if (event.phase === 'off') return text.off
  if (event.phase === 'before') return timeText(event.startMs)
  const names = text.periods[event.sport]
  const period = names[Math.min(event.period, names.length) - 1] ?? ''
  if (event.phase === 'break') return `${text.breakTime}`
  if (event.sport === 'football') {
    const minute = Math.floor((nowMs() - event.periodStartMs) / MINUTE_MS) + 1
    const base = (event.period - 1) * 45
    return minute > 45 ? `${base + 45}+${minute - 45}′` : `${base + Math.max(1, minute)}′`
  }
  if (event.sport === 'basketball') {
    const left = Math.max(0, 1 - (event.used[0] + event.used[1]) / BASKETBALL_POSSESSIONS) * 600
    return `${period} ${Math.floor(left / 60)}:${String(Math.floor(left % 60)).padStart(2, '0')}`
  }
  return period
}

const times = new Intl.DateTimeFormat(`${document.documentElement.lang}-u-nu-latn`, {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

export const timeText = (ms: number): string => times.format(ms)

const POINTS = ['0', '15', '30', '40']

/** Points of a tennis game as they are called. */
export function pointText(event: EventBrief, side: 0 | 1): string {
  const [own, others] = side === 0 ? event.points : [event.points[1], event.points[0]]
  const games = event.periods.at(-1) ?? [0, 0]
  if (games[0] === 6 && games[1] === 6) return String(own)
  if (own >= 3 && others >= 3) return own > others ? 'A' : '40'
  return POINTS[Math.min(own, 3)]!
}

export const isLive = ({ phase }: Pick<EventBrief, 'phase'>): boolean => phase === 'running' || phase === 'break'

/** One match in a list: where it stands, who plays, and the prices most ask for. */
export function eventRow(event: EventBrief): View {
  const live = isLive(event)
  const side = (at: 0 | 1) =>
    h(
      'span',
      { class: 'side', key: String(at) },
      h('bdi', { class: 'side-name' }, at === 0 ? event.home : event.away),
      event.server === at && live && h('span', { class: 'ball', title: text.serving }),
      ...Array.from({ length: event.reds[at] }, () => h('span', { class: 'red' })),
      live && h('span', { class: 'numbers' }, ...numbersOf(event, at)),
    )
  return h(
    'li',
    { class: 'row', key: event.id },
    link(
      `/event/${event.id}`,
      { class: 'row-match' },
      h('span', { class: 'clock', 'data-live': live || undefined }, clockText(event)),
      h('span', { class: 'sides' }, side(0), side(1)),
    ),
    h(
      'span',
      { class: 'prices', 'data-count': event.main?.outcomes.length ?? 0 },
      ...(event.main?.outcomes.map((outcome) =>
        priceButton(
          { id: event.id, isOpen: event.isOpen, name: `${event.home} – ${event.away}` },
          event.main!,
          outcome,
          outcome.key,
        ),
      ) ?? [h('span', { class: 'none' }, text.closed)]),
    ),
    link(
      `/event/${event.id}`,
      { class: 'more', 'aria-label': fill(text.moreLabel, { count: event.more }) },
      fill(text.more, { count: event.more }),
    ),
  )
}

function numbersOf(event: EventBrief, side: 0 | 1): View[] {
  if (event.sport !== 'tennis') return [h('b', {}, event.score[side])]
  const sets = event.periods.map((set, at) =>
    h('span', { key: `s${at}`, class: at === event.periods.length - 1 ? 'now' : '' }, set[side]),
  )
  return [...sets, h('b', { key: 'p' }, pointText(event, side))]
}
