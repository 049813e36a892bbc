import { expect, it, vi } from 'vitest'
import { loadOnce } from './load-once.ts'

it('loads once, also for those who ask at the same moment', async () => {
  const load = vi.fn(async () => ({}))
  const loadAgain = loadOnce(load)
  const [first, second] = await Promise.all([loadAgain(), loadAgain()])
  expect(second).toBe(first)
  expect(await loadAgain()).toBe(first)
  expect(load).toHaveBeenCalledOnce()
})

it('tries again after a failure', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('there')
  const loadAgain = loadOnce(load)
  await expect(loadAgain()).rejects.toThrow('offline')
  expect(await loadAgain()).toBe('there')
})
