const relays = new Set<() => void>()

/** Registers a relay's kick until the returned function is called. */
export function onWake(kick: () => void): () => void {
  relays.add(kick)
  return () => relays.delete(kick)
}

/**
 * Tells the relays of this process that facts were committed. `publish` does it by itself; call it after a
 * statement whose SQL wrote to the outbox. Forgetting it costs at most the time between two polls.
 */
export function wakeRelays(): void {
  for (const kick of relays) kick()
}
