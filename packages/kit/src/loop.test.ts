import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Loop, type LoopOptions, startLoop } from './loop.ts'

const POLL_MS = 500
const GATHER_MS = 100

let loop: Loop
const round = vi.fn<LoopOptions['round']>()
const onFailure = vi.fn<LoopOptions['onFailure']>()
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  round.mockReset().mockResolvedValue(null)
  onFailure.mockReset()
})

afterEach(async () => {
  await loop.stop()
  vi.useRealTimers()
})

/** A loop whose first round is over, and the time for others to join it. */
async function quietLoop(): Promise<void> {
  loop = startLoop({ round, onFailure, pollMs: POLL_MS, gatherMs: GATHER_MS })
  await pass(GATHER_MS)
  round.mockClear()
}

it('goes a round at once for a kick after a quiet moment', async () => {
  await quietLoop()
  loop.kick()
  await pass(0)
  expect(round.mock.calls).toEqual([[false]])
})

it('lets kicks behind a round gather, and takes them together', async () => {
  await quietLoop()
  loop.kick()
  await pass(1)
  loop.kick()
  loop.kick()
  await pass(GATHER_MS - 2)
  expect(round).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(round).toHaveBeenCalledTimes(2)
})

it('looks now and then by itself, and lets nobody wait behind that', async () => {
  await quietLoop()
  await pass(POLL_MS)
  expect(round.mock.calls).toEqual([[true]])
  loop.kick()
  await pass(0)
  expect(round.mock.calls).toEqual([[true], [false]])
})

it('goes on by itself, when it is told to, where more is left', async () => {
  await quietLoop()
  round.mockResolvedValueOnce(7)
  loop.kick()
  await pass(6)
  expect(round).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(round.mock.calls).toEqual([[false], [false]])
})

it('pauses longer and longer behind failures, whoever kicks, and not behind the next success', async () => {
  await quietLoop()
  round.mockRejectedValueOnce('first').mockRejectedValueOnce('second')
  loop.kick()
  await pass(1)
  loop.kick()
  await pass(POLL_MS - 2)
  expect(round).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(round).toHaveBeenCalledTimes(2)
  expect(onFailure.mock.calls).toEqual([
    ['first', 1],
    ['second', 2],
  ])
  await pass(2 * POLL_MS - 1)
  expect(round).toHaveBeenCalledTimes(2)
  await pass(1 + GATHER_MS)
  expect(round).toHaveBeenCalledTimes(3)
  loop.kick()
  await pass(0)
  expect(round).toHaveBeenCalledTimes(4)
})

it('ends after the round under way, and leaves no timer', async () => {
  await quietLoop()
  let end: () => void = () => undefined
  round.mockImplementationOnce(() => new Promise((resolve) => (end = () => resolve(0))))
  loop.kick()
  await pass(0)
  const isStopped = vi.fn()
  void loop.stop().then(isStopped)
  await pass(POLL_MS)
  expect(isStopped).not.toHaveBeenCalled()
  end()
  await pass(0)
  expect(isStopped).toHaveBeenCalledTimes(1)
  expect(round).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})
