/** Remembers which nonces were used, for as long as a signature with them could still be accepted. */
export interface NonceMemory {
  /** True for the first to claim the key, false for everyone after, until it is forgotten. */
  claim: (key: string, nowMs: number) => boolean
}

/**
 * Keeps two generations and drops the older one whenever the newer is `lifetimeMs` old, so a key is
 * kept for at least `lifetimeMs` and forgetting costs nothing per call.
 */
export function createNonceMemory(lifetimeMs: number): NonceMemory {
  let older = new Set<string>()
  let newer = new Set<string>()
  let newerSinceMs = Number.NEGATIVE_INFINITY
  return {
    claim(key, nowMs) {
      if (nowMs - newerSinceMs >= lifetimeMs) {
        older = nowMs - newerSinceMs >= lifetimeMs * 2 ? new Set() : newer
        newer = new Set()
        newerSinceMs = nowMs
      }
      if (newer.has(key) || older.has(key)) return false
      newer.add(key)
      return true
    },
  }
}
