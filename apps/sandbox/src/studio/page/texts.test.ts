import { describe, expect, it } from 'vitest'
import { pageLocales } from '../boot.ts'
import { fill, textsOf } from './texts.ts'

/** Every sentence by its path, with the values it asks for. */
function places(value: unknown, path = ''): [string, string[]][] {
  if (typeof value === 'string') return [[path, (value.match(/\{\w+\}/g) ?? []).toSorted((a, b) => (a < b ? -1 : 1))]]
  return Object.entries(value as object).flatMap(([name, part]) => places(part, `${path}.${name}`))
}

describe.each(pageLocales)('the texts in %s', (locale) => {
  it('ask for the same values as the English ones', () => {
    expect(places(textsOf(locale))).toEqual(places(textsOf('en')))
  })

  it('leave no sentence empty', () => {
    expect(places(textsOf(locale)).map(([path]) => path)).toHaveLength(
      new Set(places(textsOf('en')).map(([path]) => path)).size,
    )
    expect(JSON.stringify(textsOf(locale))).not.toContain('""')
  })
})

describe('filling in', () => {
  it('puts values in their places and leaves unknown places alone', () => {
    expect(fill('{count} of {total}', { count: 2 })).toBe('2 of {total}')
  })

  it('has a word for one and a word for any other number', () => {
    const sentence = (count: number) => fill('{count} free {count:spin|spins}', { count })
    expect([1, 0, 2, 21].map(sentence)).toEqual(['1 free spin', '0 free spins', '2 free spins', '21 free spins'])
  })
})
