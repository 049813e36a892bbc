import { html } from '../pages/html.ts'
import type { Html } from '../pages/html.ts'
import { STYLES_REVISION } from './styles.ts'

/** A whole document around the main part of a page. It loads one style sheet and runs no script. */
export function layout(title: string, main: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Inbox</title>
        <link rel="stylesheet" href="/inbox/assets/${STYLES_REVISION}.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <aside class="notice" aria-label="About this inbox">
          <p>Test inbox. Nothing here was sent to anybody, and whoever opens this page reads it all.</p>
        </aside>
        <header>
          <a class="brand" href="/inbox">${mark}<span>Inbox</span></a>
        </header>
        <main id="main">${main}</main>
      </body>
    </html>`.markup
}

const mark = html`<svg viewBox="0 0 28 28" aria-hidden="true">
  <rect x="2" y="5" width="24" height="18" rx="3" fill="none" stroke="currentColor" stroke-width="2.500" />
  <path d="M3 8l11 8 11-8" fill="none" stroke="currentColor" stroke-width="2.500" stroke-linejoin="round" />
</svg>`
