import { describe, expect, it } from 'vitest'
import { readMarkdown, readMarkdownLine } from './markdown.ts'

describe('block markdown', () => {
  it('knows headings of the second to fourth level, each with an id', () => {
    expect(readMarkdown('# One\n\n## Two words\n\n###### Six').nodes).toEqual([
      ['h2', ['One'], 'one'],
      ['h2', ['Two words'], 'two-words'],
      ['h4', ['Six'], 'six'],
    ])
  })

  it('gives equal headings, and those named like a part of the page, an id of their own', () => {
    const ids = readMarkdown('## Fees\n\n## Fees\n\n## Content\n\n## قواعد').nodes.map((node) => node[2])
    expect(ids).toEqual(['fees', 'fees-2', 'content-2', 'قواعد'])
  })

  it('knows paragraphs, lists within lists, quotes and rules', () => {
    expect(readMarkdown('a\nb\n\n- c\n  - d\n\n3. e\n\n> f\n\n---').nodes).toEqual([
      ['p', ['a b']],
      ['ul', [['li', ['c', ['ul', [['li', ['d']]]]]]]],
      ['ol', [['li', ['e']]], '3'],
      ['blockquote', [['p', ['f']]]],
      ['hr', []],
    ])
  })

  it('knows tables, with the side of their columns', () => {
    expect(readMarkdown('| a | b |\n|---|--:|\n| *c* | 1 |').nodes).toEqual([
      [
        'table',
        [
          [
            'thead',
            [
              [
                'tr',
                [
                  ['th', ['a']],
                  ['th', ['b'], 'end'],
                ],
              ],
            ],
          ],
          [
            'tbody',
            [
              [
                'tr',
                [
                  ['td', [['em', ['c']]]],
                  ['td', ['1'], 'end'],
                ],
              ],
            ],
          ],
        ],
      ],
    ])
  })

  it('shows pictures of the site only', () => {
    expect(readMarkdown('![A card](/pictures/card.svg)').nodes).toEqual([
      ['p', [['img', ['A card'], '/pictures/card.svg']]],
    ])
    const outside = readMarkdown('![A card](https://evil.example/a.png)')
    expect(outside.nodes).toEqual([['p', ['A card']]])
    expect(outside.broken).toHaveLength(1)
  })

  it('leaves markup as text', () => {
    const source = '<script>alert(1)</script>\n\na <b onclick="x">b</b>'
    expect(JSON.stringify(readMarkdown(source).nodes)).toBe(
      JSON.stringify([
        ['p', ['<script>alert(1)</script>']],
        ['p', ['a <b onclick="x">b</b>']],
      ]),
    )
  })
})

describe('markdown of a line', () => {
  it('knows emphasis, code and places', () => {
    expect(readMarkdownLine('a **b** *c* `d` {e}').nodes).toEqual([
      'a ',
      ['strong', ['b']],
      ' ',
      ['em', ['c']],
      ' ',
      ['code', ['d']],
      ' {e}',
    ])
  })

  it.each(['/e', '/e?f=1', '?sign-in=true', '#fees', 'https://example.com/a', 'mailto:a@b.example', '{wheel}'])(
    'leads to %s',
    (href) => {
      const { nodes, broken } = readMarkdownLine(`[d](${href})`)
      expect([nodes, broken]).toEqual([[['a', ['d'], href]], []])
    },
  )

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'http://a.example',
    'x',
  ])('does not lead to %s, and says so', (href) => {
    const { nodes, broken } = readMarkdownLine(`[d](${href})`)
    expect([nodes, broken]).toEqual([['d'], [`[d](${href})`]])
  })

  it('says where a link was not finished', () => {
    expect(readMarkdownLine('see [here] (/there)').broken).toEqual(['[here] (/there)'])
    expect(readMarkdownLine('see [here](/there').broken).toEqual(['[here](/there'])
  })
})
