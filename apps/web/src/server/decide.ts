import { cacheableSearch } from '../routes/page-paths.ts'
import { pathIn } from '../shared/page/locale.ts'
import { parseSearch, stringifySearch } from '../shared/page/search.ts'
import { type KnownPath, pagePathOf } from './known-paths.ts'
import type { SiteSettings } from './site-settings.ts'
import type { PageRequest, PagesConfig } from './types.ts'
import { type PageVisitor, readVisitor } from './visitor.ts'

/** What a visitor is answered with: another address, the closed house, or a page with what of the query changes it. */
export type Decision =
  | { kind: 'redirect'; to: string }
  | { kind: 'closed'; visitor: PageVisitor }
  | { kind: 'page'; visitor: PageVisitor; search: string }

/**
 * The rules of who sees what, for pages at hand and for those still to be made: the language first, then the
 * country, then whether the page is for players.
 */
export function decide(
  { request, known, search }: { request: PageRequest; known: KnownPath; search: string },
  settings: SiteSettings,
  config: PagesConfig,
): Decision {
  const visitor = readVisitor(request, known.pathname, settings, config)
  if (visitor.redirectPath !== null) return { kind: 'redirect', to: visitor.redirectPath + search }
  if (visitor.isBlocked) return { kind: 'closed', visitor }
  const page = pagePathOf(known, visitor.path)
  if (page.isPlayerOnly && !visitor.hasToken) {
    const fallback = settings.locales.find(({ isDefault }) => isDefault)!.code
    return { kind: 'redirect', to: `${pathIn(visitor.locale, '/', fallback)}?sign-in=true` }
  }
  const isKept = search !== '' && page.takesSearch
  return {
    kind: 'page',
    visitor,
    search: isKept ? stringifySearch(cacheableSearch(page.path, parseSearch(search))) : '',
  }
}
