import { ApiFailure, placeSlip, readQuotes } from './api.ts'
import { isPage, listenAnew, say } from './actions.ts'
import { unitsOf } from './money.ts'
import { problemText } from './problems.ts'
import { keepSlip, pickId, set, store, type Pick } from './store.ts'

const PICKS_MAX = 20

export function togglePick(pick: Pick): void {
  const id = pickId(pick)
  const isThere = store.picks.some((one) => pickId(one) === id)
  const others = store.picks.filter(
    (one) => pickId(one) !== id && (isThere || one.eventId !== pick.eventId || one.market !== pick.market),
  )
  setPicks(isThere ? others : [...others, pick].slice(-PICKS_MAX))
  if (!isPage) say({ type: 'open', path: pick.eventId.endsWith('.top') ? '/' : `/event/${pick.eventId}` })
}

export function setPicks(picks: readonly Pick[]): void {
  const size = store.size > 0 && store.size < picks.length ? store.size : 0
  const ids = new Set(picks.map(pickId))
  const among = <Value>(map: ReadonlyMap<string, Value>) => new Map([...map].filter(([id]) => ids.has(id)))
  set({
    picks,
    size,
    stakes: among(store.stakes),
    refused: among(store.refused),
    slip: { state: 'idle', problem: null, key: null },
  })
  keepSlip()
  listenAnew()
  void refreshPicks()
}

/** Picks that must win together: all, some, or each by itself. */
export function setSize(size: number): void {
  set({ size })
  keepSlip()
  void refreshPicks()
}

const legsOf = (picks: readonly Pick[]) =>
  picks.map(({ eventId, market, outcome, price }) => ({ eventId, market, outcome, price }))

/** What the picks of the slip make: one bet of all, or of some that must win together. */
function kindOf(count: number, size: number) {
  if (count === 1) return { type: 'single', size: 1 }
  return size > 1 && size < count ? { type: 'system', size } : { type: 'combination', size: count }
}

/** Picks that waited somewhere may be old: their prices are asked for, and what can be staked on them at most. */
export async function refreshPicks(): Promise<void> {
  const { picks, size } = store
  if (!isPage || picks.length === 0) return
  const found = await readQuotes({ ...kindOf(picks.length, size), legs: legsOf(picks) }).catch(() => null)
  if (!found || store.size !== size) return
  const quotes = new Map(found.legs.map((quote, at) => [pickId(quote), { ...quote, most: found.mostOfEach?.[at] }]))
  const next = store.picks.map((pick) => {
    const quote = quotes.get(pickId(pick))
    if (!quote) return pick
    return { ...pick, now: quote.isClosed ? (pick.now ?? pick.price) : quote.price, isClosed: quote.isClosed }
  })
  const mostOf = [...quotes].flatMap(([id, { most }]): [string, string][] => (most ? [[id, most]] : []))
  set({ picks: next, most: found.most ?? null, mostOf: new Map(mostOf) })
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

/** Sends one bet; what was refused is said in words, and the site is told. */
async function send(
  picks: readonly Pick[],
  kind: { type: string; size: number },
  stake: bigint,
  key: string,
): Promise<{ problem: string; isLost: boolean } | null> {
  try {
    const { accept } = store
    const { ticket, balance } = await placeSlip({ key, ...kind, stake: String(stake), accept, legs: legsOf(picks) })
    store.tickets?.set(ticket.id, ticket)
    if (balance !== null && store.session) set({ session: { ...store.session, balance } })
    say({ type: 'bet-placed', ticket: ticket.id })
    return null
  } catch (error) {
    const { code, details } = error instanceof ApiFailure ? error : new ApiFailure('failed')
    if (code in reasons) say({ type: 'bet-refused', reason: reasons[code as keyof typeof reasons] })
    if (code === 'session_unknown') say({ type: 'restart' })
    return { problem: problemText(code, details), isLost: code === 'offline' }
  }
}

export async function place(): Promise<void> {
  const stake = unitsOf(store.stake)
  if (!stake || store.slip.state === 'placing') return
  const { picks } = store
  const key = store.slip.key ?? newKey()
  set({ slip: { state: 'placing', problem: null, key } })
  const refusal = await send(picks, kindOf(picks.length, store.size), stake, key)
  if (!refusal) {
    setPicks([])
    return set({ slip: { state: 'placed', problem: null, key: null } })
  }
  // Nobody knows what became of one whose answer is lost: it is sent again under the same name.
  set({ slip: { state: 'idle', problem: refusal.problem, key: refusal.isLost ? key : null } })
  await refreshPicks()
}

/** Names of single bets whose answer was lost. */
const lostKeys = new Map<string, string>()

/** Places every pick that has a stake as a bet of its own, one after the other; what is refused stays on the slip. */
export async function placeSingles(): Promise<void> {
  if (store.slip.state === 'placing') return
  const { picks, stakes } = store
  const refused = new Map<string, string>()
  const placed = new Set<string>()
  set({ slip: { state: 'placing', problem: null, key: null }, refused })
  for (const pick of picks) {
    const id = pickId(pick)
    const stake = unitsOf(stakes.get(id) ?? '')
    if (!stake) continue
    const name = `${id} ${pick.price} ${stake}`
    const key = lostKeys.get(name) ?? newKey()
    const refusal = await send([pick], { type: 'single', size: 1 }, stake, key)
    if (refusal) refused.set(id, refusal.problem)
    else placed.add(id)
    if (refusal?.isLost) lostKeys.set(name, key)
    else lostKeys.delete(name)
  }
  set({ refused })
  setPicks(store.picks.filter((pick) => !placed.has(pickId(pick))))
  const isDone = placed.size > 0 && refused.size === 0
  const problem = [...refused.values()][0] ?? null
  set({ slip: { state: isDone ? 'placed' : 'idle', problem, key: null } })
}

const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
