import { readPart } from '../../shared/content/text.ts'
import { formatTag } from '@baize/contract/dates'
import { directionOf } from '../../shared/page/locale.ts'
import { brandFile, pageColours, themeColours } from '../brand/brand-files.ts'
import type { Brand } from '../brand/brand.ts'
import type { ContentStore } from '../content-store.ts'

const PATH = '/manifest.webmanifest'

/** The address of the manifest in a language. */
export function manifestPath(locale: string): string {
  return `${PATH}?locale=${locale}`
}

/** How the site stands on a home screen; `null` when the address is not the manifest's. */
export function manifestAt(url: URL, store: ContentStore, defaultLocale: string): object | null {
  if (url.pathname !== PATH) return null
  const asked = url.searchParams.get('locale') ?? ''
  const locale = /^[a-z]{2}(-[a-z]{2})?$/.test(asked) ? asked : defaultLocale
  const text = readPart(store.part(locale, 'globalComponents.globalSeo') ?? {})
  const { brand } = store
  return {
    id: '/',
    name: text('title') || brand.name,
    short_name: brand.name,
    description: text('description'),
    lang: formatTag(locale),
    dir: directionOf(locale),
    // The language is the visitor's as everywhere; the query tells the site that it was installed.
    start_url: '/?source=pwa',
    scope: '/',
    display: 'standalone',
    background_color: pageColours(brand).dark,
    theme_color: themeColours(brand).dark,
    icons: [
      { src: brandFile(brand, 'favicon.svg', '/favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].flatMap((size) => [icon(brand, size, 'any'), icon(brand, size, 'maskable')]),
    ],
  }
}

function icon(brand: Brand, size: number, purpose: 'any' | 'maskable') {
  const name = purpose === 'any' ? `icon-${size}` : `icon-maskable-${size}`
  return { src: brandFile(brand, `${name}.png`, `/${name}.png`), sizes: `${size}x${size}`, type: 'image/png', purpose }
}
