import { fromSportsbook, isSportsbookPath, type SportsbookMessage } from '@baize/kit/sportsbook-frame'
import {
  ApiFailure,
  cashOut,
  listen,
  openSession,
  readBalance,
  readEvent,
  readList,
  readMenu,
  readTickets,
  useSession,
} from './api.ts'
import { problemText } from './problems.ts'
import { set, store, takeBriefs, takeEvent } from './store.ts'
import type { StreamMessage } from '../http/shapes.ts'

const root = document.documentElement
export const siteOrigin = root.dataset.site ?? ''
export const isPage = root.dataset.kind === 'page'
const PAGE = '/betting/page'

export function say(message: SportsbookMessage): void {
  if (parent !== window) parent.postMessage(fromSportsbook(message), siteOrigin)
}

export function pathHere(): string {
  const path = location.pathname.slice(PAGE.length) || '/'
  return isSportsbookPath(path) ? path : '/'
}

export function go(path: string): void {
  if (!isPage) return say({ type: 'open', path })
  if (path !== store.path) history.pushState(null, '', `${PAGE}${path === '/' ? '' : path}${location.search}`)
  show(path)
  const content = document.querySelector<HTMLElement>('.content')
  content?.scrollTo(0, 0)
  content?.focus({ preventScroll: true })
}

/** Shows what an address names, and says so. */
export function show(path: string): void {
  set({
    path,
    loading: 'loading',
    event: null,
    events: new Map(),
    tops: [],
    isSlipOpen: false,
    group: 'all',
    confirming: null,
  })
  say({ type: 'route', path })
  void load()
}

export const eventShown = (): string | undefined => /^\/event\/(.+)$/.exec(store.path)?.[1]

function listQuery(): string {
  if (store.path === '/live' || root.dataset.kind === 'live') return 'view=live'
  const [, sport, league] = store.path.split('/')
  return `${sport ? `sport=${sport}` : ''}${league ? `&league=${league}` : ''}`
}

/** Reads what the address needs, then listens to what changes of it. */
export async function load(): Promise<void> {
  const { path } = store
  try {
    if (path === '/bets') await loadTickets()
    else if (eventShown()) {
      const { event, nowMs } = await readEvent(eventShown()!)
      if (path === store.path) {
        set({ aheadMs: nowMs - Date.now() })
        takeEvent(event, true)
      }
    } else {
      const list = await readList(listQuery())
      if (path !== store.path) return
      set({ aheadMs: list.nowMs - Date.now(), tops: list.tops, loading: 'ready' })
      takeBriefs(list.events)
    }
  } catch {
    if (path === store.path) set({ loading: 'failed' })
  }
  listenAnew()
}

let listening: { query: string; end: () => void } | undefined

/** One stream for all the page wants to know: lists, the match shown, the picks, the player's tickets. */
export function listenAnew(): void {
  const shown = eventShown()
  const events = [...new Set([...(shown ? [shown] : []), ...store.picks.map(({ eventId }) => eventId)])].filter(
    (id) => !id.endsWith('.top'),
  )
  const isList = !shown && store.path !== '/bets'
  const query = `live=${isList ? 1 : 0}&events=${events.join(',')}&as=${store.session ? 1 : 0}`
  if (listening?.query === query) return
  listening?.end()
  listening = { query, end: listen(query, hear, (isUp) => isUp !== store.isUp && set({ isUp })) }
}

function hear(message: StreamMessage): void {
  if (message.type === 'briefs') {
    const [, sport, league] = store.path.split('/')
    const isAll = sport === '' || sport === 'live'
    const mine = message.events.filter(
      (event) => isAll || (event.sport === sport && (!league || event.league === league)),
    )
    for (const id of message.gone) {
      store.events.delete(id)
    }
    if (store.loading === 'ready') takeBriefs(mine)
  } else if (message.type === 'event') takeEvent(message.event, message.event.id === eventShown())
  else if (store.tickets) {
    store.tickets.set(message.ticket.id, message.ticket)
    set({ tickets: store.tickets })
    if (message.ticket.state !== 'open') void refreshBalance()
  }
}

export async function loadMenu(): Promise<void> {
  const menu = await readMenu().catch(() => null)
  if (menu) set({ menu })
}

export async function loadTickets(): Promise<void> {
  if (!store.session) return set({ loading: 'ready' })
  const { tickets } = await readTickets()
  set({ tickets: new Map(tickets.map((ticket) => [ticket.id, ticket])), loading: 'ready' })
}

export async function refreshBalance(): Promise<void> {
  if (!store.session) return
  const found = await readBalance().catch((error: unknown) => error)
  if (found instanceof ApiFailure) {
    if (found.code === 'session_unknown') say({ type: 'restart' })
  } else if (store.session) set({ session: { ...store.session, balance: (found as { balance: string }).balance } })
}

/** Takes the token of the site; without one the visitor is a guest. */
export async function begin(token: string | null): Promise<void> {
  if (token !== null) {
    const session = await openSession(token).catch(() => null)
    useSession(session?.session)
    set({ session })
  }
  set({ isSessionKnown: true })
  listening?.end()
  listening = undefined
  if (store.path === '/bets') await load()
  else listenAnew()
  say({ type: 'ready' })
}

/** On a phone: opens or closes the slip, and the keyboard goes along. */
export function openSlip(isOpen: boolean): void {
  set({ isSlipOpen: isOpen })
  requestAnimationFrame(() => document.querySelector<HTMLElement>(isOpen ? '.slip-close' : '.slip-bar')?.focus())
}

export async function takeCash(id: string, wish: { payout: string; stakeLeft?: string }): Promise<void> {
  set({ cashing: new Set([...store.cashing, id]), confirming: null })
  store.problems.delete(id)
  try {
    const { ticket } = await cashOut(id, wish)
    store.tickets?.set(id, ticket)
    // What is chosen of the rest is chosen anew.
    set({ parts: new Map([...store.parts].filter(([of]) => of !== id)) })
    void refreshBalance()
  } catch (error) {
    const { code, details } = error instanceof ApiFailure ? error : new ApiFailure('failed')
    store.problems.set(id, problemText(code, details))
    await loadTickets().catch(() => undefined)
  }
  set({ cashing: new Set([...store.cashing].filter((one) => one !== id)) })
}
