import { formatTag } from '@baize/contract/dates'
import type { PageData, PageMeta } from '../shared/page/page-data.ts'
import type { Assets } from './assets.ts'
import { bootScript, startScript } from './boot-script.ts'
import type { Brand } from './brand/brand.ts'
import { brandFile, brandSheets, themeColours } from './brand/brand-files.ts'
import { preloadedFonts } from './preload-fonts.ts'
import { escape } from './seo/escape.ts'
import { headOf } from './seo/head.ts'
import { manifestPath } from './seo/manifest.ts'

export interface DocumentParts {
  html: string
  data: PageData
  meta: PageMeta
  /** Path without locale prefix. */
  path: string
  assets: Assets
  brand: Brand
  /** Source path of the page's chunk, whose files are fetched at once. */
  chunk: string | null
  /** Source paths of the parts that wake up later; their HTML needs their styles now. */
  islands?: readonly string[]
  /** What search engines are told of the page, as schema.org words it. */
  structuredData?: readonly object[]
}

/** The whole HTML of a page: head, markup, and the data it was made from, once. */
export function writeDocument({
  html,
  data,
  meta,
  path,
  assets,
  brand,
  chunk,
  islands = [],
  structuredData = [],
}: DocumentParts): string {
  const { info } = data
  const chunkAssets = (chunk && assets.chunks[chunk]) || { scripts: [], styles: [] }
  const islandStyles = islands.flatMap((source) => assets.chunks[source]?.styles ?? [])
  const styles = [...new Set([...assets.styles, ...chunkAssets.styles, ...islandStyles])]
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escape(meta.title)}</title>`,
    `<script>${bootScript}</script>`,
    `<script>${startScript}</script>`,
    ...[...styles, ...brandSheets(brand)].map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloadedFonts(info.locale, assets),
    ...(meta.preloadImages ?? []).map(
      ({ href, srcSet, media }) =>
        `<link rel="preload" as="image" href="${escape(href)}"${attribute('imagesrcset', srcSet)}${attribute('media', media)} fetchpriority="high">`,
    ),
    `<meta name="scripts" content="${[assets.entryScript, ...assets.preload, ...chunkAssets.scripts].join(' ')}">`,
    ...headOf({ info, meta, path, brand }),
    `<link rel="icon" href="${brandFile(brand, 'favicon.svg', '/favicon.svg')}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${brandFile(brand, 'apple-touch-icon.png', '/apple-touch-icon.png')}">`,
    `<link rel="manifest" href="${manifestPath(info.locale)}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColours(brand).dark}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${themeColours(brand).light}">`,
    '<meta name="color-scheme" content="dark light">',
    ...structuredData.map((data) => `<script type="application/ld+json">${jsonForHtml(data)}</script>`),
    assets.developmentHead,
  ]
  return (
    `<!doctype html><html lang="${formatTag(info.locale)}" dir="${info.direction}"><head>${tags.filter(Boolean).join('')}</head>` +
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

function attribute(name: string, value: string | undefined): string {
  return value ? ` ${name}="${escape(value)}"` : ''
}
