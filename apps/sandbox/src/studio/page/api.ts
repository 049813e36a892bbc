import type { SessionState } from '../http/state.ts'
import type { PlayRules } from '../play/rules.ts'
import type { RoundReply } from '../play/reply.ts'

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

const SPIN_ATTEMPTS = 6

/**
 * Plays one round. The key is made before the first attempt and stays the same, so a repeat after a lost
 * answer returns the round that was played instead of playing another.
 */
export async function spin(session: string, bet: bigint, grantId?: string): Promise<RoundReply> {
  const clientRoundKey = roundKey()
  const body = JSON.stringify({ session, bet: String(bet), clientRoundKey, grantId })
  for (let attempt = 1; ; attempt++) {
    try {
      return await request<RoundReply>('/studio/api/spin', post(body))
    } catch (error) {
      const isLost = error instanceof PlayError && (error.code === 'offline' || error.code === 'failed')
      if (!isLost || attempt >= SPIN_ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, 400 * 2 ** attempt))
    }
  }
}

const post = (body: string): RequestInit => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body })

/** Not `randomUUID`, which browsers offer on secure origins only. */
function roundKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function request<T>(path: string, init: RequestInit): Promise<T> {
  let reply: { data?: T; error?: { code: string; balance?: string } }
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(30_000) })
    reply = await response.json()
  } catch {
    throw new PlayError('offline')
  }
  if (reply.data !== undefined) return reply.data
  throw new PlayError(reply.error?.code ?? 'failed', reply.error?.balance)
}
