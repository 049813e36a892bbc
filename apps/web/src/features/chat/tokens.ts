import type { LiveChatToken } from '@baize/contract'
import { api } from '../../shared/api.ts'

/** Where the token of a guest is kept. */
const GUEST_KEY = '__lc_cache_data'

/** Who somebody is at LiveChat, as its custom identity provider asks for it. */
export interface IdentityProvider {
  getToken: () => Promise<LiveChatToken>
  getFreshToken: () => Promise<LiveChatToken>
  hasToken: () => Promise<boolean>
  invalidate: () => Promise<void>
}

export function isOver({ creationDate, expiresIn }: LiveChatToken, nowMs: number): boolean {
  return nowMs >= creationDate + expiresIn
}

const fresh = () => api.call('getFreshLiveChatToken', { query: { returnUrl: location.origin } })

/** A player's token is kept by the platform. */
export const ofPlayer: IdentityProvider = {
  async getToken() {
    const kept = await api.call('getLiveChatToken', {})
    return kept && !isOver(kept, Date.now()) ? kept : fresh()
  },
  getFreshToken: fresh,
  hasToken: () => api.call('hasLiveChatToken', {}),
  async invalidate() {
    await api.call('deleteLiveChatToken', {})
  },
}

/** A guest's is kept by this browser; one that refuses to keep anything gets another with each page. */
export const ofGuest: IdentityProvider = {
  async getToken() {
    const kept = readKept()
    return kept && !isOver(kept, Date.now()) ? kept : ofGuest.getFreshToken()
  },
  async getFreshToken() {
    const token = await fresh()
    try {
      localStorage.setItem(GUEST_KEY, JSON.stringify(token))
    } catch {
      // The conversation lasts as long as the page.
    }
    return token
  },
  async hasToken() {
    const kept = readKept()
    return kept !== null && !isOver(kept, Date.now())
  },
  async invalidate() {
    localStorage.removeItem(GUEST_KEY)
  },
}

function readKept(): LiveChatToken | null {
  try {
    const kept = JSON.parse(localStorage.getItem(GUEST_KEY) ?? 'null') as LiveChatToken | null
    return typeof kept?.accessToken === 'string' ? kept : null
  } catch {
    return null
  }
}
