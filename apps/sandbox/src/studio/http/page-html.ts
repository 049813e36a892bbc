import type { GameBoot } from '../boot.ts'
import type { PageAssets } from './assets.ts'
import { opener, warmer } from './opener.ts'
import type { SessionState } from './state.ts'

/**
 * The document of a game. Script and styles are files of our own; the opener alone stands in the page, before the
 * styles, because a script that follows them waits for them. A session that is open already comes with the page, which
 * saves a turn on a slow line.
 */
export function pageHtml(boot: GameBoot, assets: PageAssets, session: SessionState | null): string {
  const { locale, name } = boot
  return `<!doctype html>
<html lang="${locale}" dir="${locale === 'fa' ? 'rtl' : 'ltr'}" data-mode="${boot.mode}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(name)}</title>
${dataBlock('boot', boot)}
${session ? dataBlock('session', session) : ''}
<script>${opener}</script>
<link rel="icon" href="${boot.symbols.wild.image}" type="image/svg+xml">
<link rel="preload" as="image" href="${boot.sheet}">
<link rel="preload" as="font" href="/studio/assets/faces/${boot.type.face}" crossorigin fetchpriority="low">
<link rel="stylesheet" href="/studio/assets/play.css?v=${assets.version}">
<script type="module" src="/studio/assets/play.js?v=${assets.version}"></script>
</head>
<body>
<div id="game"></div>
<noscript><p>${escapeHtml(name)}: JavaScript</p></noscript>
</body>
</html>
`
}

/** Shown to nobody: has the browser fetch the code of games before the first is opened. */
export function warmHtml(siteOrigin: string, assets: PageAssets): string {
  return `<!doctype html>
<html lang="en" data-site="${escapeHtml(siteOrigin)}">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Baize</title>
<script>${warmer}</script>
<link rel="modulepreload" href="/studio/assets/play.js?v=${assets.version}">
<link rel="stylesheet" href="/studio/assets/play.css?v=${assets.version}">
</head>
<body></body>
</html>
`
}

/** A page for links that lead nowhere. */
export function missingGameHtml(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>There is no such game</title>
</head>
<body>
<h1>There is no such game</h1>
<p>The link is wrong or the game has left the catalogue.</p>
</body>
</html>
`
}

/** JSON that cannot end its script element. */
function dataBlock(id: string, data: object): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
