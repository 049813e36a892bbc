import { html } from './html.ts'
import type { Html } from './html.ts'

export interface DocumentFrame {
  /** What the page is about, and whose it is. */
  title: string
  company: string
  language?: string
  direction?: 'ltr' | 'rtl'
  /** Address of the one style sheet. */
  styles: string
  /** More of the head. */
  head?: Html | false
}

/** A whole document around a body. It loads one style sheet and runs no script. */
export function document(frame: DocumentFrame, body: Html): string {
  const { title, company, language = 'en', direction = 'ltr', styles, head } = frame
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${company}</title>
        <link rel="stylesheet" href="${styles}" />
        <link rel="icon" href="data:," />
        ${head}
      </head>
      <body>
        ${body}
      </body>
    </html>`.markup
}

/** Links to the same page in each language of `texts`. */
export function languageLinks<Language extends string>(
  texts: Readonly<Record<Language, { name: string; language: string }>>,
  current: Language,
  link: (language: Language) => string,
): Html {
  const known = Object.keys(texts) as Language[]
  return html`<nav aria-label="${texts[current].language}">
    ${known.map((language) => html`<a href="${link(language)}" lang="${language}" hreflang="${language}" ${language === current && html` aria-current="true"`}>${texts[language].name}</a>`)}
  </nav>`
}
