import type { SectionOnPage } from './section.ts'
import type { ExportWords } from './words/words.ts'

interface PageSetting {
  language: string
  words: ExportWords
  siteName: string
  madeAt: Date
}

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#14271e}
table{border-collapse:collapse;width:100%}caption{text-align:start;font-weight:600;font-size:1.25rem;padding:2rem 0 .5rem}
th,td{text-align:start;vertical-align:top;padding:.4rem .6rem;border-bottom:1px solid #ddd3bd;overflow-wrap:anywhere}`

/** Everything on one page, which needs nothing but itself. */
export function readablePage(sections: readonly SectionOnPage[], { language, words, siteName, madeAt }: PageSetting) {
  const title = words.title.replace('{site}', siteName)
  const made = words.made.replace('{date}', madeAt.toISOString())
  const tables = sections.map((section) => table(section, words)).join('\n')
  return `<!doctype html>
<html lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style>${STYLE}</style></head>
<body><h1>${escaped(title)}</h1>
<p>${escaped(made)}</p>
${tables}
</body></html>
`
}

function table({ name, rows, rowCount, shown }: SectionOnPage, words: ExportWords): string {
  const caption = `<caption>${escaped(words.sections[name])}</caption>`
  if (rows.length === 0) return `<table>${caption}<tr><td>${escaped(words.nothing)}</td></tr></table>`
  const head = shown.map((member) => `<th scope="col">${escaped(words.members[member] ?? member)}</th>`).join('')
  const body = rows.map((row) => `<tr>${shown.map((member) => cell(row[member])).join('')}</tr>`).join('\n')
  const rest = rowCount > rows.length ? `\n<p>${escaped(restOf(words, rows.length, rowCount, name))}</p>` : ''
  return `<table>${caption}<thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>${rest}`
}

function restOf({ rest }: ExportWords, shown: number, all: number, name: string): string {
  return rest.replace('{shown}', String(shown)).replace('{all}', String(all)).replace('{file}', `${name}.json`)
}

function cell(value: unknown): string {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return `<td dir="auto">${isPlain ? escaped(String(value)) : ''}</td>`
}

function escaped(text: string): string {
  const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replaceAll(/[&<>"]/g, (character) => entities[character]!)
}
