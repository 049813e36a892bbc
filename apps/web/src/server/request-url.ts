/**
 * The query of an address, as `URL.search` has it, when reading it needs no URL: it holds nothing that would be
 * written in another way. `null` leaves it to `parseUrl`.
 */
export function plainSearch(url: string, queryAt: number): string | null {
  if (queryAt < 0 || queryAt === url.length - 1) return ''
  const search = url.slice(queryAt)
  return /^\?[\w.~%+=&-]*$/.test(search) ? search : null
}

/** The address of a request on this site; `null` for one that no page could have. */
export function parseUrl(text: string, origin: string): URL | null {
  const path = text.replace(/^\/{2,}/, '/')
  if (!path.startsWith('/')) return null
  try {
    const url = new URL(path, origin)
    if (url.origin !== origin) return null
    decodeURI(url.pathname)
    return url
  } catch {
    return null
  }
}
