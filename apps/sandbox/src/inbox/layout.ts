import { document } from '../pages/document.ts'
import { html } from '../pages/html.ts'
import type { Html } from '../pages/html.ts'
import { STYLES_REVISION } from './styles.ts'

/** A whole page of the inbox around its main part. */
export function layout(title: string, main: Html): string {
  return document(
    { title, company: 'Inbox', styles: `/inbox/assets/${STYLES_REVISION}.css` },
    html`<a class="skip" href="#main">Skip to content</a>
      <aside class="notice" aria-label="About this inbox">
        <p>Test inbox. Nothing here was sent to anybody, and whoever opens this page reads it all.</p>
      </aside>
      <header>
        <a class="brand" href="/inbox">${mark}<span>Inbox</span></a>
      </header>
      <main id="main">${main}</main>`,
  )
}

const mark = html`<svg viewBox="0 0 28 28" aria-hidden="true">
  <rect x="2" y="5" width="24" height="18" rx="3" fill="none" stroke="currentColor" stroke-width="2.500" />
  <path d="M3 8l11 8 11-8" fill="none" stroke="currentColor" stroke-width="2.500" stroke-linejoin="round" />
</svg>`
