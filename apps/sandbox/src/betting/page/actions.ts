import { fromSportsbook, isSportsbookPath, type SportsbookMessage } from '@baize/kit/sportsbook-frame'
import {
  ApiFailure,
  cashOut,
  listen,
  openSession,
  placeSlip,
  readBalance,
  readEvent,
  readList,
  readMenu,
  readQuotes,
  readTickets,
  useSession,
} from './api.ts'
import { unitsOf } from './money.ts'
import { keepSlip, pickId, set, store, takeBriefs, takeEvent, type Pick } from './store.ts'
import type { StreamMessage } from '../http/shapes.ts'

const root = document.documentElement
export const siteOrigin = root.dataset.site ?? ''
const PAGE = '/betting/page'

export function say(message: SportsbookMessage): void {
  if (parent !== window) parent.postMessage(fromSportsbook(message), siteOrigin)
}

export function pathHere(): string {
  const path = location.pathname.slice(PAGE.length) || '/'
  return isSportsbookPath(path) ? path : '/'
}

export function go(path: string): void {
  if (root.dataset.kind !== 'page') return say({ type: 'open', path })
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

export function togglePick(pick: Pick): void {
  const id = pickId(pick)
  const isThere = store.picks.some((one) => pickId(one) === id)
  const others = store.picks.filter(
    (one) => pickId(one) !== id && (isThere || one.eventId !== pick.eventId || one.market !== pick.market),
  )
  setPicks(isThere ? others : [...others, pick].slice(-20))
  if (root.dataset.kind !== 'page')
    say({ type: 'open', path: pick.eventId.endsWith('.top') ? '/' : `/event/${pick.eventId}` })
}

export function setPicks(picks: readonly Pick[]): void {
  const size = store.size > 0 && store.size < picks.length ? store.size : 0
  set({ picks, size, slip: { state: 'idle', problem: null, key: null } })
  keepSlip()
  listenAnew()
}

/** Picks that waited somewhere may be old: their prices are asked for. */
export async function refreshPicks(): Promise<void> {
  if (store.picks.length === 0) return
  const found = await readQuotes(
    store.picks.map(({ eventId, market, outcome, price }) => ({ eventId, market, outcome, price })),
  ).catch(() => null)
  if (!found) return
  set({ picks: store.picks.map((pick) => withQuote(pick, found.legs)) })
}

function withQuote(
  pick: Pick,
  quotes: readonly { eventId: string; market: string; outcome: string; price: number | null; isClosed: boolean }[],
): Pick {
  const quote = quotes.find((one) => pickId(one) === pickId(pick))
  if (!quote) return pick
  return { ...pick, now: quote.isClosed ? (pick.now ?? pick.price) : quote.price, isClosed: quote.isClosed }
}

/** On a phone: opens or closes the slip, and the keyboard goes along. */
export function openSlip(isOpen: boolean): void {
  set({ isSlipOpen: isOpen })
  requestAnimationFrame(() => document.querySelector<HTMLElement>(isOpen ? '.slip-close' : '.slip-bar')?.focus())
}

/** The player has seen the new prices and takes them. */
export function acceptPrices(): void {
  setPicks(store.picks.filter(({ now }) => now !== null).map((pick) => ({ ...pick, price: pick.now! })))
}

const reasons = {
  bet_refused: 'not-taken',
  check_due: 'check-due',
  session_ended: 'session-ended',
  insufficient_funds: 'insufficient-funds',
} as const

export async function place(): Promise<void> {
  const stake = unitsOf(store.stake)
  if (!stake || store.slip.state === 'placing') return
  const count = store.picks.length
  const isSystem = store.size > 0 && store.size < count
  const type = count === 1 ? 'single' : isSystem ? 'system' : 'combination'
  const key = store.slip.key ?? newKey()
  set({ slip: { state: 'placing', problem: null, key } })
  try {
    const legs = store.picks.map(({ eventId, market, outcome, price }) => ({ eventId, market, outcome, price }))
    const { ticket, balance } = await placeSlip({
      key,
      type,
      size: isSystem ? store.size : count,
      stake: String(stake),
      accept: store.accept,
      legs,
    })
    store.tickets?.set(ticket.id, ticket)
    setPicks([])
    set({ slip: { state: 'placed', problem: null, key: null } })
    if (balance !== null && store.session) set({ session: { ...store.session, balance } })
    say({ type: 'bet-placed', ticket: ticket.id })
  } catch (error) {
    const { code, details } = error instanceof ApiFailure ? error : new ApiFailure('failed')
    // Nobody knows what became of one whose answer is lost: it is sent again under the same name.
    set({ slip: { state: 'idle', problem: problemText(code, details), key: code === 'offline' ? key : null } })
    if (code in reasons) say({ type: 'bet-refused', reason: reasons[code as keyof typeof reasons] })
    if (code === 'session_unknown') say({ type: 'restart' })
    await refreshPicks()
  }
}

let problemText: (code: string, details: Readonly<Record<string, unknown>>) => string = (code) => code

/** How a refusal reads. */
export function wordProblems(words: typeof problemText): void {
  problemText = words
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export async function takeCash(id: string, payout: string): Promise<void> {
  set({ cashing: new Set([...store.cashing, id]), confirming: null })
  store.problems.delete(id)
  try {
    const { ticket } = await cashOut(id, payout)
    store.tickets?.set(id, ticket)
    void refreshBalance()
  } catch (error) {
    const { code, details } = error instanceof ApiFailure ? error : new ApiFailure('failed')
    store.problems.set(id, problemText(code, details))
    await loadTickets().catch(() => undefined)
  }
  set({ cashing: new Set([...store.cashing].filter((one) => one !== id)) })
}
