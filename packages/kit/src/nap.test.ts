import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createNaps } from './nap.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('lasts as long as was asked, unless it is ended', async () => {
  const naps = createNaps()
  const isOver = vi.fn()
  void naps.take(100).then(isOver)
  await vi.advanceTimersByTimeAsync(99)
  expect(isOver).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver).toHaveBeenCalledTimes(1)
  void naps.take(100).then(isOver)
  naps.end()
  await vi.advanceTimersByTimeAsync(0)
  expect(isOver).toHaveBeenCalledTimes(2)
  expect(vi.getTimerCount()).toBe(0)
})

it('knows nothing of what was ended between two of them', async () => {
  const naps = createNaps()
  naps.end()
  const isOver = vi.fn()
  void naps.take(100).then(isOver)
  await vi.advanceTimersByTimeAsync(99)
  expect(isOver).not.toHaveBeenCalled()
})
