const listeners = new Set<() => void>()

/** Calls `listener` whenever facts of this process were committed, until the returned function is called. */
export function onWake(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Tells the consumers of this process that facts were committed. `recordFact` does it by itself; call it after a
 * statement whose SQL recorded facts. Forgetting it costs at most the time between two polls.
 */
export function wakeConsumers(): void {
  for (const listener of listeners) listener()
}
