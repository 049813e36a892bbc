import { document, languageLinks } from '../pages/document.ts'
import { html } from '../pages/html.ts'
import type { Html } from '../pages/html.ts'
import { STYLES_REVISION } from './styles.ts'
import { texts } from './texts.ts'
import type { Language } from './texts.ts'

export interface PageFrame {
  title: string
  language: Language
  /** Address of the same page in another language. */
  languageLink?: (language: Language) => string
  /** Where the page leads by itself after a moment. */
  goesTo?: string
}

/** Long enough to read a sentence. */
const GOES_AFTER_S = 3

/** A whole page of the company around its main part. */
export function layout({ title, language, languageLink, goesTo }: PageFrame, body: Html): string {
  const text = texts[language]
  return document(
    {
      title,
      company: 'Tillpoint',
      language,
      direction: text.direction,
      styles: `/cashier/assets/${STYLES_REVISION}.css`,
      head: goesTo !== undefined && html`<meta http-equiv="refresh" content="${GOES_AFTER_S};url=${goesTo}" />`,
    },
    html`<p class="notice">${text.testNotice}</p>
      <header>
        <span class="brand"
          >${mark}<span>Tillpoint <small>${text.secureCheckout}</small></span></span
        >${languageLink && languageLinks(texts, language, languageLink)}
      </header>
      ${body}
      <footer class="muted"><span>Tillpoint</span></footer>`,
  )
}

const mark = html`<svg viewBox="0 0 28 28" aria-hidden="true">
  <rect x="1" y="1" width="26" height="26" rx="7" fill="currentColor" />
  <path d="M7 9.500h14M14 9.500V20" stroke="var(--on-blue)" stroke-width="3" stroke-linecap="round" fill="none" />
  <circle cx="20" cy="19.500" r="2" fill="var(--on-blue)" />
</svg>`
