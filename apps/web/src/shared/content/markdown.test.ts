import { describe, expect, it } from 'vitest'
import { parseInline, parseMarked } from './markdown.ts'
import { fill, readPart } from './text.ts'

describe('the markdown of texts', () => {
  it('knows headings, paragraphs and lists', () => {
    expect(parseMarked('## One\n\nTwo\nthree\n\n- a\n- b').map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'list',
    ])
  })

  it('knows emphasis and links', () => {
    expect(parseInline('a **b** *c* [d](/e)')).toEqual([
      { kind: 'text', text: 'a ' },
      { kind: 'strong', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'emphasis', text: 'c' },
      { kind: 'text', text: ' ' },
      { kind: 'link', text: 'd', href: '/e' },
    ])
  })

  it('links nowhere but into the site and to web addresses', () => {
    expect(parseInline('[x](javascript:alert(1))').some(({ kind }) => kind === 'link')).toBe(false)
    expect(parseInline('[x](https://example.com)')).toMatchObject([{ kind: 'link' }])
  })

  it('leaves markup as text', () => {
    expect(parseInline('<script>1</script>')).toEqual([{ kind: 'text', text: '<script>1</script>' }])
  })
})

describe('texts', () => {
  it('fill their places and leave unknown ones', () => {
    expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}')
  })

  it('read empty where the content has nothing', () => {
    const text = readPart({ a: { b: 'c' } })
    expect([text('a.b'), text('a.x'), text('x.y')]).toEqual(['c', '', ''])
  })
})
