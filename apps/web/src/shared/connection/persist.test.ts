// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lineFailed, lineWorked } from './line.ts'
import { PART_GONE, persist } from './persist.ts'

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  lineWorked()
  vi.useRealTimers()
})

it('a part that does not arrive is asked for again', async () => {
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(lost).mockResolvedValue('part')
  const part = persist(load, () => undefined)
  await vi.advanceTimersByTimeAsync(400)
  expect(await part).toBe('part')
})

it('is asked for as soon as the line is back', async () => {
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(lost).mockResolvedValue('part')
  lineFailed()
  const part = persist(load, () => undefined)
  await vi.advanceTimersByTimeAsync(0)
  lineWorked()
  expect(await part).toBe('part')
})

it('a part that cannot be had says so in the end', async () => {
  const gone = vi.fn<() => void>()
  addEventListener(PART_GONE, gone)
  const part = persist(lost, () => undefined).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await part).toContain('Failed to fetch')
  expect(gone).toHaveBeenCalledOnce()
})

it('a part that breaks is not the line’s fault', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new RangeError('broken'))
  await expect(persist(load, () => undefined)).rejects.toThrow('broken')
  expect(load).toHaveBeenCalledOnce()
})
