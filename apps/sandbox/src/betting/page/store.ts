import type { EventBrief, EventView, ListView, Menu, SessionView, TicketView, TopView } from '../http/shapes.ts'
import { oddsFormats, type OddsFormat } from './odds.ts'

/** A pick on the slip: what the player saw, and what it is now. */
export interface Pick {
  readonly eventId: string
  readonly market: string
  readonly outcome: string
  readonly price: number
  readonly now: number | null
  readonly isClosed: boolean
  readonly words: { readonly event: string; readonly market: string; readonly outcome: string }
}

export const acceptRules = ['none', 'better', 'any'] as const

export interface Store {
  path: string
  menu: Menu | null
  /** What the list shows, by match. */
  events: Map<string, EventBrief>
  tops: readonly TopView[]
  event: EventView | null
  /** What a page waits for, or that it failed. */
  loading: 'loading' | 'ready' | 'failed'
  isUp: boolean
  /** Server's time less ours. */
  aheadMs: number
  session: SessionView | null
  isSessionKnown: boolean
  isPaused: boolean
  picks: readonly Pick[]
  stake: string
  /** Picks that must win together: all of them for 0, each by itself for 1. */
  size: number
  /** Stakes of bets that are placed one by one, and what was said of each, by pick. */
  stakes: ReadonlyMap<string, string>
  refused: ReadonlyMap<string, string>
  /** The highest stake on the slip, and on each pick alone; unknown for guests. */
  most: string | null
  mostOf: ReadonlyMap<string, string>
  accept: (typeof acceptRules)[number]
  format: OddsFormat
  slip: { state: 'idle' | 'placing' | 'placed'; problem: string | null; key: string | null }
  isSlipOpen: boolean
  tickets: Map<string, TicketView> | null
  betsTab: 'open' | 'settled'
  /** The ticket whose cash-out waits for a second press, and the part of it that is chosen, in hundredths. */
  confirming: string | null
  parts: ReadonlyMap<string, number>
  cashing: ReadonlySet<string>
  problems: Map<string, string>
  group: string
  /** Which way a price went last, and when. */
  moves: Map<string, { way: 'up' | 'down'; atMs: number }>
}

const KEPT = 'longline-slip'

interface Kept {
  picks: readonly Pick[]
  stake: string
  size: number
  stakes: [string, string][]
  accept: Store['accept']
  format: OddsFormat
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>
  } catch {
    return {}
  }
}

const before = kept()

export const store: Store = {
  path: '/',
  menu: null,
  events: new Map(),
  tops: [],
  event: null,
  loading: 'loading',
  isUp: true,
  aheadMs: 0,
  session: null,
  isSessionKnown: false,
  isPaused: false,
  picks: Array.isArray(before.picks) ? before.picks : [],
  stake: typeof before.stake === 'string' ? before.stake : '',
  size: typeof before.size === 'number' ? before.size : 0,
  stakes: new Map(Array.isArray(before.stakes) ? before.stakes : []),
  refused: new Map(),
  most: null,
  mostOf: new Map(),
  accept: acceptRules.find((rule) => rule === before.accept) ?? 'none',
  format: oddsFormats.find((format) => format === before.format) ?? 'decimal',
  slip: { state: 'idle', problem: null, key: null },
  isSlipOpen: false,
  tickets: null,
  betsTab: 'open',
  confirming: null,
  parts: new Map(),
  cashing: new Set(),
  problems: new Map(),
  group: 'all',
  moves: new Map(),
}

let drawing = () => {}
let isDue = false

/** What is done after every change. */
export function onChange(work: () => void): void {
  drawing = work
}

/** Changes what is known; the page is drawn once for all changes of a moment. */
export function set(change: Partial<Store>): void {
  Object.assign(store, change)
  if (isDue) return
  isDue = true
  queueMicrotask(() => {
    isDue = false
    drawing()
  })
}

/** The slip waits here while the page is opened anew. */
export function keepSlip(): void {
  const { picks, stake, size, stakes, accept, format } = store
  try {
    const slip: Kept = { picks, stake, size, stakes: [...stakes], accept, format }
    localStorage.setItem(KEPT, JSON.stringify(slip))
  } catch {
    // A browser without room keeps the slip for as long as the page is open.
  }
}

export const nowMs = (): number => Date.now() + store.aheadMs

export const pickId = ({
  eventId,
  market,
  outcome,
}: Pick | { eventId: string; market: string; outcome: string }): string => `${eventId}/${market}/${outcome}`

/** Takes in what a list or the stream says of matches. */
export function takeBriefs(events: ListView['events']): void {
  for (const event of events) {
    if (event.main) noteMoves(event.id, store.events.get(event.id)?.main?.outcomes, event.main)
    store.events.set(event.id, event)
  }
  set({ events: store.events })
}

function noteMoves(
  eventId: string,
  old: readonly { key: string; price: number | null }[] | undefined,
  market: { id: string; outcomes: readonly { key: string; price: number | null }[] },
): void {
  for (const { key, price } of market.outcomes) {
    const was = old?.find((outcome) => outcome.key === key)?.price
    if (!was || !price || was === price) continue
    store.moves.set(`${eventId}/${market.id}/${key}`, { way: price > was ? 'up' : 'down', atMs: Date.now() })
  }
}

/** Takes in a match with all of its markets; the picks on it follow. */
export function takeEvent(event: EventView, isShown: boolean): void {
  if (isShown) {
    const old = store.event?.id === event.id ? store.event : null
    for (const market of event.markets)
      noteMoves(event.id, old?.markets.find(({ id }) => id === market.id)?.outcomes, market)
    set({ event, loading: 'ready' })
  }
  const picks = store.picks.map((pick) => {
    if (pick.eventId !== event.id) return pick
    const now =
      event.markets.find(({ id }) => id === pick.market)?.outcomes.find(({ key }) => key === pick.outcome)?.price ??
      null
    return { ...pick, now, isClosed: now !== null && !event.isOpen }
  })
  set({ picks })
}
