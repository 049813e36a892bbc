import type { SessionState } from '../http/state.ts'
import type { PlayRules } from '../play/rules.ts'
import type { RoundReply } from '../play/reply.ts'
import { takeEarlyReply } from './early.ts'

/** The studio said no, or could not be reached (`offline`). */
export class PlayError extends Error {
  override readonly name = 'PlayError'
  readonly code: string
  readonly balance: bigint | undefined

  constructor(code: string, balance?: string) {
    super(code)
    this.code = code
    this.balance = balance === undefined ? undefined : BigInt(balance)
  }
}

export interface OpenBody {
  mode: 'real' | 'demo'
  game: string
  launchToken?: string
  rules?: PlayRules
}

export function openSession(body: OpenBody): Promise<SessionState> {
  return request<SessionState>('/studio/api/session', post(JSON.stringify(body)))
}

export function readInfo(session: string): Promise<SessionState> {
  return request<SessionState>('/studio/api/info', { headers: { 'x-studio-session': session } })
}

const FAILURES_MAX = 6
/** The player looks at a round that has begun: one that nobody answers is shown a second after somebody does. */
const AGAIN_AFTER_MAX_MS = { offline: 1000, failed: 5000 }

/**
 * Plays one round. The key is made before the first attempt and stays the same, so a repeat after a lost answer returns
 * the round that was played instead of playing another. While nobody can be reached it asks again, for as long as it
 * takes, and says so by `onWaiting`; a studio that fails is asked some times.
 */
export async function spin(
  session: string,
  round: { key: string; bet: bigint; grantId?: string | undefined },
  onWaiting: () => void,
): Promise<RoundReply> {
  const { key: clientRoundKey, bet, grantId } = round
  const body = JSON.stringify({ session, bet: String(bet), clientRoundKey, grantId })
  for (let attempt = 1, failures = 0; ; attempt++) {
    try {
      return await request<RoundReply>('/studio/api/spin', post(body))
    } catch (error) {
      const code = error instanceof PlayError ? error.code : 'broken'
      if (code === 'failed') failures += 1
      if ((code !== 'offline' && code !== 'failed') || failures === FAILURES_MAX) throw error
      if (attempt > 1) onWaiting()
      await lineOr(Math.min(AGAIN_AFTER_MAX_MS[code], 400 * 2 ** attempt))
    }
  }
}

/** Waits so long, or until the browser says that the line is back. */
function lineOr(durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, durationMs)
    addEventListener('online', done)
  })
}

const post = (body: string): RequestInit => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body })

/** The name of a round that is about to be played. Not `randomUUID`, which browsers offer on secure origins only. */
export function roundKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function request<T>(path: string, init: RequestInit): Promise<T> {
  let reply: { data?: T; error?: { code: string; balance?: string } }
  try {
    reply = (await (takeEarlyReply(path) ?? fetchJson(path, init))) as typeof reply
  } catch {
    throw new PlayError('offline')
  }
  if (reply.data !== undefined) return reply.data
  throw new PlayError(reply.error?.code ?? 'failed', reply.error?.balance)
}

async function fetchJson(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(path, { ...init, signal: AbortSignal.timeout(30_000) })
  return response.json()
}
