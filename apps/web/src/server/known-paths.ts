import { isPlayerOnlyPath, takesSearch } from '../routes/page-paths.ts'

/** What the address of a page says before anybody looks at who asks for it. */
export interface KnownPath {
  /** As a URL has it. */
  pathname: string
  /** What is known of the page without its locale. */
  page: PagePath
}

interface PagePath {
  path: string
  /** Whether guests are sent from there to sign in. */
  isPlayerOnly: boolean
  /** Whether its query can change it. */
  takesSearch: boolean
}

const PATHS_MAX = 5000
const LENGTH_MAX = 200

/**
 * Addresses that had a page the last time, as they stand on the request line without the query. They are neither a
 * file's nor a letter's, and need not be read again.
 */
export class KnownPaths {
  readonly #paths = new Map<string, KnownPath>()

  find(path: string): KnownPath | null {
    return this.#paths.get(path) ?? null
  }

  keep(url: string, pathname: string): void {
    const [path = ''] = url.split('?')
    if (path.length > LENGTH_MAX || path.includes('#') || this.#paths.has(path)) return
    if (this.#paths.size >= PATHS_MAX) this.#paths.clear()
    this.#paths.set(path, readPath(pathname))
  }

  clear(): void {
    this.#paths.clear()
  }
}

/** An address that nobody asked for before. */
export function readPath(pathname: string): KnownPath {
  return { pathname, page: readPagePath(pathname) }
}

/** What is known of `path`, which is what a locale leaves of the address. */
export function pagePathOf(known: KnownPath, path: string): PagePath {
  if (known.page.path !== path) known.page = readPagePath(path)
  return known.page
}

function readPagePath(path: string): PagePath {
  return { path, isPlayerOnly: isPlayerOnlyPath(path), takesSearch: takesSearch(path) }
}
