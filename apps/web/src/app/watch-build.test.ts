// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PART_GONE } from '../shared/connection/persist.ts'
import { watchBuild } from './watch-build.ts'

const HOUR_MS = 3_600_000

let latest: () => Response
let asked: number
const assign = vi.fn<(href: string) => void>()
let listeners: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  assign.mockClear()
  asked = 0
  latest = () => Response.json({ id: 'new' })
  vi.stubGlobal('fetch', async () => {
    asked += 1
    return latest()
  })
  vi.stubGlobal('location', { assign })
  listeners = new AbortController()
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (name: string, listener: EventListenerOrEventListenerObject) => add(name, listener, { signal: listeners.signal }),
    )
  }
})
afterEach(() => {
  listeners.abort()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The watch over a router that only moves. */
function watch() {
  let hear: Parameters<Parameters<typeof watchBuild>[0]['subscribe']>[1] = () => undefined
  watchBuild({ subscribe: (_name, listener) => void (hear = listener) }, 'old')
  return (publicHref: string, pathChanged = true) => hear({ toLocation: { publicHref }, pathChanged })
}

it('loads the next page afresh once a newer build was seen, and asks once an hour', async () => {
  const move = watch()
  move('/games/x')
  expect(assign).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  move('/de/contact')
  expect([asked, assign.mock.calls]).toEqual([1, [['/de/contact']]])
})

it('leaves a page alone on which a dialog opens, a game or a form with it', async () => {
  const move = watch()
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  move('/games/x?wallet=deposit', false)
  expect(assign).not.toHaveBeenCalled()
})

it('does not load twice within 10 seconds', async () => {
  const move = watch()
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  move('/a')
  await vi.advanceTimersByTimeAsync(9000)
  move('/b')
  expect(assign).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  move('/c')
  expect(assign).toHaveBeenCalledTimes(2)
})

it('never loads where the guard cannot be kept', async () => {
  const move = watch()
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError')
  })
  move('/a')
  expect(assign).not.toHaveBeenCalled()
})

it.each([
  ['the same build', () => Response.json({ id: 'old' })],
  ['an error', () => new Response('{"id":"new"}', { status: 500 })],
  ['no JSON', () => new Response('<html>')],
  [
    'nothing',
    () => {
      throw new TypeError('no line')
    },
  ],
])('takes %s for no newer build', async (_what, answer) => {
  const move = watch()
  latest = answer
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  move('/a')
  expect(assign).not.toHaveBeenCalled()
})

it('asks at once when a part of the build is gone, and when somebody comes back after an hour', async () => {
  watch()
  dispatchEvent(new Event(PART_GONE))
  expect(asked).toBe(1)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked).toBe(1)
  vi.setSystemTime(Date.now() + HOUR_MS)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(asked).toBe(2)
})
