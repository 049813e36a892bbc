import { describe, expect, it } from 'vitest'
import { markedLink, wordsOf } from './marked-text.ts'
import { fill, readPart } from './text.ts'

const part = {
  a: { b: 'c {count}' },
  line: { $md: ['See ', ['em', ['your ', ['a', ['wheel {name}'], '/wheels']]], ' {place}.'] },
  away: { $md: [['a', ['there'], '{place}']] },
  games: { $plural: { one: '{count} game', other: '{count} games' } },
}

describe('texts', () => {
  it('fill their places and leave unknown ones', () => {
    expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}')
    expect(readPart(part)('a.b', { count: 2 })).toBe('c 2')
  })

  it('read empty where the content has nothing', () => {
    const text = readPart(part)
    expect([text('a.x'), text('x.y'), text.plural('x', 1), text.marked('x')]).toEqual(['', '', '', { $md: [] }])
  })

  it('give the words of marked text where plain text is asked for', () => {
    expect(readPart(part)('line', { name: 'Gold', place: 'here' })).toBe('See your wheel Gold here.')
  })
})

describe('marked texts', () => {
  it('are filled wherever words stand', () => {
    expect(readPart(part).marked('line', { name: 'Gold', place: 7 }).$md).toEqual([
      'See ',
      ['em', ['your ', ['a', ['wheel ', 'Gold'], '/wheels']]],
      ' ',
      '7',
      '.',
    ])
  })

  it('take a link for a value', () => {
    const { $md } = readPart(part).marked('line', { place: markedLink('Gold', '/wheels/gold') })
    expect($md[3]).toEqual(['a', ['Gold'], '/wheels/gold'])
    expect(wordsOf($md)).toBe('See your wheel {name} Gold.')
  })

  it('lead to an address that is filled in, and only within the site', () => {
    const text = readPart(part)
    expect(text.marked('away', { place: '/profile/bonuses' }).$md).toEqual([['a', ['there'], '/profile/bonuses']])
    for (const place of ['https://evil.example', '//evil.example', 'javascript:alert(1)'])
      expect(text.marked('away', { place }).$md).toEqual(['there'])
  })

  it('are made of plain text as it is', () => {
    expect(readPart(part).marked('a.b', { count: 1 }).$md).toEqual(['c ', '1'])
  })
})

describe('texts that count', () => {
  it('take the form of the language, and its figures', () => {
    expect([0, 1, 2, 1234].map((count) => readPart(part, 'en').plural('games', count))).toEqual([
      '0 games',
      '1 game',
      '2 games',
      '1,234 games',
    ])
    expect(readPart(part, 'fa').plural('games', 1234)).toBe('۱٬۲۳۴ games')
  })

  it('know the forms of languages with many', () => {
    const files = {
      $plural: { one: '{count} файл', few: '{count} файла', many: '{count} файлов', other: '{count} файла' },
    }
    expect([1, 3, 5, 21].map((count) => readPart({ files }, 'ru').plural('files', count))).toEqual([
      '1 файл',
      '3 файла',
      '5 файлов',
      '21 файл',
    ])
  })

  it('use the only text there is for every number', () => {
    expect(readPart({ games: '{count} games of {all}' }).plural('games', 1, { all: 9 })).toBe('1 games of 9')
  })
})
