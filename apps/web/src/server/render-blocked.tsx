import { renderToStaticMarkup } from 'react-dom/server'
import { ClosedPage } from '../app/closed-page.tsx'
import type { Content } from '../shared/content/content.ts'
import { readPart } from '../shared/content/text.ts'
import { formatTag } from '@baize/contract/dates'
import { PageProvider } from '../shared/page/page-context.tsx'
import type { PageInfo } from '../shared/page/page-info.ts'
import type { Assets } from './assets.ts'
import { bootScript } from './boot-script.ts'
import type { Brand } from './brand/brand.ts'
import { brandFile, brandSheets, pageColours } from './brand/brand-files.ts'
import { preloadedFonts } from './preload-fonts.ts'
import { escape } from './seo/escape.ts'
import type { PageVisitor } from './visitor.ts'

/** The whole HTML for a country that the house is closed to. */
export function renderBlocked({
  visitor: { path },
  address,
  info,
  content,
  assets,
  brand,
}: {
  visitor: PageVisitor
  address: string
  info: PageInfo
  content: Content
  assets: Assets
  brand: Brand
}): string {
  const text = readPart(content.get('globalComponents.geoRestricted'))
  const html = renderToStaticMarkup(
    <PageProvider info={info} content={content}>
      <ClosedPage path={path} address={address} />
    </PageProvider>,
  )
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escape(text('title'))}</title>`,
    `<script>${bootScript}</script>`,
    ...[...assets.styles, ...assets.closedStyles, ...brandSheets(brand)].map(
      (href) => `<link rel="stylesheet" href="${href}">`,
    ),
    ...preloadedFonts(info.locale, assets),
    '<meta name="robots" content="noindex">',
    `<link rel="icon" href="${brandFile(brand, 'favicon.svg', '/favicon.svg')}" type="image/svg+xml">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${pageColours(brand).dark}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${pageColours(brand).light}">`,
    '<meta name="color-scheme" content="dark light">',
  ]
  return (
    `<!doctype html><html lang="${formatTag(info.locale)}" dir="${info.direction}" data-awake><head>${head.join('')}</head>` +
    `<body>${html}</body></html>`
  )
}
