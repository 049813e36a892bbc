import type { Part } from '../content/content.ts'
import type { PageInfo } from './page-info.ts'

/** What the server hands to the browser inside the HTML, once. */
export interface PageData {
  info: PageInfo
  content: Record<string, Part>
  /** Loader data by route id. */
  routes: Record<string, unknown>
}

/** The head of a page. Loaders return it beside their data. */
export interface PageMeta {
  title: string
  description: string
  /** The picture that shared links show: a path of the site or an absolute address. */
  image?: string | null
  /** Path without locale prefix that this page is to be known by; the page's own path when absent. */
  canonicalPath?: string
  /** The address this page is to be known by in every language, where the content names one. */
  canonicalUrl?: string
  /** Keeps the page out of search engines. */
  isUnlisted?: boolean
  /** The picture to fetch first; one for each kind of screen when they differ. */
  preloadImages?: { href: string; srcSet?: string; media?: string }[]
}

export interface WithMeta {
  meta: PageMeta
}
