import { describe, expect, it } from 'vitest'
import { addressOf, countryOf, mayBeFrom, placeOf } from './visitor.ts'

describe('the country of a visitor', () => {
  it.each([
    ['DE', 'DE'],
    ['de', 'DE'],
    [' DE ', 'DE'],
    ['DE, de', 'DE'],
    [['DE', 'DE'], 'DE'],
    [undefined, 'unknown'],
    ['', 'unknown'],
    ['XX', 'unknown'],
    ['T1', 'unknown'],
    ['DE, KP', 'conflicting'],
    [['KP', 'DE'], 'conflicting'],
    ['DE,', 'conflicting'],
    ['XX, DE', 'conflicting'],
    ['Germany', 'conflicting'],
    ['D', 'conflicting'],
    ['ß', 'conflicting'],
  ])('is read from %j as %s', (header, country) => {
    expect(countryOf(header)).toBe(country)
  })

  it('closes what is closed to it, and nothing else', () => {
    expect(mayBeFrom('KP', 'KP', false)).toBe(true)
    expect(mayBeFrom('DE', 'KP', true)).toBe(false)
  })

  it('may be any when what is said of it contradicts itself', () => {
    expect(mayBeFrom('conflicting', 'KP', false)).toBe(true)
  })

  it('may be any when nothing is said, where the edge places everybody', () => {
    expect(mayBeFrom('unknown', 'KP', false)).toBe(false)
    expect(mayBeFrom('unknown', 'KP', true)).toBe(true)
  })

  it('is a place only when it is one', () => {
    expect((['DE', 'unknown', 'conflicting'] as const).map(placeOf)).toEqual(['DE', null, null])
  })
})

describe('the address of a visitor', () => {
  it('is what the edge added, and not what the visitor sent before it', () => {
    expect(addressOf('203.0.113.7', '127.0.0.1')).toBe('203.0.113.7')
    expect(addressOf('198.51.100.1, 203.0.113.7', '127.0.0.1')).toBe('203.0.113.7')
    expect(addressOf(['198.51.100.1', '203.0.113.7'], '127.0.0.1')).toBe('203.0.113.7')
    expect(addressOf(`${'1'.repeat(100)}, 2001:db8::7`, '127.0.0.1')).toBe('2001:db8::7')
  })

  it.each([undefined, 'me', '203.0.113.7, ', '', []])('is the connection where the header says %j', (header) => {
    expect(addressOf(header, '127.0.0.1')).toBe('127.0.0.1')
  })
})
