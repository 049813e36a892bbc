import type { PageData, PageMeta } from '../shared/page/page-data.ts'
import { pathIn } from '../shared/page/locale.ts'
import type { Assets } from './assets.ts'
import { bootScript, startScript } from './boot-script.ts'

export interface DocumentParts {
  html: string
  data: PageData
  meta: PageMeta
  /** Path without locale prefix. */
  path: string
  assets: Assets
  /** Source path of the page's chunk, whose files are fetched at once. */
  chunk: string | null
  /** Source paths of the parts that wake up later; their HTML needs their styles now. */
  islands?: readonly string[]
}

/** The whole HTML of a page: head, markup, and the data it was made from, once. */
export function writeDocument({ html, data, meta, path, assets, chunk, islands = [] }: DocumentParts): string {
  const { info } = data
  const chunkAssets = (chunk && assets.chunks[chunk]) || { scripts: [], styles: [] }
  const islandStyles = islands.flatMap((source) => assets.chunks[source]?.styles ?? [])
  const styles = [...new Set([...assets.styles, ...chunkAssets.styles, ...islandStyles])]
  const fallback = info.locales.find(({ isDefault }) => isDefault)!.code
  const address = (locale: string, target: string) => info.publicUrl + pathIn(locale, target, fallback)
  const canonical = address(info.locale, meta.canonicalPath ?? path)
  const font = info.direction === 'rtl' ? 'vazirmatn-arabic-wght-normal' : 'instrument-sans-latin-wght-normal'
  const fontHref = assets.fonts[font]
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escape(meta.title)}</title>`,
    `<script>${bootScript}</script>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    fontHref && `<link rel="preload" as="font" type="font/woff2" href="${fontHref}" crossorigin>`,
    ...(meta.preloadImages ?? []).map(
      ({ href, srcSet, media }) =>
        `<link rel="preload" as="image" href="${escape(href)}"${attribute('imagesrcset', srcSet)}${attribute('media', media)} fetchpriority="high">`,
    ),
    `<meta name="scripts" content="${[assets.entryScript, ...assets.preload, ...chunkAssets.scripts].join(' ')}">`,
    `<meta name="description" content="${escape(meta.description)}">`,
    meta.isUnlisted && '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escape(canonical)}">`,
    ...info.locales.map(
      ({ code }) =>
        `<link rel="alternate" hreflang="${code}" href="${escape(address(code, meta.canonicalPath ?? path))}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escape(address(fallback, meta.canonicalPath ?? path))}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0c1b15">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fffdf7">',
    '<meta name="color-scheme" content="dark light">',
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Baize">',
    `<meta property="og:title" content="${escape(meta.title)}">`,
    `<meta property="og:description" content="${escape(meta.description)}">`,
    `<meta property="og:url" content="${escape(canonical)}">`,
    meta.image && `<meta property="og:image" content="${escape(meta.image)}">`,
    assets.developmentHead,
    `<script>${startScript}</script>`,
  ]
  const lang = info.locale
  return (
    `<!doctype html><html lang="${lang}" dir="${info.direction}"><head>${tags.filter(Boolean).join('')}</head>` +
    `<body><div id="app">${html}</div><script type="application/json" id="page-data">${jsonForHtml(data)}</script></body></html>`
  )
}

/** JSON that cannot end its script element. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function attribute(name: string, value: string | undefined): string {
  return value ? ` ${name}="${escape(value)}"` : ''
}
