/** A line in which groups take turns, one of each, in the order in which they came; bounded, as is each group. */
export class FairLine<Item> {
  readonly #groups = new Map<string, Item[]>()
  #size = 0

  constructor(
    private readonly sizeMax: number,
    private readonly groupMax: number,
  ) {}

  get size(): number {
    return this.#size
  }

  /** False when there is no room, in the line or for the group. */
  enter(group: string, item: Item): boolean {
    const waiting = this.#groups.get(group) ?? []
    if (this.#size >= this.sizeMax || waiting.length >= this.groupMax) return false
    waiting.push(item)
    this.#groups.set(group, waiting)
    this.#size += 1
    return true
  }

  /** Whose turn it is; undefined when nobody waits. */
  leave(): Item | undefined {
    for (const [group, waiting] of this.#groups) {
      this.#groups.delete(group)
      const item = waiting.shift()
      if (waiting.length > 0) this.#groups.set(group, waiting)
      this.#size -= 1
      return item
    }
    return undefined
  }
}
