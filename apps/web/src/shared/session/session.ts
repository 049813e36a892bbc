import type { AuthResult, SessionEnd } from '@baize/contract'
import { SessionStore, decodeAccessToken, readSessionChange } from '@baize/client'
import { type LazyClient, lazyClient } from './lazy-client.ts'
import { SessionReads } from './session-reads.ts'

/** `unknown` on the server and until hydration, so that both render the same. */
export interface SessionState {
  status: 'unknown' | 'guest' | 'player'
  playerId: string | null
}

/** Why the session changed: by the player here, by a refused token, or by another tab. */
export type SessionChange =
  | { kind: 'login'; auth: AuthResult }
  | { kind: 'logout' }
  | { kind: 'loss'; endedBy: SessionEnd | null }
  | { kind: 'elsewhere'; change: 'login' | 'logout'; endedBy: string | null }

type Listener = (change: SessionChange) => void

const UNKNOWN: SessionState = { status: 'unknown', playerId: null }
const GUEST: SessionState = { status: 'guest', playerId: null }

/** The player's session in this browser: the token's cookie, the calls that carry it, and the word to other tabs. */
export class Session {
  readonly tokens = new SessionStore({
    readCookies: () => document.cookie,
    writeCookie: (cookie) => void (document.cookie = cookie),
    storage: {
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, value) => localStorage.setItem(key, value),
      removeItem: (key) => localStorage.removeItem(key),
    },
    isSecure: typeof location !== 'undefined' && location.protocol === 'https:',
    nowMs: () => Date.now(),
    sleep: (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs)),
    refresh: async (token) => {
      const { endOf, refreshToken } = await import('./client.ts')
      return refreshToken(token).catch((error: unknown) => {
        this.#endedBy = endOf(error)
        throw error
      })
    },
  })

  /** What its calls have asked for. */
  readonly reads = new SessionReads()

  /** Every call of the browser goes through this client. */
  readonly api: LazyClient = lazyClient(this)

  #state: SessionState = UNKNOWN
  /** Kept for the calls that go out, or come back, without a token after the first that was told. */
  #endedBy: SessionEnd | null = null
  readonly #subscribers = new Set<() => void>()
  readonly #listeners = new Set<Listener>()

  readonly getState = (): SessionState => this.#state
  readonly getServerState = (): SessionState => UNKNOWN

  readonly subscribe = (subscriber: () => void): (() => void) => {
    this.#subscribers.add(subscriber)
    return () => this.#subscribers.delete(subscriber)
  }

  /** Told after the state has changed. */
  onChange(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Reads the cookie and starts to listen to other tabs. Called once, after hydration. */
  start(): () => void {
    this.#set(this.#read())
    const onStorage = (event: StorageEvent) => {
      const change = event.key === 'changeSession' ? readSessionChange(event.newValue) : null
      const isNews = this.#state.status === (change?.change === 'login' ? 'guest' : 'player')
      if (change && isNews) this.#tell({ kind: 'elsewhere', ...change })
    }
    // A page that was put aside whole has heard of nothing meanwhile.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      const { status, playerId } = this.#read()
      if (!persisted || playerId === this.#state.playerId) return
      this.#tell({ kind: 'elsewhere', change: status === 'player' ? 'login' : 'logout', endedBy: null })
    }
    addEventListener('storage', onStorage)
    addEventListener('pageshow', onReturn)
    return () => {
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', onReturn)
    }
  }

  /** What every way of signing in ends with. */
  signedIn(auth: AuthResult): void {
    this.tokens.save(auth.accessToken)
    this.tokens.announce('login')
    this.#endedBy = null
    this.#set(this.#read())
    this.#tell({ kind: 'login', auth })
  }

  /** Ends the session here, without a word to the server. */
  forget(): void {
    if (this.tokens.peek()) this.#clear()
  }

  /** Closes the session on the server, whatever it answers, and here. */
  async signOut(): Promise<void> {
    await this.endBy(() => this.api.call('logout', {}).catch(() => undefined))
  }

  /** Ends the session here with a call that ends it on the server. A call that is refused changes nothing. */
  endBy<Reply>(call: () => Promise<Reply>): Promise<Reply> {
    const end = async () => {
      const reply = await call()
      if (this.#state.status === 'player') {
        this.#clear()
        this.#tell({ kind: 'logout' })
      }
      return reply
    }
    return inTurn(() => this.reads.pausedFor(end))
  }

  /** Asks the server whether the session lives, which ends it here if not; a sign-out under way in any tab goes first. */
  verify(): Promise<void> {
    return inTurn(async () => {
      if (this.#state.status !== 'player' || !this.tokens.peek()) return
      await this.api.call('getProfile', {}).catch(() => undefined)
    })
  }

  /** A call was told that the session is over, and by what where the platform knows. */
  lose(endedBy: SessionEnd | null): void {
    this.#endedBy = endedBy ?? this.#endedBy
    if (this.#state.status === 'player') this.#clear()
    this.#tell({ kind: 'loss', endedBy: this.#endedBy })
  }

  #clear(): void {
    this.tokens.clear()
    this.tokens.announce('logout', this.#endedBy)
    this.#set(GUEST)
  }

  #read(): SessionState {
    const token = this.tokens.peek()
    try {
      return token ? { status: 'player', playerId: decodeAccessToken(token).sub } : GUEST
    } catch {
      this.tokens.clear()
      return GUEST
    }
  }

  #set(state: SessionState): void {
    this.#state = state
    if (state.status === 'player') document.documentElement.dataset.session = 'player'
    else delete document.documentElement.dataset.session
    for (const subscriber of this.#subscribers) subscriber()
  }

  #tell(change: SessionChange): void {
    for (const listener of this.#listeners) listener(change)
  }
}

/** Lets one tab at a time end or question the session. Locks need a secure origin; elsewhere nobody waits. */
function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request('session', run) : run()
}

/** The one session of this browser tab. */
export const session = new Session()
