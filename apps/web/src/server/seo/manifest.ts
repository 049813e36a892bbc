import { readPart } from '../../shared/content/text.ts'
import { formatTag } from '@baize/contract/dates'
import { directionOf } from '../../shared/page/locale.ts'
import type { ContentStore } from '../content-store.ts'
import { SITE_NAME } from './site-name.ts'

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
  return {
    id: '/',
    name: text('title') || SITE_NAME,
    short_name: SITE_NAME,
    description: text('description'),
    lang: formatTag(locale),
    dir: directionOf(locale),
    // The language is the visitor's as everywhere; the query tells the site that it was installed.
    start_url: '/?source=pwa',
    scope: '/',
    display: 'standalone',
    background_color: '#08130f',
    theme_color: '#0c1b15',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...[192, 512].flatMap((size) => [icon(size, 'any'), icon(size, 'maskable')]),
    ],
  }
}

function icon(size: number, purpose: 'any' | 'maskable') {
  const name = purpose === 'any' ? `icon-${size}` : `icon-maskable-${size}`
  return { src: `/${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }
}
