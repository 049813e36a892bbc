/** What became of a nonce: taken now, taken before, or not taken because the memory is full. */
export type NonceClaim = 'fresh' | 'used' | 'full'

export interface NonceMemory {
  claim(key: string, nowMs: number): NonceClaim
}

/** About 60 MB at the worst: far more calls than one process can serve within two lifetimes. */
const GENERATION_MAX = 400_000

/**
 * Remembers used nonces for at least `lifetimeMs`. Two generations are kept and the older one is dropped
 * whenever the newer has lived its time, so forgetting costs nothing per call. A full memory takes no
 * more, because forgetting early would let a call be replayed.
 */
export function createNonceMemory(lifetimeMs: number, generationMax = GENERATION_MAX): NonceMemory {
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
      if (newer.has(key) || older.has(key)) return 'used'
      if (newer.size >= generationMax) return 'full'
      newer.add(key)
      return 'fresh'
    },
  }
}
