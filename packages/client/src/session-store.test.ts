import { describe, expect, it } from 'vitest'
import { ApiFailure } from './failure.ts'
import { SessionStore, readSessionChange } from './session-store.ts'

const NOW_MS = 1_800_000_000_000

function tokenEndingIn(seconds: number, mark = ''): string {
  const claims = { sub: 'p1', sessionId: 's1', exp: NOW_MS / 1000 + seconds, mark }
  return `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`
}

/** Two tabs of one browser: one cookie jar, one storage, one count of refresh calls. */
function browser(refresh: (old: string) => Promise<string>) {
  let cookie = ''
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
  const sleepers: (() => void)[] = []
  const calls: string[] = []
  const tab = () =>
    new SessionStore({
      readCookies: () => cookie,
      writeCookie: (text) => (cookie = text.split(';')[0]!),
      storage,
      isSecure: true,
      nowMs: () => NOW_MS,
      sleep: () => new Promise((resolve) => sleepers.push(resolve)),
      refresh: (old) => {
        calls.push(old)
        return refresh(old)
      },
    })
  const wake = async () => {
    for (const resolve of sleepers.splice(0)) resolve()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { tab, storage, calls, wake, sleepers }
}

describe('session store', () => {
  it('hands out a token that still has more than 10 seconds', async () => {
    const { tab, calls } = browser(async () => 'unused')
    const store = tab()
    store.save(tokenEndingIn(11))
    expect(await store.token()).toBe(tokenEndingIn(11))
    expect(calls).toHaveLength(0)
  })

  it('refreshes once when two calls of one tab find the token about to end', async () => {
    const fresh = tokenEndingIn(900)
    const { tab, calls } = browser(async () => fresh)
    const store = tab()
    store.save(tokenEndingIn(10))
    expect(await Promise.all([store.token(), store.token()])).toEqual([fresh, fresh])
    expect(calls).toHaveLength(1)
  })

  it('waits for the tab that is already refreshing and takes its token', async () => {
    const fresh = tokenEndingIn(900)
    let finish: (token: string) => void = () => {}
    const { tab, calls, wake, sleepers } = browser(() => new Promise((resolve) => (finish = resolve)))
    const first = tab()
    const second = tab()
    first.save(tokenEndingIn(1))
    const firstToken = first.token()
    const secondToken = second.token()
    expect(sleepers).toHaveLength(1)
    finish(fresh)
    expect(await firstToken).toBe(fresh)
    await wake()
    expect(await secondToken).toBe(fresh)
    expect(calls).toHaveLength(1)
  })

  it('tries for itself after 10 waits, when the other tab died holding the lock', async () => {
    const fresh = tokenEndingIn(900)
    const { tab, storage, calls, wake } = browser(async () => fresh)
    const store = tab()
    store.save(tokenEndingIn(1))
    storage.setItem('refreshSession', 'loading')
    const token = store.token()
    for (let waits = 0; waits < 10; waits += 1) {
      expect(calls).toHaveLength(0)
      await wake()
    }
    expect(await token).toBe(fresh)
  })

  it('yields no token when the refresh is refused', async () => {
    const { tab, storage } = browser(() => Promise.reject(new ApiFailure(401, 3, 'over')))
    const store = tab()
    store.save(tokenEndingIn(1))
    expect(await store.token()).toBeNull()
    expect(storage.getItem('refreshSession')).toBeNull()
  })

  it('leaves a session alone that began while the old token was being refreshed', async () => {
    let finish: (token: string) => void = () => {}
    const { tab } = browser(() => new Promise((resolve) => (finish = resolve)))
    const store = tab()
    store.save(tokenEndingIn(1))
    const refreshed = store.token()
    const newer = tokenEndingIn(900, 'somebody else')
    tab().save(newer)
    finish(tokenEndingIn(900, 'old player'))
    expect(await refreshed).toBe(newer)
    expect(store.peek()).toBe(newer)
  })

  it('keeps the session when the server cannot be reached, and lets go of the lock', async () => {
    const { tab, storage } = browser(() => Promise.reject(new ApiFailure(0, 0, 'offline')))
    const store = tab()
    store.save(tokenEndingIn(1))
    await expect(store.token()).rejects.toThrow('offline')
    expect(store.peek()).toBe(tokenEndingIn(1))
    expect(storage.getItem('refreshSession')).toBeNull()
  })

  it('reads what another tab announced and ignores what it cannot decode', () => {
    expect(readSessionChange(btoa('1-login'))).toEqual({ change: 'login', endedBy: null })
    expect(readSessionChange(btoa('1-logout'))).toEqual({ change: 'logout', endedBy: null })
    expect(readSessionChange(btoa('1-logout-password'))).toEqual({ change: 'logout', endedBy: 'password' })
    expect(readSessionChange('%%%')).toBeNull()
    expect(readSessionChange(btoa('1-else'))).toBeNull()
  })
})
