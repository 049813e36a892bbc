import type { LetterContent } from './letter.ts'

/** Both appearances in one sheet; programs that drop sheets show plain text on white, which is as good to read. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:24px 16px;background:#f6f1e4;color:#14271e;font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif}
main{max-width:560px;margin:0 auto;padding:24px 28px;background:#fffdf6;border:1px solid #ddd3bd;border-radius:12px}
p{margin:0 0 16px;overflow-wrap:anywhere}p:last-child{margin:0}
a{color:#0c5a3a;font-weight:600}
@media (prefers-color-scheme:dark){body{background:#0d1a14;color:#eee7d4}main{background:#14271e;border-color:#2c4638}a{color:#e2b857}}`

/**
 * The letter for programs that show HTML: its own words and nothing else. Nothing is fetched from anywhere, so nobody is
 * told that it was opened.
 */
export function htmlOf({ locale, subject, text }: LetterContent): string {
  const [language, region] = locale.split('-')
  const paragraphs = text.split('\n\n').map((paragraph) => `<p>${paragraph.split('\n').map(line).join('<br>')}</p>`)
  return `<!doctype html>
<html lang="${region ? `${language}-${region.toUpperCase()}` : language}" dir="${isRightToLeft(locale) ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escaped(subject ?? '')}</title><style>${STYLE}</style></head>
<body><main>${paragraphs.join('\n')}</main></body>
</html>
`
}

/** A line that is an address leads there; whatever else somebody wrote stays text. */
function line(text: string): string {
  return /^https?:\/\/[!-~]+$/.test(text) ? `<a href="${escaped(text)}" dir="ltr">${escaped(text)}</a>` : escaped(text)
}

function isRightToLeft(locale: string): boolean {
  return /^(ar|fa|he|ur)\b/.test(locale)
}

function escaped(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replaceAll(/[&<>"]/g, (character) => entities[character]!)
}
