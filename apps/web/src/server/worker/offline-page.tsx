import { formatTag } from '@baize/contract/dates'
import { renderToStaticMarkup } from 'react-dom/server'
import { Logo } from '../../app/logo.tsx'
import { readPart } from '../../shared/content/text.ts'
import { directionOf } from '../../shared/page/locale.ts'
import type { Assets } from '../assets.ts'
import { bootScript } from '../boot-script.ts'
import { brandSheets, pageBrandOf, pageColours } from '../brand/brand-files.ts'
import type { ContentStore } from '../content-store.ts'
import { preloadedFonts } from '../preload-fonts.ts'
import { escape } from '../seo/escape.ts'

export const OFFLINE_PICTURE = '/pictures/pending.svg'
/** Opens the page that was asked for once there is a line. */
export const OFFLINE_SCRIPT = '/offline.js'

/** The whole HTML of what an installed site shows without a line, made of nothing but what the worker keeps. */
export function writeOfflinePage(locale: string, { store, assets }: { store: ContentStore; assets: Assets }): string {
  const text = readPart(store.part(locale, 'globalComponents.error') ?? {})
  const html = renderToStaticMarkup(
    <div className="closed">
      <header className="closed-brand">
        <Logo brand={pageBrandOf(store.brand)} />
      </header>
      <main className="closed-card">
        <img className="closed-picture" src={OFFLINE_PICTURE} width="240" height="180" alt="" />
        <h1 className="closed-title">{text('offline.title')}</h1>
        <p className="closed-text">{text('offline.description')}</p>
        <button type="button" className="closed-way">
          {text('offline.button')}
        </button>
      </main>
    </div>,
  )
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escape(text('offline.title'))}</title>`,
    `<script>${bootScript}</script>`,
    ...[...assets.styles, ...assets.closedStyles, ...brandSheets(store.brand)].map(
      (href) => `<link rel="stylesheet" href="${href}">`,
    ),
    ...preloadedFonts(locale, assets),
    '<meta name="robots" content="noindex">',
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${pageColours(store.brand).dark}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${pageColours(store.brand).light}">`,
    '<meta name="color-scheme" content="dark light">',
    `<script src="${OFFLINE_SCRIPT}" defer></script>`,
  ]
  return (
    `<!doctype html><html lang="${formatTag(locale)}" dir="${directionOf(locale)}" data-awake><head>${head.join('')}</head>` +
    `<body>${html}</body></html>`
  )
}
