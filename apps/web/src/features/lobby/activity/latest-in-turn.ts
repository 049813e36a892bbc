const THROTTLE_MS = 3000

/** Hands on one thing per three seconds, the latest; what comes in between is let go. */
export function latestInTurn<Item>(onItem: (item: Item) => void): { push(item: Item): void; stop(): void } {
  let waiting: { item: Item } | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  const release = () => {
    const next = waiting
    waiting = null
    timer = next ? setTimeout(release, THROTTLE_MS) : null
    if (next) onItem(next.item)
  }
  return {
    push(item) {
      waiting = { item }
      if (timer === null) release()
    },
    stop() {
      if (timer !== null) clearTimeout(timer)
      waiting = null
    },
  }
}
