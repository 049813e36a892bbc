/**
 * Remembers what was read for a while, by key. Callers at the same moment share one read, a failed read is
 * forgotten, and when full the entry unused for longest goes first.
 */
export class Memory<Value> {
  readonly #lifeMs: number
  readonly #entriesMax: number
  readonly #entries = new Map<string, { untilMs: number; value: Promise<Value>; isRead: boolean }>()

  constructor(lifeMs: number, entriesMax: number) {
    this.#lifeMs = lifeMs
    this.#entriesMax = entriesMax
  }

  /** The remembered value, or the one `read` gives now. */
  take(key: string, now: Date, read: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key)
    this.#entries.delete(key)
    const isFresh = known && now.getTime() < known.untilMs
    const entry = isFresh ? known : { untilMs: now.getTime() + this.#lifeMs, value: read(), isRead: false }
    this.#entries.set(key, entry)
    if (!isFresh) {
      this.#dropOldest()
      entry.value.then(
        () => (entry.isRead = true),
        () => this.#entries.get(key) === entry && this.#entries.delete(key),
      )
    }
    return entry.value
  }

  /** The remembered value where it has been read already; what another caller is still reading is not waited for. */
  known(key: string, now: Date): Promise<Value> | undefined {
    const entry = this.#entries.get(key)
    return entry && entry.isRead && now.getTime() < entry.untilMs ? entry.value : undefined
  }

  #dropOldest(): void {
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > this.#entriesMax && oldest !== undefined) this.#entries.delete(oldest)
  }
}
