import type { SessionEnd } from '@baize/contract'
import { ApiFailure } from './failure.ts'
import { InvalidTokenError, isTokenSpent } from './access-token.ts'

const COOKIE = 'access_token'
const COOKIE_SECONDS = 365 * 86_400
const LOCK_KEY = 'refreshSession'
const LOCK_TRIES = 10
const LOCK_DELAY_MS = 500
const CHANGE_KEY = 'changeSession'

/** The browser parts the session needs, named so that tests can stand in for them. */
export interface SessionPorts {
  readCookies(): string
  writeCookie(cookie: string): void
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  isSecure: boolean
  nowMs(): number
  sleep(durationMs: number): Promise<void>
  /** Calls the refresh operation with the old token; resolves to the new one, rejects when refused. */
  refresh(oldToken: string): Promise<string>
}

/**
 * The access token of this browser: kept in the `access_token` cookie, refreshed 10 s before its end by
 * one tab while the others wait (10 × 500 ms) for its result in local storage.
 */
export class SessionStore {
  readonly #ports: SessionPorts
  #refreshing: Promise<string | null> | null = null

  constructor(ports: SessionPorts) {
    this.#ports = ports
  }

  /** The token as it stands, spent or not. */
  peek(): string | null {
    const match = /(?:^|;\s*)access_token=([^;]*)/.exec(this.#ports.readCookies())
    return match?.[1] || null
  }

  /**
   * A token that is good for the next seconds; `null` when there is no session or the server has ended it.
   * Rejects when the server could not be asked: the session may well live, so nothing is thrown away.
   */
  async token(): Promise<string | null> {
    const token = this.peek()
    if (!token) return null
    try {
      if (!isTokenSpent(token, this.#ports.nowMs())) return token
    } catch (error) {
      if (!(error instanceof InvalidTokenError)) throw error
      return null
    }
    this.#refreshing ??= this.#refresh(token).finally(() => (this.#refreshing = null))
    return this.#refreshing
  }

  save(token: string): void {
    this.#writeCookie(token, COOKIE_SECONDS)
  }

  clear(): void {
    this.#writeCookie('', 0)
    this.#ports.storage.removeItem(LOCK_KEY)
  }

  /**
   * Tells the other tabs; the value is base64 of `<ms>-login` or `<ms>-logout`, and of what ended the session where
   * that was not its player here.
   */
  announce(change: 'login' | 'logout', endedBy: SessionEnd | null = null): void {
    const parts = [this.#ports.nowMs(), change, ...(endedBy ? [endedBy] : [])]
    this.#ports.storage.setItem(CHANGE_KEY, btoa(parts.join('-')))
  }

  #writeCookie(value: string, seconds: number): void {
    const secure = this.#ports.isSecure ? '; Secure' : ''
    this.#ports.writeCookie(`${COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`)
  }

  async #refresh(spent: string): Promise<string | null> {
    const { storage } = this.#ports
    if (storage.getItem(LOCK_KEY)?.startsWith('loading')) {
      const theirs = await this.#awaitOtherTab(spent)
      if (theirs) return theirs
    }
    storage.setItem(LOCK_KEY, 'loading')
    try {
      const token = await this.#ports.refresh(spent)
      // Somebody may have signed in or out meanwhile; the newer session stands.
      if (this.peek() !== spent) {
        storage.removeItem(LOCK_KEY)
        return this.peek()
      }
      this.save(token)
      storage.setItem(LOCK_KEY, token)
      return token
    } catch (error) {
      storage.removeItem(LOCK_KEY)
      if (error instanceof ApiFailure && error.isSessionOver) return null
      throw error
    }
  }

  /** The other tab's token; `null` when it gave up or died, so that this tab tries for itself. */
  async #awaitOtherTab(spent: string): Promise<string | null> {
    for (let attempt = 0; attempt < LOCK_TRIES; attempt += 1) {
      await this.#ports.sleep(LOCK_DELAY_MS)
      const current = this.peek()
      if (current && current !== spent) return current
      const lock = this.#ports.storage.getItem(LOCK_KEY)
      if (lock && lock !== 'loading') return lock
      if (!lock) return null
    }
    return null
  }
}

/** What another tab did with the session they share. */
export interface AnnouncedChange {
  change: 'login' | 'logout'
  /** As the other tab gave it, which may be of another version of the site. */
  endedBy: string | null
}

/** Reads a `changeSession` value; `null` for anything that is not one. */
export function readSessionChange(value: string | null): AnnouncedChange | null {
  if (!value) return null
  try {
    const [, change, endedBy = null] = atob(value).split('-')
    return change === 'login' || change === 'logout' ? { change, endedBy } : null
  } catch {
    return null
  }
}
