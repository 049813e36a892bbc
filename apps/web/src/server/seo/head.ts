import { formatTag } from '@baize/contract/dates'
import { pathIn } from '../../shared/page/locale.ts'
import type { PageMeta } from '../../shared/page/page-data.ts'
import type { PageInfo } from '../../shared/page/page-info.ts'
import type { Brand } from '../brand/brand.ts'
import { brandFile } from '../brand/brand-files.ts'
import { escape } from './escape.ts'

/** The picture drawn for shared links, and its size in pixels. */
const SHARE_IMAGE = { path: '/pictures/share.webp', width: 1200, height: 630 }

type Known = Pick<PageInfo, 'locale' | 'locales' | 'publicUrl'>

export interface HeadParts {
  info: Known
  meta: PageMeta
  /** Path without locale prefix. */
  path: string
  brand: Brand
}

/** The address of a page in a language. */
export function addressIn(info: Known, locale: string, path: string): string {
  const fallback = info.locales.find(({ isDefault }) => isDefault)!.code
  return info.publicUrl + pathIn(locale, path, fallback)
}

/** The address a page is to be known by. */
export function canonicalOf({ info, meta, path }: Omit<HeadParts, 'brand'>): string {
  if (meta.canonicalUrl) return absolute(info, meta.canonicalUrl)
  return addressIn(info, info.locale, meta.canonicalPath ?? path)
}

/** What search engines and shared links read in the head of a page. */
export function headOf({ info, meta, path, brand }: HeadParts): string[] {
  const canonical = canonicalOf({ info, meta, path })
  const known = meta.canonicalPath ?? path
  return [
    `<meta name="description" content="${escape(meta.description)}">`,
    ...(meta.isUnlisted ? ['<meta name="robots" content="noindex">'] : []),
    ...(meta.isUnlisted ? [] : [`<link rel="canonical" href="${escape(canonical)}">`, ...alternates(info, known)]),
    property('og:type', 'website'),
    property('og:site_name', brand.name),
    property('og:locale', formatTag(info.locale).replace('-', '_')),
    property('og:title', meta.title),
    property('og:description', meta.description),
    property('og:url', canonical),
    ...imageOf(info, meta, brand),
  ]
}

/** The same page in every language, as it stands in the head. */
function alternates(info: Known, path: string): string[] {
  const link = (tag: string, locale: string) =>
    `<link rel="alternate" hreflang="${tag}" href="${escape(addressIn(info, locale, path))}">`
  const fallback = info.locales.find(({ isDefault }) => isDefault)!.code
  return [...info.locales.map(({ code }) => link(formatTag(code), code)), link('x-default', fallback)]
}

function imageOf(info: Known, { image, title }: PageMeta, brand: Brand): string[] {
  const shared = brandFile(brand, 'share.webp', SHARE_IMAGE.path)
  const path = image ?? shared
  const isShareImage = path === shared
  return [
    property('og:image', absolute(info, path)),
    ...(isShareImage
      ? [property('og:image:width', String(SHARE_IMAGE.width)), property('og:image:height', String(SHARE_IMAGE.height))]
      : []),
    property('og:image:alt', title),
    `<meta name="twitter:card" content="${isShareImage ? 'summary_large_image' : 'summary'}">`,
  ]
}

function absolute({ publicUrl }: Known, href: string): string {
  return href.startsWith('/') ? publicUrl + href : href
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escape(content)}">`
}
