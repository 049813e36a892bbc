import { expect, it } from 'vitest'
import { preloadedFonts } from './preload-fonts.ts'

const NAMES = [
  'instrument-sans-latin-wght-normal',
  'instrument-sans-latin-ext-wght-normal',
  'fraunces-latin-600-normal',
  'noto-sans-devanagari-devanagari-wght-normal',
]
const fonts = Object.fromEntries(NAMES.map((name) => [name, name]))
const namesFor = (locale: string) =>
  preloadedFonts(locale, { fonts }).map((link) => /href="([^"]+)"/.exec(link)![1]!.split('-').slice(0, 4).join('-'))

it('has faces of more letters and of other scripts fetched where a language needs them', () => {
  expect(namesFor('de')).toEqual(['instrument-sans-latin-wght', 'fraunces-latin-600-normal'])
  expect(namesFor('tr')).toEqual([
    'instrument-sans-latin-wght',
    'instrument-sans-latin-ext',
    'fraunces-latin-600-normal',
  ])
  expect(namesFor('hi')).toEqual(['noto-sans-devanagari-devanagari', 'instrument-sans-latin-wght'])
})
