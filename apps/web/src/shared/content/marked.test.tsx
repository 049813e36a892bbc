import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readMarkdown } from '../../server/content/markdown.ts'
import { PageProvider } from '../page/page-context.tsx'
import type { PageInfo } from '../page/page-info.ts'
import { FetchedContent } from './content.ts'
import { Marked, MarkedLine } from './marked.tsx'

const info = { prefix: '/de', locale: 'de' } as PageInfo
const content = new FetchedContent({}, () => Promise.resolve({}))

function show(element: React.ReactNode): string {
  return renderToStaticMarkup(
    <PageProvider info={info} content={content}>
      {element}
    </PageProvider>,
  )
}

const marked = (source: string) => ({ $md: readMarkdown(source).nodes })

describe('marked text on a page', () => {
  it('is headings, paragraphs, lists and tables', () => {
    expect(
      show(<Marked text={marked('## A b\n\nc *d* **e** `f`\n\n1. g\n\n| h |\n|:-:|\n| i |\n\n---\n\n> j')} />),
    ).toBe(
      '<h2 id="a-b">A b</h2><p>c <em>d</em> <strong>e</strong> <code>f</code></p><ol><li>g</li></ol>' +
        '<table><thead><tr><th data-align="center">h</th></tr></thead><tbody><tr><td data-align="center">i</td></tr></tbody></table>' +
        '<hr/><blockquote><p>j</p></blockquote>',
    )
  })

  it('leads within the site in the language of the page, and out of it into another window', () => {
    const source = '[a](/static/terms) [b](?sign-in=true) [c](#d) [e](https://example.com) [f](mailto:a@b.example)'
    expect(show(<MarkedLine text={marked(source)} />)).toBe(
      '<a href="/de/static/terms">a</a> <a href="?sign-in=true">b</a> <a href="#d">c</a> ' +
        '<a href="https://example.com" target="_blank" rel="noopener">e</a> <a href="mailto:a@b.example">f</a>',
    )
  })

  it('shows markup as the text it is', () => {
    expect(show(<Marked text={marked('<img src=x onerror=alert(1)>')} />)).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
    )
  })

  it('is a paragraph when it is plain', () => {
    expect(show(<Marked text="a" />)).toBe('<p>a</p>')
    expect(show(<Marked text={undefined} />)).toBe('')
    expect(show(<MarkedLine text="a" />)).toBe('a')
  })
})
