import type { PageInfo } from './page-info.ts'

/** A link as the content tree writes it. */
export interface ContentLink {
  label: string
  /** A path of the site, a query for the page one is on, or an address that begins with `http`. */
  url: string
  targetBlank?: boolean
}

export interface LinkAttributes {
  href: string
  target?: '_blank'
  rel?: 'noopener'
}

/** The attributes of an anchor to an address of the content tree. What leads out of the site opens a new window. */
export function linkTo({ prefix }: Pick<PageInfo, 'prefix'>, url: string, targetBlank = false): LinkAttributes {
  const isOutside = /^https?:/.test(url)
  const window = isOutside || targetBlank ? ({ target: '_blank', rel: 'noopener' } as const) : {}
  return { href: isOutside || !url.startsWith('/') ? url : inLocale(prefix, url), ...window }
}

/** `/de` itself has no slash at its end, also before a query. */
function inLocale(prefix: string, path: string): string {
  return prefix && /^\/(?=$|[?#])/.test(path) ? prefix + path.slice(1) : prefix + path
}
