import type { Search } from '../shared/page/search.ts'
import { type PageEntry, pages } from './page-table.ts'

const patterns = pages.map((page: PageEntry) => ({
  page,
  pattern: new RegExp(`^${page.path.replaceAll(/\$\w+/g, '[^/]+')}$`),
}))

function pageAt(path: string) {
  return patterns.find(({ pattern }) => pattern.test(path))?.page
}

/** The members of a query that change the HTML of a path, in one order; the rest stays out of the cache's key. */
export function cacheableSearch(path: string, search: Search): Search {
  const page = pageAt(path)
  const keys = page?.search ?? []
  const hidden = (page?.secrets ?? []).filter((key) => search[key] !== undefined).map((key) => [key, ''])
  return Object.fromEntries([
    ...hidden,
    ...keys.toSorted().flatMap((key) => {
      const value = search[key]
      return value === undefined ? [] : [[key, Array.isArray(value) ? value.toSorted() : value]]
    }),
  ])
}

/** Whether any member of a query changes the HTML of a path. */
export function takesSearch(path: string): boolean {
  const page = pageAt(path)
  return (page?.search?.length ?? 0) + (page?.secrets?.length ?? 0) > 0
}

/** Whether the site has a page at this path, one that leads on to another included. */
export function isPagePath(path: string): boolean {
  return pageAt(path) !== undefined || path === '/profile' || path === '/categories' || path === '/questions'
}

/** The switch that a page at this path needs to be there, where it needs one. */
export function flagOf(path: string) {
  return pageAt(path)?.flag
}

/** Paths that guests are sent to sign in from. */
export function isPlayerOnlyPath(path: string): boolean {
  return pageAt(path)?.isPlayerOnly === true || path === '/profile' || path.startsWith('/profile/')
}
