import { describe, expect, it } from 'vitest'
import { PageCache } from './page-cache.ts'

function setup(bytesMax?: number) {
  const clock = { nowMs: 1_000_000 }
  const failures: unknown[] = []
  const cache = new PageCache({ now: () => clock.nowMs, onError: (error) => failures.push(error), bytesMax })
  let renders = 0
  const make =
    (html = 'page', status = 200) =>
    () => {
      renders += 1
      return Promise.resolve({ status, redirect: null, html: `${html} ${renders}` })
    }
  return { cache, clock, failures, make, renders: () => renders }
}

describe('the page cache', () => {
  it('renders once for many who ask at the same time', async () => {
    const { cache, make, renders } = setup()
    const pages = await Promise.all([cache.get('a', make()), cache.get('a', make()), cache.get('a', make())])
    expect(renders()).toBe(1)
    expect(new Set(pages.map(({ etag }) => etag)).size).toBe(1)
  })

  it('shows an old page at once and renews it behind', async () => {
    const { cache, clock, make } = setup()
    await cache.get('a', make())
    clock.nowMs += 20_000
    expect((await cache.get('a', make())).plain.toString()).toBe('page 1')
    await expect.poll(async () => (await cache.get('a', make())).plain.toString()).toBe('page 2')
  })

  it('waits for a new page when the old one is too old', async () => {
    const { cache, clock, make } = setup()
    await cache.get('a', make())
    clock.nowMs += 11 * 60_000
    expect((await cache.get('a', make())).plain.toString()).toBe('page 2')
  })

  it('keeps the old page and reports when its renewal fails', async () => {
    const { cache, clock, failures, make } = setup()
    await cache.get('a', make())
    clock.nowMs += 20_000
    const page = await cache.get('a', () => Promise.reject(new Error('down')))
    expect(page.plain.toString()).toBe('page 1')
    await expect.poll(() => failures.length).toBe(1)
  })

  it('does not keep pages that are not found', async () => {
    const { cache, make, renders } = setup()
    await cache.get('a', make('gone', 404))
    await cache.get('a', make('gone', 404))
    expect(renders()).toBe(2)
    expect(cache.bytes).toBe(0)
  })

  it('stays within its bytes by letting go of what was used least recently', async () => {
    const { cache, make, renders } = setup(4000)
    for (const key of ['a', 'b', 'c']) await cache.get(key, make('x'.repeat(1500)))
    expect(cache.bytes).toBeLessThanOrEqual(4000)
    await cache.get('c', make())
    expect(renders()).toBe(3)
    await cache.get('a', make())
    expect(renders()).toBe(4)
  })
})
