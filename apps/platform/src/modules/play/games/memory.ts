/**
 * Remembers what was read for a while, by key. Callers at the same moment share one read, a failed read is
 * forgotten, and when full the entry unused for longest goes first.
 */
export class Memory<Value> {
  readonly #lifeMs: number
  readonly #entriesMax: number
  readonly #entries = new Map<string, { untilMs: number; value: Promise<Value> }>()

  constructor(lifeMs: number, entriesMax: number) {
    this.#lifeMs = lifeMs
    this.#entriesMax = entriesMax
  }

  /** The remembered value, or the one `read` gives now. */
  take(key: string, now: Date, read: () => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key)
    this.#entries.delete(key)
    const isFresh = known && now.getTime() < known.untilMs
    const entry = isFresh ? known : { untilMs: now.getTime() + this.#lifeMs, value: read() }
    this.#entries.set(key, entry)
    if (!isFresh) {
      this.#dropOldest()
      entry.value.catch(() => this.#entries.get(key) === entry && this.#entries.delete(key))
    }
    return entry.value
  }

  #dropOldest(): void {
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > this.#entriesMax && oldest !== undefined) this.#entries.delete(oldest)
  }
}
