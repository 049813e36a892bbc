import type { PageKind, VitalsReport } from '@baize/contract'
import { readConsent } from '../../shared/analytics/tag-manager.ts'

type Measures = Omit<VitalsReport, 'page'>

/** A measure above this is a tab that was asleep, and is left out. */
const MEASURE_MAX = 60_000
/** Shifts belong together while they come within a second of each other, for five seconds at most. */
const SHIFT_PAUSE_MS = 1000
const SHIFTS_MAX_MS = 5000
/** Quicker answers to a press do not show in the figure. */
const PRESS_MIN_MS = 40

/** What entries of the browser's timeline have that the types of the platform do not say yet. */
interface TimelineEntry extends PerformanceEntry {
  value?: number
  hadRecentInput?: boolean
  interactionId?: number
}

const KINDS: Readonly<Record<string, PageKind>> = {
  '': 'home',
  main: 'casino',
  categories: 'category',
  games: 'game',
  providers: 'providers',
  betting: 'betting',
  tournaments: 'tournaments',
  wheel: 'wheel',
  wheels: 'wheel',
  bonuses: 'bonuses',
  bonus: 'bonuses',
  'welcome-package': 'bonuses',
  profile: 'profile',
  static: 'text',
  questions: 'text',
}

/** The kind of a page by its path without locale. */
export function pageKindOf(pathname: string): PageKind {
  return KINDS[pathname.split('/')[1] ?? ''] ?? 'other'
}

/** Whoever asks browsers not to be tracked, or said no to being measured, is not measured. */
export function isOptedOut(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true || readConsent() === false
}

/**
 * Measures the page this document began with and tells the platform once, when it is first left or put away. Nothing
 * listens for its end, which would keep it out of the back-forward cache.
 */
export function measureVitals(page: PageKind): void {
  // What was opened in the background was not waited for by anybody.
  if (isOptedOut() || document.hidden || !('PerformanceObserver' in window)) return
  const measures: Measures = {}
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation) measures.ttfb = navigation.responseStart
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') measures.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => void (measures.lcp = startTime))
  const shifts = new Shifts()
  observe('layout-shift', (shift) => void (measures.cls = shifts.add(shift)))
  observe('event', ({ interactionId, duration }) => {
    if (interactionId) measures.inp = Math.max(measures.inp ?? 0, duration)
  })

  const tell = () => {
    if (!document.hidden) return
    document.removeEventListener('visibilitychange', tell)
    const body = JSON.stringify({ page, ...whole(measures) })
    navigator.sendBeacon?.('/api/site/vitals', new Blob([body], { type: 'application/json' }))
  }
  document.addEventListener('visibilitychange', tell)
}

/** The worst row of shifts, in thousandths. */
export class Shifts {
  #first = 0
  #last = 0
  #sum = 0
  #worst = 0

  add({ value = 0, hadRecentInput, startTime }: TimelineEntry): number {
    if (hadRecentInput) return this.#worst
    const isNext = startTime - this.#last < SHIFT_PAUSE_MS && startTime - this.#first < SHIFTS_MAX_MS
    if (!isNext) this.#first = startTime
    this.#sum = isNext ? this.#sum + value : value
    this.#last = startTime
    return (this.#worst = Math.max(this.#worst, this.#sum * 1000))
  }
}

/** Whole numbers that can be true. */
export function whole(measures: Measures): Measures {
  const entries = Object.entries(measures).map(([name, value]) => [name, Math.round(value ?? 0)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value >= 0 && value <= MEASURE_MAX))
}

function observe(type: string, hear: (entry: TimelineEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(hear))
  observer.observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: PRESS_MIN_MS }) })
}
