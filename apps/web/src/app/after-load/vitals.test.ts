// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { measureVitals, pageKindOf, Shifts, whole } from './vitals.ts'

let hear: Record<string, (entries: object[]) => void> = {}

class FakeObserver {
  static readonly supportedEntryTypes = ['paint', 'largest-contentful-paint', 'layout-shift', 'event']
  readonly #take: (list: { getEntries: () => object[] }) => void

  constructor(take: (list: { getEntries: () => object[] }) => void) {
    this.#take = take
  }
  observe({ type }: { type: string }) {
    hear[type] = (entries) => this.#take({ getEntries: () => entries })
  }
}

const navigation = {
  name: '',
  entryType: 'navigation',
  startTime: 0,
  duration: 0,
  responseStart: 120.4,
  toJSON: () => ({}),
}

const beacon = vi.fn<(url: string, body: Blob) => boolean>()

function begin(asks: object = {}) {
  hear = {}
  vi.stubGlobal('PerformanceObserver', FakeObserver)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation])
  Object.assign(navigator, { sendBeacon: beacon, doNotTrack: null, globalPrivacyControl: undefined, ...asks })
  measureVitals('home')
}

function leave() {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => {
  beacon.mockClear()
  document.cookie = 'accept-analytics=; path=/; max-age=0'
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('tells once what the page was like, when it is left', async () => {
  begin()
  hear.paint!([{ name: 'first-contentful-paint', startTime: 400.2 }])
  hear['largest-contentful-paint']!([{ startTime: 500 }, { startTime: 901.6 }])
  hear['layout-shift']!([{ value: 0.02, startTime: 100 }])
  hear.event!([{ interactionId: 7, duration: 56 }, { duration: 900 }])
  expect(beacon).not.toHaveBeenCalled()
  leave()
  leave()
  expect(beacon).toHaveBeenCalledOnce()
  const [url, body] = beacon.mock.calls[0]!
  expect([url, body.type]).toEqual(['/api/site/vitals', 'application/json'])
  const read = new FileReader()
  read.readAsText(body)
  await new Promise((resolve) => (read.onload = resolve))
  expect(JSON.parse(read.result as string)).toEqual({ page: 'home', ttfb: 120, fcp: 400, lcp: 902, cls: 20, inp: 56 })
})

it.each([
  ['asks not to be tracked', { doNotTrack: '1' }],
  ['sends the signal for privacy', { globalPrivacyControl: true }],
])('measures nobody who %s', (_what, asks) => {
  begin(asks)
  leave()
  expect([Object.keys(hear), beacon.mock.calls]).toEqual([[], []])
})

it('measures nobody who said no to it', () => {
  document.cookie = 'accept-analytics=off; path=/'
  begin()
  expect(hear).toEqual({})
})

it('sums shifts that come together, and leaves out those that a press brought', () => {
  const shifts = new Shifts()
  const shift = (startTime: number, value: number, hadRecentInput = false) =>
    shifts.add({ startTime, value, hadRecentInput } as Parameters<Shifts['add']>[0])
  shift(100, 0.05)
  shift(600, 0.05)
  shift(700, 0.9, true)
  expect(shift(9000, 0.03)).toBeCloseTo(100)
})

it('keeps whole numbers that can be true', () => {
  expect(whole({ lcp: 12.6, inp: 1e7, ttfb: -3 })).toEqual({ lcp: 13 })
})

it.each([
  ['/', 'home'],
  ['/games/last-light', 'game'],
  ['/static/terms', 'text'],
  ['/contact', 'other'],
])('knows the kind of %s', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind)
})
