import type { ServerResponse } from 'node:http'
import type { Board } from '../book/board.ts'
import type { Books } from '../book/books.ts'
import { languages, type Language } from '../calendar/words.ts'
import { findFixture, type Fixture } from '../calendar/fixtures.ts'
import type { EventBrief, StreamMessage } from './shapes.ts'
import { briefOf, eventOf, ticketView } from './views.ts'

/** How often running matches are looked at while somebody watches. */
const TICK_MS = 100
const KEEP_ALIVE_MS = 15_000
/** Who reads so slowly that this much waits is let go; the page comes back by itself. */
const WAITING_BYTES_MAX = 1024 * 1024

export interface Watcher {
  readonly response: ServerResponse
  readonly language: Language
  /** Whether the list of running matches is watched. */
  readonly isLive: boolean
  /** Matches watched with all of their markets. */
  readonly events: readonly string[]
  readonly playerId: string | undefined
}

export interface Stream {
  readonly watch: (watcher: Watcher) => void
  readonly count: () => number
  readonly close: () => void
}

/** Tells every page what changes, each change written once for all who want the same. */
export function createStream(board: Board, books: Books): Stream {
  const watchers = new Set<Watcher>()
  let ticking: NodeJS.Timeout | undefined
  let aliveMs = 0
  /** Versions as they were told last. */
  let told = new Map<string, string>()
  const toldOfEvents = new Map<string, string>()

  function say(watcher: Watcher, text: string): void {
    const { response } = watcher
    if (response.writableLength > WAITING_BYTES_MAX) response.destroy()
    else response.write(text)
  }

  const sayTo = (among: readonly Watcher[], message: () => StreamMessage): void => {
    if (among.length === 0) return
    const text = `data: ${JSON.stringify(message())}\n\n`
    for (const watcher of among) say(watcher, text)
  }

  function tick(): void {
    const at = board.now()
    const live = board.live()
    tellLists(live, at)
    tellEvents(at)
    if (at - aliveMs < KEEP_ALIVE_MS) return
    aliveMs = at
    for (const watcher of watchers) say(watcher, ': \n\n')
  }

  function tellLists(live: readonly Fixture[], at: number): void {
    const next = new Map<string, string>()
    const changed: Fixture[] = []
    for (const fixture of live) {
      const { version } = board.see(fixture)
      if (told.get(fixture.id) !== version) changed.push(fixture)
      next.set(fixture.id, version)
    }
    const gone = [...told.keys()].filter((id) => !next.has(id))
    told = next
    if (changed.length === 0 && gone.length === 0) return
    for (const language of languages) {
      const among = [...watchers].filter((watcher) => watcher.isLive && watcher.language === language)
      sayTo(among, () => ({
        type: 'briefs',
        at,
        gone,
        events: changed.map((fixture): EventBrief => briefOf(board, fixture, language)),
      }))
    }
  }

  function tellEvents(at: number): void {
    const wanted = new Set([...watchers].flatMap(({ events }) => events))
    for (const id of toldOfEvents.keys()) if (!wanted.has(id)) toldOfEvents.delete(id)
    for (const id of wanted) {
      const fixture = findFixture(id)
      if (!fixture) continue
      const { version } = board.see(fixture)
      if (toldOfEvents.get(id) === version) continue
      toldOfEvents.set(id, version)
      for (const language of languages) {
        const among = [...watchers].filter((watcher) => watcher.language === language && watcher.events.includes(id))
        sayTo(among, () => ({ type: 'event', at, event: eventOf(board, fixture, language) }))
      }
    }
  }

  const forget = books.onChange((ticket) => {
    const among = [...watchers].filter(({ playerId }) => playerId === ticket.playerId)
    if (ticket.state === 'placing' || ticket.state === 'refused') return
    sayTo(among, () => ({ type: 'ticket', at: board.now(), ticket: ticketView(ticket, books.cashOutOf(ticket)) }))
  })

  return {
    watch(watcher) {
      watchers.add(watcher)
      ticking ??= setInterval(tick, TICK_MS)
      watcher.response.on('close', () => {
        watchers.delete(watcher)
        if (watchers.size > 0) return
        clearInterval(ticking)
        ticking = undefined
      })
      const at = board.now()
      if (watcher.isLive)
        sayTo([watcher], () => ({
          type: 'briefs',
          at,
          gone: [],
          events: board.live().map((fixture) => briefOf(board, fixture, watcher.language)),
        }))
      for (const id of watcher.events) {
        const fixture = findFixture(id)
        if (fixture) sayTo([watcher], () => ({ type: 'event', at, event: eventOf(board, fixture, watcher.language) }))
      }
    },
    count: () => watchers.size,
    close() {
      forget()
      clearInterval(ticking)
      for (const { response } of watchers) response.destroy()
    },
  }
}
