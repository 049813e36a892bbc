/** A file of the content tree: `category.file`, both in camelCase (`modals.signIn`). */
export type PartName = `${string}.${string}`
export type Part = Readonly<Record<string, unknown>>

/** A page of a folder of pages, as `index.<folder>` lists it under `pages`. */
export interface IndexedPage {
  /** The part that holds it. */
  part: PartName
  /** The last piece of its address. */
  pageIdentity: string
  title: string
  icon?: string
  /** Where nobody wrote it in the visitor's language: that of its text, as attributes of what shows it. */
  written?: { lang: string; dir: 'ltr' | 'rtl' }
}

/** The texts of one page in one locale, already merged with the default locale key by key. */
export interface Content {
  /** The part, which must have been asked for with `need` before. An unknown part is empty. */
  get(name: PartName): Part
  /** Makes parts available; resolves at once for those at hand. */
  need(names: readonly PartName[]): Promise<void>
}

/** Content that starts with the parts that came with the page and fetches the others. */
export class FetchedContent implements Content {
  readonly #parts: Map<string, Part>
  readonly #fetchParts: (names: readonly PartName[]) => Promise<Record<string, Part>>
  readonly #pending = new Map<string, Promise<void>>()

  constructor(parts: Record<string, Part>, fetchParts: (names: readonly PartName[]) => Promise<Record<string, Part>>) {
    this.#parts = new Map(Object.entries(parts))
    this.#fetchParts = fetchParts
  }

  get(name: PartName): Part {
    return this.#parts.get(name) ?? EMPTY
  }

  async need(names: readonly PartName[]): Promise<void> {
    const missing = names.filter((name) => !this.#parts.has(name) && !this.#pending.has(name))
    if (missing.length > 0) {
      const arrival = this.#fetchParts(missing)
        .then((parts) => missing.forEach((name) => this.#parts.set(name, parts[name] ?? EMPTY)))
        .finally(() => missing.forEach((name) => this.#pending.delete(name)))
      missing.forEach((name) => this.#pending.set(name, arrival))
    }
    await Promise.all(names.flatMap((name) => this.#pending.get(name) ?? []))
  }
}

const EMPTY: Part = {}
