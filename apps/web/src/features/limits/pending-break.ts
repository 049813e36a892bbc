/** A break that was asked for and not taken yet. It outlives the page: what protects somebody is not lost by a reload. */
export interface PendingBreak {
  playerId: string
  /** Makes all attempts one break. */
  requestKey: string
  askedAtMs: number
}

const KEY = 'pendingBreak'
const DAY_MS = 86_400_000

export function keepPendingBreak(pending: PendingBreak): void {
  localStorage.setItem(KEY, JSON.stringify(pending))
}

/** The one of this player; one that would be over by now, or somebody else's, is none. */
export function readPendingBreak(playerId: string, nowMs = Date.now()): PendingBreak | null {
  const text = localStorage.getItem(KEY)
  if (!text) return null
  const pending = JSON.parse(text) as PendingBreak
  return pending.playerId === playerId && nowMs - pending.askedAtMs < DAY_MS ? pending : null
}

export function forgetPendingBreak(): void {
  localStorage.removeItem(KEY)
}
