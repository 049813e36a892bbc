import { describe, expect, it } from 'vitest'
import { Memory } from './memory.ts'

const at = (ms: number) => new Date(ms)

describe('what was read', () => {
  it('is read once for callers at the same moment, and again after its life', async () => {
    const memory = new Memory<number>(1000, 10)
    let reads = 0
    const take = (ms: number) => memory.take('key', at(ms), async () => ++reads)
    expect(await Promise.all([take(0), take(0), take(999)])).toEqual([1, 1, 1])
    expect(await take(1000)).toBe(2)
  })

  it('is forgotten when reading failed', async () => {
    const memory = new Memory<string>(1000, 10)
    await expect(memory.take('key', at(0), () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await memory.take('key', at(1), async () => 'up')).toBe('up')
  })

  it('makes room by dropping what was unused for longest', async () => {
    const memory = new Memory<string>(1000, 2)
    const read: string[] = []
    const take = (key: string) => memory.take(key, at(0), async () => (read.push(key), key))
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await take(key)
    expect(read).toEqual(['a', 'b', 'c', 'b'])
  })
})
