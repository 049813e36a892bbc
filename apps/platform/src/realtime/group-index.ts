/** Groups values under keys and forgets empty groups. */
export class GroupIndex<Value> {
  readonly #groups = new Map<string, Set<Value>>()

  add(key: string, value: Value): void {
    const group = this.#groups.get(key)
    if (group) group.add(value)
    else this.#groups.set(key, new Set([value]))
  }

  remove(key: string, value: Value): void {
    const group = this.#groups.get(key)
    if (group?.delete(value) && group.size === 0) this.#groups.delete(key)
  }

  /** A copy, so that members may leave while it is walked. */
  get(key: string): Value[] {
    return [...(this.#groups.get(key) ?? [])]
  }

  keys(): string[] {
    return [...this.#groups.keys()]
  }

  get size(): number {
    return this.#groups.size
  }
}
